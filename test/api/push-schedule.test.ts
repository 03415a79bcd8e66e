import { describe, expect, it } from 'vitest';
import { endpointOf, hashOf } from '../harness/push-subscribers.ts';
import { busy, dailyMessages, EIGHT, HOUR_MS, MINUTE_MS, NEW_YORK } from './daily-messages.ts';

const { messages, answers, query, outcomes, sweepAt, add, change, got } = dailyMessages();

describe('at their time', () => {
  it('a visitor gets the message of their own day, once, good for six hours', async () => {
    await add(
      { name: 'ann', zone: NEW_YORK, sign: 'leo' },
      { name: 'ben', zone: 'Pacific/Auckland', time: '02:00' },
    );
    await sweepAt(EIGHT - MINUTE_MS);
    expect(messages).toEqual([]);
    await sweepAt(EIGHT + 5_000);
    expect(got('ann')).toEqual(['2026-11-15']);
    expect(got('ben')).toEqual(['2026-11-16']);
    const [toAnn] = messages.filter(({ endpoint }) => endpoint === endpointOf('ann'));
    expect(toAnn!.payload).toMatchObject({ sign: 'leo', tag: 'zodiary-2026-11-15' });
    expect(toAnn!.ttlSeconds).toBe(6 * 3600 - 5);
    for (const minutes of [1, 2, 5, 60, 300]) await sweepAt(EIGHT + minutes * MINUTE_MS);
    expect(messages).toHaveLength(2);
    expect(await outcomes('ann')).toEqual(['2026-11-15 sent']);
    await sweepAt(EIGHT + 24 * HOUR_MS);
    expect(got('ann')).toEqual(['2026-11-15', '2026-11-16']);
  });

  it('nobody gets anything who is off, paused, or without zone, sign or browser', async () => {
    await add(
      { name: 'off', zone: NEW_YORK, enabled: false },
      { name: 'paused', zone: NEW_YORK, paused: true },
      { name: 'zoneless', zone: null },
      { name: 'signless', zone: NEW_YORK, sign: null },
      { name: 'browserless', zone: NEW_YORK, endpoints: [] },
    );
    await sweepAt(EIGHT);
    expect(messages).toEqual([]);
    expect(await query('select from deliveries')).toEqual([]);
  });

  it('zones are known in any case, and an unknown one costs only its own visitors the message', async () => {
    await add(
      { name: 'odd', zone: 'aMERICA/nEW_yORK' },
      { name: 'lost', zone: 'Atlantis/Capital' },
      { name: 'ann', zone: NEW_YORK },
    );
    await sweepAt(EIGHT);
    expect([got('odd').length, got('lost').length, got('ann').length]).toEqual([1, 0, 1]);
  });

  it('every browser of a visitor gets it', async () => {
    const endpoints = ['https://push.example/phone', 'https://push.example/desk'];
    await add({ name: 'ann', zone: NEW_YORK, endpoints });
    await sweepAt(EIGHT);
    expect(messages.map(({ endpoint }) => endpoint).sort()).toEqual([...endpoints].sort());
    expect(await outcomes('ann')).toEqual(['2026-11-15 sent']);
  });
});

