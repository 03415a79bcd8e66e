import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

/** A week into the archive: short enough to watch it fill. */
const EARLY = '2026-01-09T17:00:00Z';

let site: TestSite;
let database: pg.Client;

beforeAll(async () => {
  site = await startTestSite({ clock: EARLY, env: { ROLE: 'all' } });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await site.stop();
});

async function periodsOf(kind: string): Promise<string[]> {
  const { rows } = await database.query<{ period: string }>(
    'select period from readings where kind = $1 group by period having count(distinct sign) = 12 order by period',
    [kind],
  );
  return rows.map(({ period }) => period);
}

async function rewrite(kind: string, period: string, text: string): Promise<void> {
  await database.query(
    `update readings set body = (jsonb_set(body::jsonb, $3, to_jsonb($4::text)))::json
     where kind = $1 and period = $2 and sign = 'leo'`,
    [kind, period, `{${kind === 'daily' ? 'mood' : 'overview'}}`, text],
  );
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe('the reading archive', () => {
  it('a site that is ready has archived yesterday to tomorrow, the week and the month', async () => {
    // The most advanced zone on Earth lives in January 10 and may ask for the 11th, which begins a week.
    expect(await periodsOf('daily')).toEqual(
      expect.arrayContaining(['2026-01-08', '2026-01-09', '2026-01-10']),
    );
    expect(await periodsOf('weekly')).toEqual(expect.arrayContaining(['2026-01-04', '2026-01-11']));
    expect(await periodsOf('monthly')).toEqual(['2026-01-01']);
  });

  it('the whole history since the epoch fills in by itself', async () => {
    await vi.waitFor(
      async () => {
        const days = await periodsOf('daily');
        expect(days).toHaveLength(11);
        expect([days[0], days.at(-1)]).toEqual(['2026-01-01', '2026-01-11']);
        expect(await periodsOf('weekly')).toEqual(['2025-12-28', '2026-01-04', '2026-01-11']);
      },
      { timeout: timeLimit(20_000), interval: 100 },
    );
  });

  it('what was archived first is what everybody reads, on every instance', async () => {
    await rewrite('daily', '2026-01-03', 'As It Was Printed');
    await rewrite('weekly', '2025-12-28', 'The week as it was printed.');
    const other = await startTestSite({ clock: EARLY, env: { DATABASE_URL: site.databaseUrl, ROLE: 'all' } });
    for (const url of [site.url, other.url]) {
      const day = (await (await fetch(`${url}/api/horoscope/leo?date=2026-01-03`)).json()) as {
        mood: string;
      };
      expect(day.mood).toBe('As It Was Printed');
      const week = (await (await fetch(`${url}/api/weekly/leo?date=2026-01-01`)).json()) as {
        overview: string;
      };
      expect(week.overview).toBe('The week as it was printed.');
    }
    await other.stop();
  });

  it('a day that was archived before tiles gave their reasons is still read', async () => {
    await database.query(
      `update readings set body = (body::jsonb - 'lucky_because')::json
       where kind = 'daily' and period = '2026-01-04' and sign = 'leo'`,
    );
    const day = await readJson('/api/horoscope/leo?date=2026-01-04');
    expect(day).toHaveProperty('lucky_number');
    expect(day).not.toHaveProperty('lucky_because');
  });

  it('two instances that archive the same day at once agree on its words', async () => {
    const clock = '2026-02-01T12:00:00Z';
    const first = await startTestSite({ clock });
    const second = await startTestSite({ clock, env: { DATABASE_URL: first.databaseUrl } });
    const answers = await Promise.all(
      [first, second, first, second].map(async ({ url }) =>
        (await fetch(`${url}/api/horoscope/virgo`)).text(),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    await Promise.all([first.stop(), second.stop()]);
  });

  it('a site that was built long ago answers for planned days while it plans today', async () => {
    const clock = new Date(Date.now() + 150 * 86_400_000).toISOString();
    const old = await startTestSite({ clock, env: { ROLE: 'all' } });
    const answered: string[] = [];
    const read = async (query: string): Promise<void> => {
      const response = await fetch(`${old.url}/api/horoscope/leo${query}`);
      answered.push(`${query} ${response.status}`);
    };
    await Promise.all([read(''), read('?date=2026-01-05')]);
    expect(answered).toEqual(['?date=2026-01-05 200', ' 200']);
    await old.stop();
  });

  it('an archived reading is the same, byte for byte, as one that was never stored', async () => {
    const fresh = await startTestSite({ clock: EARLY });
    for (const path of ['/api/horoscope/aries?date=2026-01-05', '/api/weekly/aries', '/api/monthly/aries']) {
      expect(await readJson(path)).toEqual(await (await fetch(fresh.url + path)).json());
    }
    await fresh.stop();
  });
});
