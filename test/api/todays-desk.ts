import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { DeskToday, type DeskCheck } from '../../src/contract/desk-today.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

export const NOON_MS = Date.parse(TEST_NOON);
const HOUR_MS = 3_600_000;
export const ago = (hours: number): Date => new Date(NOON_MS - hours * HOUR_MS);

export const check = ({ checks }: DeskToday, name: string): DeskCheck | undefined =>
  checks.find((one) => one.name === name);

/** A site whose owner is signed in and looks at Today; every test begins with nothing that waits. */
export function todaysDesk() {
  const here = {} as { site: TestSite; owner: Owner; client: pg.Client };
  beforeAll(async () => {
    here.site = await startTestSite({ env: OWNER });
    here.owner = await ownerOf(here.site);
    here.client = await connected(here.site.databaseUrl);
  });
  afterAll(async () => {
    await here.client.end();
    await here.site.stop();
  });
  beforeEach(async () => {
    await query('truncate mail_outbox, deliveries, dismissed_matters, daily_counts, backups, orders cascade');
  });

  async function query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await here.client.query<T>(text, values)).rows;
  }

  async function lookOnce(by: Owner = here.owner): Promise<DeskToday> {
    const answer = await by.get('/api/admin/today');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    return DeskToday.parse(await answer.json());
  }

  /** On a machine that does much else a line may be too late at first. */
  const look = (by: Owner = here.owner): Promise<DeskToday> =>
    until('every line to be known', async () => {
      const today = await lookOnce(by);
      return today.checks.some(({ value }) => value === 'unknown') ? null : today;
    });

  async function press(call: string): Promise<{ status: number; said: string }> {
    const answer = await here.owner.send('POST', call);
    const { said, error } = (await answer.json()) as { said?: string; error?: { message: string } };
    return { status: answer.status, said: said ?? error!.message };
  }

  async function lastAudit(): Promise<unknown> {
    return (await query('select action, subject from audit_log order by id desc limit 1'))[0];
  }

  async function addOrder(number: string, values: Record<string, unknown>): Promise<void> {
    const row = {
      id: number,
      number,
      handle_hash: number,
      provider: 'demo',
      amount: 1900,
      currency: 'usd',
      live: false,
      is_gift: false,
      consent_version: '',
      consented_at: ago(2),
      kept_until: ago(-9999),
      created_at: ago(2),
      ...values,
    };
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`);
    await query(`insert into orders (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  }

  return { here, query, look, lookOnce, press, lastAudit, addOrder };
}
