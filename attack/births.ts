import { setTimeout as delay } from 'node:timers/promises';
import { worstBirth } from '../bench/worst-inputs.ts';
import { SAMPLE_BOOKS } from '../src/domain/report/sample.ts';
import { ask, type Answer } from '../test/harness/wire.ts';
import type { Attack, Figure } from './attack.ts';
import { againstInstance, started, type Instance } from './instance.ts';
import { Probe } from './probe.ts';
import { ms, percentile } from './statistics.ts';
import { addressOf, BYSTANDER } from './visitors.ts';

/** Of one address at once; it may send sixty in a minute, and four of those may wait. */
const MANY = 100;
const HEAD_START_MS = 100;
/** What is being worked out when it is asked for, and one in turn. */
const MOST_BEFORE = 3;
const BOOKS = 40;

export type BirthCall = '/api/chart' | '/api/report/preview';

export function sendBirth(url: string, call: BirthCall, from: string, at: number): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return ask(url, call, { method: 'POST', headers, body: JSON.stringify(worstBirth(at)), from });
}

/** Refused are those that were told so, with when to come back. */
const isExplained = ({ status, headers }: Answer): boolean =>
  (status === 429 || status === 503) && headers['retry-after'] !== undefined;

/** One sends many births at once; how many of them are worked out before the one of somebody else? */
async function besideMany({ url }: Instance, call: BirthCall, stranger: string): Promise<Figure> {
  const answers: Answer[] = [];
  const served = (): number => answers.filter(({ status }) => status === 200).length;
  const asked = Array.from({ length: MANY }, async (_, at) =>
    answers.push(await sendBirth(url, call, stranger, at)),
  );
  await delay(HEAD_START_MS);
  const before = served();
  const startedMs = performance.now();
  const { status } = await sendBirth(url, call, BYSTANDER, MANY);
  const tookMs = performance.now() - startedMs;
  const meanwhile = served() - before;
  await Promise.all(asked);
  const unexplained = answers.filter((each) => each.status !== 200 && !isExplained(each)).length;
  return {
    name: `births: one of another’s beside ${MANY} at once, ${call}`,
    before: '–',
    goal: `at most ${MOST_BEFORE} before it, refusals explained`,
    now: `${status} after ${ms(tookMs)}, ${meanwhile} before it (${served()} of ${MANY} worked out, ${unexplained} refused without a word)`,
    held: status === 200 && meanwhile <= MOST_BEFORE && unexplained === 0,
  };
}

/** The sample as a book, asked for by many before it is set: one process sets it for all of them. */
async function booksAtOnce({ url }: Instance, stranger: string): Promise<Figure> {
  const probe = new Probe(url, '/');
  const asked = Array.from({ length: BOOKS }, (_, at) =>
    ask(url, SAMPLE_BOOKS[at % 2 ? 'a4' : 'letter'], { from: stranger }),
  );
  const books = await Promise.all(asked);
  const times = await probe.stop();
  const whole = books.filter(({ status, text }) => status === 200 && text.startsWith('%PDF-'));
  const kinds = new Set(whole.map(({ body }) => body.toString('latin1'))).size;
  const p99 = percentile(times, 0.99);
  return {
    name: `births: the sample’s book for ${BOOKS} at once`,
    before: '–',
    goal: 'two set for all, home 99 of 100 ≤ 500 ms',
    now: `${whole.length} of ${BOOKS} books, ${kinds} different; home ${ms(p99)}, longest ${ms(Math.max(...times))}`,
    held: whole.length === BOOKS && kinds === 2 && p99 <= 500,
  };
}

/** Births and their reports, which cost more than anything else that strangers may ask for. */
export const births: Attack = () =>
  againstInstance({}, async (instance) => {
    await ask(instance.url, '/');
    await started(instance);
    return [
      await besideMany(instance, '/api/chart', addressOf(1)),
      await besideMany(instance, '/api/report/preview', addressOf(2)),
      await booksAtOnce(instance, addressOf(3)),
    ];
  });