describe('settings changed during the day', () => {
  it('a later time on a day already served gives no second message', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    await sweepAt(EIGHT);
    await change('ann', "notification_time = '09:00'");
    await sweepAt(EIGHT + HOUR_MS);
    expect(got('ann')).toEqual(['2026-11-15']);
    await sweepAt(EIGHT + 25 * HOUR_MS);
    expect(got('ann')).toEqual(['2026-11-15', '2026-11-16']);
  });

  it('a message still to come comes at the new time', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    await sweepAt(EIGHT - MINUTE_MS);
    await change('ann', "notification_time = '20:00'");
    await sweepAt(EIGHT);
    expect(got('ann')).toEqual([]);
    await sweepAt(EIGHT + 12 * HOUR_MS);
    expect(got('ann')).toEqual(['2026-11-15']);
  });

  it('a time chosen in the very minute of its sweep is not lost', async () => {
    await add({ name: 'ann', zone: NEW_YORK, time: '20:00' });
    await sweepAt(EIGHT);
    await change('ann', "notification_time = '08:00'");
    await sweepAt(EIGHT + MINUTE_MS);
    expect(got('ann')).toEqual(['2026-11-15']);
  });

  it('travelers get one message a day, westward and eastward', async () => {
    await add({ name: 'west', zone: 'Europe/Paris' }, { name: 'east', zone: NEW_YORK });
    await sweepAt(EIGHT - 6 * HOUR_MS);
    await sweepAt(EIGHT - HOUR_MS);
    await change('west', `timezone = '${NEW_YORK}'`);
    await sweepAt(EIGHT);
    await change('east', "timezone = 'Europe/Paris'");
    for (let hour = 1; hour <= 24; hour++) await sweepAt(EIGHT + hour * HOUR_MS);
    expect(got('west')).toEqual(['2026-11-15', '2026-11-16']);
    expect(got('east')).toEqual(['2026-11-15', '2026-11-16']);
  });

  it.each([
    ['paused', 'paused = true'],
    ['stopped', 'horoscope_enabled = false'],
    ['forgot the sign', 'zodiac_sign = null'],
  ])('one who %s before the message went out gets nothing', async (_what, columns) => {
    await add({ name: 'ann', zone: NEW_YORK });
    answers.set(endpointOf('ann'), () => busy());
    await sweepAt(EIGHT);
    expect(await outcomes('ann')).toEqual(['2026-11-15 waiting']);
    await change('ann', columns);
    await sweepAt(EIGHT + 2 * MINUTE_MS);
    expect(got('ann')).toHaveLength(1);
    expect(await outcomes('ann')).toEqual(['2026-11-15 dropped']);
  });

  it('one who deleted everything gets nothing, and nothing about them is left, in the queue either', async () => {
    await add({ name: 'ann', zone: NEW_YORK });
    answers.set(endpointOf('ann'), () => busy());
    await sweepAt(EIGHT);
    await query('delete from visitors where visitor_hash = $1', [hashOf('ann')]);
    await sweepAt(EIGHT + 2 * MINUTE_MS);
    expect(got('ann')).toHaveLength(1);
    expect(await query('select from deliveries')).toEqual([]);
    const jobs = await query<{ text: string }>('select row_to_json(job)::text as text from pgboss.job job');
    expect(jobs.length).toBeGreaterThan(0);
    for (const { text } of jobs) {
      expect(text).not.toContain(hashOf('ann'));
      expect(text).not.toContain('push.example');
    }
  });
});

describe('clocks and outages', () => {
  it('minutes missed while the site was down are made up for, up to six hours', async () => {
    await add(
      { name: 'early', zone: NEW_YORK, time: '01:59' },
      { name: 'just', zone: NEW_YORK, time: '02:01' },
      { name: 'ann', zone: NEW_YORK, time: '07:00' },
    );
    await sweepAt(EIGHT - 10 * HOUR_MS);
    await sweepAt(EIGHT);
    expect([got('early'), got('just'), got('ann')]).toEqual([[], ['2026-11-15'], ['2026-11-15']]);
    expect(messages.find(({ endpoint }) => endpoint === endpointOf('just'))!.ttlSeconds).toBe(60);
    await sweepAt(EIGHT + 18 * HOUR_MS);
    expect(got('early')).toEqual(['2026-11-16']);
  });

  it('a clock set back repeats nothing and goes on', async () => {
    await add({ name: 'ann', zone: NEW_YORK }, { name: 'ben', zone: NEW_YORK, time: '07:30' });
    await sweepAt(EIGHT);
    await sweepAt(EIGHT - HOUR_MS);
    expect(got('ben')).toEqual([]);
    await sweepAt(EIGHT - 30 * MINUTE_MS);
    expect(got('ben')).toEqual(['2026-11-15']);
    await sweepAt(EIGHT);
    expect(got('ann')).toEqual(['2026-11-15']);
  });

  it('a clock set forward loses only what is older than six hours', async () => {
    await add({ name: 'ann', zone: NEW_YORK }, { name: 'ben', zone: NEW_YORK, time: '14:00' });
    await sweepAt(EIGHT - MINUTE_MS);
    await sweepAt(EIGHT + 7 * HOUR_MS);
    expect([got('ann'), got('ben')]).toEqual([[], ['2026-11-15']]);
    await sweepAt(EIGHT + 24 * HOUR_MS);
    expect(got('ann')).toEqual(['2026-11-16']);
  });
});
