import { setTimeout as delay } from 'node:timers/promises';
import { killHard, serverPid } from '../test/db/folders.ts';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { until } from '../test/harness/until.ts';
import { stranger } from '../test/harness/visitor.ts';
import { ask } from '../test/harness/wire.ts';
import type { Figure } from './attack.ts';
import { drawReading } from './drawing.ts';
import type { Instance } from './instance.ts';
import { endpointNamed, subscribe } from './subscriber.ts';

const WARN = 40;
const ABORTED = 60;
const COSTLY = [
  '/search?q=when+is+the+next+full+moon',
  '/api/search?q=love',
  '/api/preferences',
  '/archive?sign=leo&month=2026-02',
];

/** What is logged from a place on, from the level of a warning up. */
function alarmsSince({ log }: Instance, length: number): string[] {
  return log()
    .slice(length)
    .split('\n')
    .filter((line) => line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= WARN);
}

/** Visitors who leave before they are answered are none of our troubles. */
export async function abortedRequests(instance: Instance): Promise<Figure> {
  const { length } = instance.log();
  const visitor = stranger();
  await Promise.all(
    Array.from({ length: ABORTED }, (_, at) => {
      const headers = { 'x-user-id': visitor, 'x-forwarded-for': `198.51.100.${at + 10}` };
      const signal = AbortSignal.timeout(1 + (at % 30));
      return ask(instance.url, `${COSTLY[at % COSTLY.length]}`, { headers, signal }).catch(() => null);
    }),
  );
  await until(
    'the site after aborted requests',
    async () => (await ask(instance.url, '/readyz')).status === 200,
  );
  await delay(500);
  const alarms = alarmsSince(instance, length);
  return {
    name: `alarms after ${ABORTED} aborted requests`,
    before: 'a database alarm each',
    goal: '0',
    now: `${alarms.length}${alarms[0] ? `: ${alarms[0].slice(0, 120)}` : ''}`,
    held: alarms.length === 0,
  };
}

/** Everything is logged, the database is taken away in the middle, and none of it may name what only a visitor knows. */
export async function secretsInLog({ url, log, dataDir }: Instance): Promise<Figure> {
  const visitor = stranger();
  const headers = { 'x-user-id': visitor, 'x-forwarded-for': '203.0.113.9' };
  const endpoint = endpointNamed('secretpath');
  const question = 'whowillreadthis';
  const id = (await drawReading(url, { headers }))!;
  const personal = async (): Promise<void> => {
    await ask(url, `/api/tarot/readings/${id}`, { headers });
    await ask(url, `/tarot/reading/${id}`, { headers });
    await ask(url, `/search?q=${question}`, { headers });
    await ask(url, '/api/preferences', { headers });
    await subscribe(url, visitor, pushBrowser(endpoint), { headers });
  };
  await personal();
  killHard(serverPid(dataDir));
  await personal();
  await until('the database after it was killed', async () => (await ask(url, '/readyz')).status === 200);
  const secrets = { id, visitor, secretpath: 'secretpath', question };
  const told = Object.entries(secrets).filter(([, secret]) => log().includes(secret));
  return {
    name: 'secrets in the log, database away (M3)',
    before: 'ids and parameters',
    goal: 'none',
    now:
      told.length === 0 ? `none in ${log().split('\n').length} lines` : told.map(([name]) => name).join(', '),
    held: told.length === 0,
  };
}
