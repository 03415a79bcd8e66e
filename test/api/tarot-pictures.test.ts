import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { CommitmentAnswer, NewReadingAnswer } from '../../src/contract/tarot.ts';
import { SPREAD_KEYS, SPREAD_SIZES, type SpreadKey } from '../../src/domain/tarot/spreads.ts';
import { pngSize } from '../harness/png-size.ts';
import { TEST_NOON } from '../harness/site.ts';
import { siteWithDatabase } from './site-with-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarot-pictures-'));
const { here, send } = siteWithDatabase({ DATA_DIR: folder });
afterEach(() => here.site.setClock(TEST_NOON));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function draw(spread: SpreadKey = 'three'): Promise<NewReadingAnswer> {
  const { id } = (await (await send('POST', '/api/tarot/commitments')).json()) as CommitmentAnswer;
  const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, at) => at * 3);
  const wish = { commitment: id, ownSeed: '0123456789abcdef0123456789abcdef', spread, picks };
  const response = await send('POST', '/api/tarot/readings', {}, { ...wish, reversals: spread !== 'yes-no' });
  expect(response.status).toBe(201);
  return (await response.json()) as NewReadingAnswer;
}

const page = (id: string) => `/tarot/reading/${id}`;

/** The picture that the page of a reading names, and what it says is on it. */
async function previewOf(id: string): Promise<{ picture: string; alt: string; html: string }> {
  const html = await (await send('GET', page(id))).text();
  const content = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)![1]!;
  return { picture: new URL(content('og:image')).pathname, alt: content('og:image:alt'), html };
}

async function pngOf(path: string): Promise<{ bytes: Buffer; headers: Headers }> {
  const answer = await send('GET', path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

describe('the picture of a drawn reading', () => {
  it.each(SPREAD_KEYS)('shows its cards by name and how it begins: %s', async (spread) => {
    const { reading } = await draw(spread);
    const { picture, alt } = await previewOf(reading.id);
    expect(picture).toMatch(new RegExp(`^/share/tarot-reading/${reading.id}\\.wide\\.[\\w-]{12}\\.png$`));
    expect(alt).toContain(reading.spreadName);
    for (const { name } of reading.cards) expect(alt).toContain(name);
    const words = reading.synthesis[0]?.text ?? reading.answer?.why ?? reading.cards[0]!.text;
    // The picture has whole sentences: the first may be all.
    const [first] = /^.*?[.!?](?=\s|$)/s.exec(words)!;
    expect(alt).toContain(first.slice(0, 40));
    const { bytes } = await pngOf(picture);
    expect(pngSize(bytes)).toEqual([1200, 630]);
  });

  it('is kept by no cache, neither by one on the way nor on our own disk, and is listed nowhere', async () => {
    const { reading } = await draw();
    const { picture } = await previewOf(reading.id);
    const bare = `/share/tarot-reading/${reading.id}.wide.png`;
    for (const path of [picture, bare]) {
      const { headers } = await pngOf(path);
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        'private, no-store',
        'noindex',
      ]);
    }
    const tags = await send('GET', `/share/tags?page=${page(reading.id)}`);
    expect([tags.status, tags.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await tags.text()).toContain(picture);
    const pictures = join(folder, 'pictures');
    expect(existsSync(pictures) ? readdirSync(pictures) : []).toEqual([]);
  });

  it('never shows the question, even one that was shared', async () => {
    const { reading, ownerKey } = await draw();
    const before = await previewOf(reading.id);
    const drawn = await pngOf(before.picture);
    const question = 'Should I take the lighthouse?';
    const shared = await send('PATCH', `/api/tarot/readings/${reading.id}`, {}, { ownerKey, question });
    expect(shared.status).toBe(200);
    const after = await previewOf(reading.id);
    expect(after.html).toContain(question);
    expect([after.picture, after.alt]).toEqual([before.picture, before.alt]);
    expect((await pngOf(after.picture)).bytes).toEqual(drawn.bytes);
  });

  it('is gone with the reading, whose page then shows the cards of the table', async () => {
    const { reading, ownerKey } = await draw();
    const { picture } = await previewOf(reading.id);
    await pngOf(picture);
    await send('DELETE', `/api/tarot/readings/${reading.id}`, { 'x-owner-key': ownerKey });
    const gone = await send('GET', picture);
    expect([gone.status, await gone.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is no such picture.' } },
    ]);
    expect((await previewOf(reading.id)).picture).toMatch(/^\/share\/page\/tarot\.wide\./);
  });

  it('does not count as opening the reading', async () => {
    const { reading } = await draw();
    const { picture } = await previewOf(reading.id);
    await here.site.setClock('2026-12-01T10:00:00Z');
    await pngOf(picture);
    await send('GET', `/share/tags?page=${page(reading.id)}`);
    const { rows } = await here.client.query(
      'select last_opened_on::text as day from tarot_readings where id = $1',
      [reading.id],
    );
    expect(rows).toEqual([{ day: '2026-11-15' }]);
  });
});
