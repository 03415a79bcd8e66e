import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { connected } from '../harness/database.ts';
import { holderOf, OWNER } from '../harness/owner.ts';
import { subscribe } from '../harness/push-subscribers.ts';
import { startTestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { ago, check, NOON_MS, todaysDesk } from './todays-desk.ts';

const { here, query, look, lookOnce } = todaysDesk();

describe('on a quiet day', () => {
  it('there is nothing that waits, and every line is there', async () => {
    const today = await look();
    expect([today.date, today.at, today.timeZone]).toEqual([
      '2026-11-15',
      new Date(NOON_MS).toISOString(),
      'America/New_York',
    ]);
    expect(today.matters).toEqual([]);
    expect(today.checks.map(({ name }) => name)).toEqual([
      'Today’s readings',
      'Tomorrow’s readings',
      'Joke and quote',
      'Feeds',
      'Sky',
      'Search index',
      'Push',
      'Orders',
      'Jobs',
      'Backup',
      'Proven restore',
      'Disk',
      'Database',
      'Memory',
      'Clock',
    ]);
    for (const { advice, state } of today.checks) expect(advice === undefined).toBe(state === 'good');
    expect(today.days).toHaveLength(30);
    expect([today.days[0], today.days[29]]).toEqual(['2026-10-17', '2026-11-15']);
  });

  it('tells what the site does by itself: the hour with the most messages, and the next midnight', async () => {
    const readers = ['ann', 'ben', 'cid'].map((name, at) => ({
      name: `work ${name}`,
      zone: 'America/New_York',
      time: at === 0 ? '18:00' : '21:30',
    }));
    await subscribe(here.client as unknown as pg.Pool, readers);
    const { work } = await look();
    expect(work).toEqual([
      { label: 'Push', at: '2026-11-16T02:00:00.000Z' },
      { label: 'Tomorrow', at: '2026-11-16T05:00:00.000Z' },
    ]);
    await query('delete from visitors');
  });

  it(
    'tells what is there: readings, words, feeds, sky, database',
    { timeout: timeLimit(60_000) },
    async () => {
      for (const sign of ['aries', 'leo', 'virgo']) await fetch(`${here.site.url}/api/horoscope/${sign}`);
      // The first look has the feed made, and with it the readings that were missing.
      await look();
      const today = await look();
      expect(check(today, 'Joke and quote')).toEqual({
        name: 'Joke and quote',
        state: 'good',
        value: 'both set',
      });
      expect(check(today, 'Feeds')).toEqual({ name: 'Feeds', state: 'good', value: '12 readings, 20 posts' });
      expect(check(today, 'Sky')).toMatchObject({
        state: 'good',
        value: expect.stringMatching(/^agrees to [0-9.]+″$/),
      });
      expect(check(today, 'Database')).toMatchObject({
        state: 'good',
        value: expect.stringMatching(/^\d+ MB, PostgreSQL \d+/),
      });
      expect(check(today, 'Today’s readings')).toMatchObject({ state: 'good', value: '12 of 12' });
      expect(check(today, 'Tomorrow’s readings')).toMatchObject({ state: 'look', value: '0 of 12' });
      expect(check(today, 'Orders')).toMatchObject({ state: 'good', value: 'none waits' });
    },
  );
});

describe('backups', () => {
  const made = (state: string, daysAgo: number, proof: string | null) =>
    query(
      `insert into backups (made_at, state, file, bytes, tables, rows, proven_at, proof, rows_compared)
       values ($1, $2, $2, 43000000, 30, 186402, $3, $4, 186402)`,
      [ago(24 * daysAgo), state, proof && ago(24 * daysAgo), proof],
    );

  it('are told by their age, made and proven', async () => {
    expect(check(await look(), 'Backup')).toMatchObject({ state: 'look', value: 'none yet' });
    await made('proven', 9, 'restored');
    await made('made', 1, null);
    const today = await look();
    expect(check(today, 'Backup')).toMatchObject({ state: 'good', value: '1 day ago' });
    expect(check(today, 'Proven restore')).toMatchObject({ state: 'bad', value: '9 days ago' });
    expect(today.backups.last).toEqual({ at: ago(24).toISOString(), bytes: 43_000_000 });
    expect(today.backups.lastProven).toEqual({ at: ago(216).toISOString(), rows: 186_402 });
    expect(today.backups.days).toHaveLength(30);
    await query('truncate backups');
  });
});

describe('a machine in trouble', () => {
  it('says so: no room on the disk, a clock that is wrong', { timeout: timeLimit(60_000) }, async () => {
    const strained = await startTestSite({
      clock: '2026-11-15T05:00:00Z',
      env: { DATABASE_URL: here.site.databaseUrl, MIN_FREE_DISK_MEGABYTES: '999999999', ...OWNER },
    });
    const today = await look(holderOf(strained, here.owner.cookie));
    expect(check(today, 'Disk')).toMatchObject({ state: 'bad', value: expect.stringMatching(/^\d+% free$/) });
    expect(check(today, 'Clock')).toMatchObject({ state: 'bad', value: expect.stringMatching(/ off$/) });
    await strained.setClock(new Date().toISOString());
    const righted = await look(holderOf(strained, here.owner.cookie));
    expect(check(righted, 'Clock')!.state).not.toBe('bad');
    await strained.stop();
  });

  it('whose database is slow has lines that are unknown, and no page that hangs', async () => {
    const other = await connected(here.site.databaseUrl);
    await other.query('begin');
    await other.query('lock table mail_outbox in access exclusive mode');
    const began = performance.now();
    const today = await lookOnce();
    expect(performance.now() - began).toBeLessThan(timeLimit(6_000));
    await other.query('rollback');
    await other.end();
    expect(check(today, 'Jobs')).toMatchObject({ state: 'look', value: 'unknown' });
    expect(check(today, 'Joke and quote')).toMatchObject({ state: 'good' });
    expect(check(await look(), 'Jobs')).toMatchObject({ state: 'good' });
  });
});
