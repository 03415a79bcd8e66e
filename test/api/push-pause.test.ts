import { beforeEach, describe, expect, it } from 'vitest';
import { pausePush, pushPaused, resumePush } from '../../src/server/push/pause-store.ts';
import { endUnconfirmed } from '../../src/server/push/unconfirmed-store.ts';
import { busy, dailyMessages, EIGHT, HOUR_MS, MINUTE_MS, NEW_YORK } from './daily-messages.ts';

const { here, messages, answers, query, outcomes, sweepAt, add } = dailyMessages();

const change = (act: typeof pausePush, atMs: number): Promise<boolean> =>
  here.database.db.transaction((tx) => act(tx, new Date(atMs)));

beforeEach(() => query('delete from push_pauses'));

describe('a pause of all daily messages', () => {
  it('leaves out what comes due, also after its end, and the next day is as ever', async () => {
    await add({ name: 'ada', zone: NEW_YORK }, { name: 'bea', zone: NEW_YORK, time: '09:00' });
    await sweepAt(EIGHT - 2 * MINUTE_MS);
    expect(await change(pausePush, EIGHT - MINUTE_MS)).toBe(true);
    await sweepAt(EIGHT);
    expect(messages).toHaveLength(0);
    expect(await change(resumePush, EIGHT + 2 * MINUTE_MS)).toBe(true);
    await sweepAt(EIGHT + 3 * MINUTE_MS);
    expect([messages.length, await outcomes('ada')]).toEqual([0, ['2026-11-15 dropped']]);
    await sweepAt(EIGHT + HOUR_MS);
    expect(await outcomes('bea')).toEqual(['2026-11-15 sent']);
    await sweepAt(EIGHT + 24 * HOUR_MS);
    expect(await outcomes('ada')).toEqual(['2026-11-15 dropped', '2026-11-16 sent']);
  });

  it('sends nothing late where nobody swept during it', async () => {
    await add({ name: 'ada', zone: NEW_YORK });
    await sweepAt(EIGHT - HOUR_MS);
    await change(pausePush, EIGHT - 30 * MINUTE_MS);
    await change(resumePush, EIGHT + HOUR_MS);
    await sweepAt(EIGHT + HOUR_MS + MINUTE_MS);
    expect(messages).toHaveLength(0);
  });

  it('ends what waits for another try, and what another instance has queued', async () => {
    const endpoint = await addOne('ada');
    answers.set(endpoint, () => busy());
    await sweepAt(EIGHT);
    expect([messages.length, await outcomes('ada')]).toEqual([1, ['2026-11-15 waiting']]);
    await change(pausePush, EIGHT + MINUTE_MS);
    expect(await outcomes('ada')).toEqual(['2026-11-15 dropped']);
    await change(resumePush, EIGHT + 2 * MINUTE_MS);
    await sweepAt(EIGHT + HOUR_MS);
    expect(messages).toHaveLength(1);
  });

  it('ends what was begun before it as soon as that has an answer', async () => {
    const endpoint = await addOne('ada');
    answers.set(endpoint, async () => {
      await change(pausePush, EIGHT);
      return busy();
    });
    await sweepAt(EIGHT);
    expect(await outcomes('ada')).toEqual(['2026-11-15 waiting']);
    await sweepAt(EIGHT + HOUR_MS);
    expect([messages.length, await outcomes('ada')]).toEqual([1, ['2026-11-15 dropped']]);
    await change(resumePush, EIGHT + HOUR_MS);
  });

  it('is one, however often it is pressed', async () => {
    expect([await change(pausePush, EIGHT), await change(pausePush, EIGHT + MINUTE_MS)]).toEqual([true, false]);
    expect(await pushPaused(here.database.db)).toEqual(new Date(EIGHT));
    expect([await change(resumePush, EIGHT), await change(resumePush, EIGHT)]).toEqual([true, false]);
    expect(await pushPaused(here.database.db)).toBeNull();
  });

  it('costs nobody a subscription that was never tried', async () => {
    await add({ name: 'ada', zone: NEW_YORK }, { name: 'bea', zone: NEW_YORK, time: '09:00' });
    await query('update push_subscriptions set unconfirmed_since = $1', [new Date(EIGHT - HOUR_MS)]);
    await change(pausePush, EIGHT - MINUTE_MS);
    await sweepAt(EIGHT);
    await change(resumePush, EIGHT + MINUTE_MS);
    await sweepAt(EIGHT + HOUR_MS);
    const triedBefore = new Date(EIGHT + 30 * MINUTE_MS);
    const terms = { triedBefore, anyBefore: new Date(0), now: new Date(EIGHT + HOUR_MS), limit: 10 };
    expect([await outcomes('bea'), await endUnconfirmed(here.database.db, terms)]).toEqual([
      ['2026-11-15 sent'],
      0,
    ]);
  });
});

async function addOne(name: string): Promise<string> {
  await add({ name, zone: NEW_YORK });
  return `https://push.example/${name}`;
}
