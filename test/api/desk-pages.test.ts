import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_PATHS } from '../../src/domain/pages/desk-paths.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

const ADDRESSES = DESK_PATHS.map((path) => path.replace(':number', 'Z-2041'));
const UNKNOWN = ['/admin/nothing', '/admin/orders/Z-2041/more', '/admin/..%2fsettings', '/admin/Youtube'];

let site: TestSite;
let owner: Owner;

beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
  owner = await ownerOf(site);
});
afterAll(() => site.stop());

const scriptOf = (html: string): string => /<script type="module" src="([^"]+)"/.exec(html)![1]!;

async function open(path: string, cookie = '') {
  const { status, headers, text } = await ask(site.url, path, { headers: { cookie } });
  return { status, headers, text, script: scriptOf(text) };
}

describe('the documents of the desk', () => {
  it.each(ADDRESSES)('%s opens the desk for its owner and the sign-in for anybody else', async (path) => {
    const [own, strange] = [await open(path, owner.cookie), await open(path)];
    expect([own.status, strange.status]).toEqual([200, 401]);
    expect(own.script).toMatch(/^\/desk-assets\/entry-[\w-]+\.js$/);
    expect(strange.script).toMatch(/^\/desk-assets\/entry-[\w-]+\.js$/);
    expect(strange.script).not.toBe(own.script);
    expect(strange.text).not.toContain(own.script);
  });

  it.each(UNKNOWN)('%s is not there for the owner, and a stranger is not told', async (path) => {
    const [own, strange] = [await open(path, owner.cookie), await open(path)];
    expect([own.status, strange.status]).toEqual([404, 401]);
    expect(strange.text).toBe((await open('/admin')).text);
  });

  it('take a cookie that nobody was given for none', async () => {
    const [name] = owner.cookie.split('=');
    const forged = await open('/admin', `${name}=${'a'.repeat(43)}`);
    expect(forged.status).toBe(401);
  });

  it.each(['', 'with a session'])(
    'are kept, indexed and framed by nobody, and run files of ours alone %s',
    async (who) => {
      const { headers, text } = await open('/admin', who && owner.cookie);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|sha256|nonce|https?:/);
      expect(text).toMatch(/<meta name="robots" content="noindex/);
      expect(text, 'nothing inline').not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    },
  );

  it('name files that are there, for a year, and that no index keeps', async () => {
    const { text } = await open('/admin', owner.cookie);
    const files = [...text.matchAll(/(?:href|src)="(\/desk-assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { status, headers } = await ask(site.url, file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    expect((await ask(site.url, '/desk-assets/.vite/manifest.json')).status).toBe(404);
  });
});
