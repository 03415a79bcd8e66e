import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { connected } from '../harness/database.ts';
import { startOverheardSite } from '../harness/overheard-site.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';

const VISITOR = 'user_1763200000000_abcdefghijklmnop';

it('a request that its visitor gave up is no alarm when the database fails it', async () => {
  const site = await startOverheardSite();
  const [holder, watcher] = [await connected(site.databaseUrl), await connected(site.databaseUrl)];
  const waiting = async (): Promise<number[]> => {
    const { rows } = await watcher.query<{ pid: number }>(
      // The messages of the minute wait for the table, too.
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like 'select "visitor_hash"%'`,
    );
    return rows.map(({ pid }) => pid);
  };
  await holder.query('begin; lock table visitors in access exclusive mode');

  const { hostname, port } = new URL(site.url);
  const leaving = connect(Number(port), hostname);
  leaving.write(`GET /api/preferences HTTP/1.1\r\nHost: x\r\nX-User-Id: ${VISITOR}\r\n\r\n`);
  await until('the first to wait', async () => (await waiting()).length === 1);
  leaving.destroy();
  await once(leaving, 'close');
  const staying = ask(site.url, '/api/preferences', { headers: { 'x-user-id': VISITOR } });
  await until('both to wait', async () => (await waiting()).length === 2);

  await watcher.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await waiting()]);
  expect((await staying).status).toBe(503);
  await holder.query('rollback');
  await Promise.all([holder.end(), watcher.end()]);
  const log = await site.stop();
  expect(log.split('"http: database away"')).toHaveLength(2);
  expect(log).not.toContain('"http: request failed"');
});
