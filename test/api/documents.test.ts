import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteDocument } from '../../src/contract/documents.ts';
import type { SkyAccuracy } from '../../src/contract/sky.ts';
import { brandFiles } from '../../src/art/brand/catalog.ts';
import { accuracyOf, positionErrors, stateErrors } from '../../src/domain/sky/accuracy.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import { filesInZip } from '../harness/zip.ts';

const OWNER = {
  OWNER_NAME: 'Ada Brass & Daughters',
  OWNER_ADDRESS: '1 Meridian Street, Greenwich',
  CONTACT_EMAIL: 'desk@zodiary.example',
  GOVERNING_LAW: 'the Netherlands',
};
const PAGES = ['/about', '/logos', '/privacy-policy', '/terms-of-service'];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
});
afterAll(() => site.stop());

const textOf = async (path: string): Promise<string> => (await ask(site.url, path)).text;

async function jsonOf<T>(path: string): Promise<T> {
  return JSON.parse(await textOf(path)) as T;
}

async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
}

describe('documents', () => {
  it('carry what the settings say about the owner', async () => {
    const privacy = await textOf('/privacy-policy');
    expect(privacy).toContain('This site is run by Ada Brass &amp; Daughters.');
    expect(privacy).toContain('The postal address is 1 Meridian Street, Greenwich.');
    expect(privacy).toContain('<a href="mailto:desk@zodiary.example">desk@zodiary.example</a>');
    expect(await textOf('/terms-of-service')).toContain('governed by the law of the Netherlands');
    expect(await textOf('/about')).toContain('Ada Brass &amp; Daughters');
  });

  it('are answered by the API as the pages show them', async () => {
    const { version, updatedAt, changes, sections } = await jsonOf<SiteDocument>(
      '/api/documents/privacy-policy',
    );
    expect({ version, updatedAt }).toEqual({ version: changes[0]!.version, updatedAt: changes[0]!.date });
    const page = await textOf('/privacy-policy');
    for (const { id, html } of sections) {
      expect(page).toContain(`<h2 id="${id}"`);
      expect(page).toContain(html);
    }
    expect((await ask(site.url, '/api/documents/nothing')).status).toBe(404);
    expect((await ask(site.url, '/api/documents/owner')).status).toBe(404);
  });

  it.each(PAGES)('%s may be found by search engines and sets no cookie', async (path) => {
    const { status, headers, text } = await ask(site.url, path);
    expect(status).toBe(200);
    expect(text).not.toContain('content="noindex"');
    expect(text).toContain(`"url":"http://localhost`);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

describe('the figures of our accuracy', () => {
  it('are those of the check, worked out on the day', async () => {
    const told = await jsonOf<SkyAccuracy>('/api/sky/accuracy');
    expect(told.checkedOn).toBe('2026-11-15');
    const bodies = accuracyOf(positionErrors());
    expect(told.longitudes.bodies).toMatchObject(bodies);
    expect(told.longitudes.bodies).toHaveLength(bodies.length);
    expect(told.directions.places).toBe(stateErrors().length);
    for (const { errorsArcsec, places, mostArcsec } of told.longitudes.bodies) {
      expect(errorsArcsec).toHaveLength(places);
      expect(Math.max(...errorsArcsec.map(Math.abs))).toBe(mostArcsec);
    }
  });

  it('stand on the page', async () => {
    const page = await textOf('/about');
    for (const { typicalArcsec, mostArcsec } of accuracyOf(positionErrors())) {
      expect(page).toContain(`>${typicalArcsec.toFixed(2)}″<`);
      expect(page).toContain(`>${mostArcsec.toFixed(2)}″<`);
    }
  });
});

describe('logos', () => {
  const TYPES = { svg: 'image/svg+xml', png: 'image/png' };

  it('are linked from their page and come with their type, to be saved under their name', async () => {
    const page = await textOf('/logos');
    for (const { name, format } of brandFiles()) {
      expect(page).toContain(`href="/brand/${name}" download="${name}"`);
      const { status, headers } = await ask(site.url, `/brand/${name}`, { method: 'HEAD' });
      expect({ name, status, type: headers['content-type'], as: headers['content-disposition'] }).toEqual({
        name,
        status: 200,
        type: expect.stringContaining(TYPES[format]),
        as: `attachment; filename="${name}"`,
      });
    }
  });

  it('come all in one archive, the same files byte for byte', async () => {
    const { headers } = await ask(site.url, '/brand/zodiary-logos.zip', { method: 'HEAD' });
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe('attachment; filename="zodiary-logos.zip"');
    const files = filesInZip(await bytesOf('/brand/zodiary-logos.zip'));
    expect([...files.keys()]).toEqual(['README.txt', ...brandFiles().map(({ name }) => name)]);
    for (const name of ['zodiary-lockup-light.svg', 'zodiary-leo-dark.png', 'zodiary-pisces-light.png']) {
      expect(files.get(name)!.equals(await bytesOf(`/brand/${name}`)), name).toBe(true);
    }
  });

  it('that do not exist are not found', async () => {
    expect((await ask(site.url, '/brand/zodiary-emblem-dark.gif')).status).toBe(404);
  });
});
