import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWNER, ownerOf } from '../harness/owner.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { wordsDesk, type WordsDesk } from '../harness/words.ts';

const CATS =
  'The cat has learned to open the fridge. She takes nothing, but she stands in the light for a while, like the rest of us.';
/** Each test has a minute of its own: a clock that is put back and forth at once shows the site no new one. */
const HOURS = ['2026-11-15T18:00:00.000Z', '2026-11-15T19:00:00.000Z'] as const;
const after = (hour: string): string => hour.replace(':00.000', ':30');

let first: TestSite;
let second: TestSite;
let desk: WordsDesk;
beforeAll(async () => {
  const env = { ...OWNER, ROLE: 'all' };
  first = await startTestSite({ env });
  second = await startTestSite({ env: { ...env, DATABASE_URL: first.databaseUrl } });
  desk = wordsDesk(await ownerOf(first));
});
afterAll(() => Promise.all([first.stop(), second.stop()]));
beforeEach(() => setClocks(TEST_NOON));

const setClocks = (iso: string) => Promise.all([first.setClock(iso), second.setClock(iso)]);

async function scheduled(path: string, at: string) {
  const { revision } = await desk.edit(path, { text: CATS });
  return desk.press(path, 'publish', { revision, at });
}

describe('a draft with an hour', () => {
  it('waits for it, becomes public by itself, and once at two instances', async () => {
    const [hour] = HOURS;
    const unit = await scheduled('joke/cat-01', hour);
    expect(unit).toMatchObject({ state: 'scheduled', scheduledFor: hour, shown: unit.inFile });
    await setClocks(after(hour));
    const done = await until('it to be public', async () => {
      const now = await desk.unit('joke/cat-01');
      return now.state === 'live' ? now : null;
    });
    expect(done).toMatchObject({ draft: null, scheduledFor: null, shown: { text: CATS } });
    expect(done.history).toMatchObject([{ what: 'Published on schedule', author: 'machine' }]);
    const other = wordsDesk(await ownerOf(second));
    await until('the other instance to say it', async () => {
      const seen = await other.unit('joke/cat-01');
      return seen.state === 'live' && seen.history.length === 1;
    });
  });

  it('loses it when its words change, and when it is taken back', async () => {
    const [, hour] = HOURS;
    await scheduled('joke/cat-02', hour);
    const changed = await desk.edit('joke/cat-02', { text: `${CATS} Really.` });
    expect(changed.unscheduled).toBe(true);
    expect(await desk.unit('joke/cat-02')).toMatchObject({ scheduledFor: null, state: 'file' });
    await scheduled('joke/cat-03', hour);
    expect(await desk.press('joke/cat-03', 'unschedule')).toMatchObject({
      scheduledFor: null,
      state: 'file',
    });
    await scheduled('joke/cat-04', hour);
    await setClocks(after(hour));
    await until('the third to be public', async () => (await desk.unit('joke/cat-04')).state === 'live');
    expect((await desk.unit('joke/cat-02')).shown!['text']).not.toContain('fridge');
    expect((await desk.unit('joke/cat-03')).shown!['text']).not.toContain('fridge');
  });

  it('that has passed is published at once', async () => {
    const { revision } = await desk.edit('joke/cat-05', { text: CATS });
    const at = '2026-11-15T16:59:00Z';
    expect(await desk.press('joke/cat-05', 'publish', { revision, at })).toMatchObject({ state: 'live' });
  });
});
