import { longQuestion, WORST_CALLS, WORST_FILES, WORST_PAGES, type Inputs } from '../bench/worst-inputs.ts';
import { ask } from '../test/harness/wire.ts';
import type { Attack, Figure } from './attack.ts';
import { sendBirth, type BirthCall } from './births.ts';
import type { Costly } from './costly.ts';
import { drawReading } from './drawing.ts';
import { againstInstance, started, type Instance } from './instance.ts';
import { Probe } from './probe.ts';
import { SHOPPING } from './shop.ts';
import { ms, percentile } from './statistics.ts';
import { addressOf, STRANGER } from './visitors.ts';

const GOAL_MS = 100;

const getting =
  (inputs: Inputs): Costly['ask'] =>
  ({ url }, at) =>
    ask(url, inputs(at), { from: STRANGER });

const years = getting(WORST_CALLS['/api/sky/events']![0]!);

/** Each within the default limits of one address for a minute, which the stranger uses up in a few seconds. */
const COSTLY: readonly Costly[] = [
  { name: '29 years of the sky in 6 s', before: '22.7 s', requests: 29, seconds: 6, ask: years },
  { name: '98 years of the sky in 20 s', before: '6 minutes', requests: 98, seconds: 20, ask: years },
  ...(
    [
      ['days of the sky', 100, WORST_CALLS['/api/sky/day']![0]!],
      ['pages of a date’s sky', 100, WORST_PAGES.sky![0]!],
      ['weeks of a pair', 100, WORST_CALLS['/api/compatibility/week']![0]!],
      ['searches', 150, (at) => `/search?q=${longQuestion(at)}`],
      ['suggestions', 150, WORST_CALLS['/api/search/suggestions']![0]!],
      ['months of the archive', 100, WORST_PAGES.archive![0]!],
      ['weeks of the archive', 40, WORST_PAGES.archived![1]!],
      ['keystrokes of a place', 150, WORST_CALLS['/api/places']![0]!],
      ['keystrokes that find no place', 150, WORST_CALLS['/api/places']![2]!],
      ['drawings of the sky', 150, WORST_FILES[0]!],
      ['pictures', 60, WORST_FILES.at(-2)!],
    ] satisfies [string, number, Inputs][]
  ).map(([name, requests, inputs]) => ({
    name: `${requests} ${name} in 5 s`,
    before: '–',
    requests,
    seconds: 5,
    ask: getting(inputs),
  })),
  {
    name: '25 tarot draws in 5 s',
    before: '–',
    requests: 25,
    seconds: 5,
    ask: ({ url }) => drawReading(url, { from: STRANGER }),
  },
  ...(
    [
      ['birth charts', 100, '/api/chart'],
      ['previews of a report', 60, '/api/report/preview'],
    ] satisfies [string, number, BirthCall][]
  ).map(([name, requests, call], at) => ({
    name: `${requests} ${name} in 5 s`,
    before: '–',
    requests,
    seconds: 5,
    // From an address of their own: the draws have used up what one may send in a minute.
    ask: ({ url }: Instance, birth: number) => sendBirth(url, call, addressOf(at), birth),
  })),
  ...SHOPPING,
];

/** What somebody else waits for the home page meanwhile. */
async function homeBeside(instance: Instance, { requests, seconds, ask: send }: Costly): Promise<number[]> {
  const probe = new Probe(instance.url, '/');
  const asked: Promise<unknown>[] = [];
  for (let at = 0; at < requests; at++) {
    asked.push(send(instance, at).catch(() => null));
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / requests));
  }
  const times = await probe.stop();
  await Promise.all(asked);
  return times;
}

function figure({ name, before }: Costly, times: readonly number[], aloneMs: number): Figure {
  const p99 = percentile(times, 0.99);
  return {
    name: `one stranger: home beside ${name}`,
    before,
    goal: `99 of 100 ≤ ${GOAL_MS} ms`,
    now: `${ms(p99)} (median ${ms(percentile(times, 0.5))}, longest ${ms(Math.max(...times))}, alone ${ms(aloneMs)})`,
    held: p99 <= GOAL_MS + aloneMs,
  };
}

/** What the page takes with nobody beside: on a busy machine that is the machine, not the site. */
async function homeAlone({ url }: Instance): Promise<number> {
  const probe = new Probe(url, '/');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  return percentile(await probe.stop(), 0.99);
}

/** One visitor within the limits asks for what costs most. */
export const oneStranger: Attack = () =>
  againstInstance({}, async (instance) => {
    await ask(instance.url, '/');
    await ask(instance.url, '/api/search?q=leo');
    await started(instance);
    const aloneMs = await homeAlone(instance);
    const figures: Figure[] = [];
    for (const costly of COSTLY) figures.push(figure(costly, await homeBeside(instance, costly), aloneMs));
    return figures;
  });
