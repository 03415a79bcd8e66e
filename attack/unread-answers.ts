import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from '../bench/server-process.ts';
import { ask } from '../test/harness/wire.ts';
import type { Attack, AttackOptions, Figure } from './attack.ts';
import { againstInstance, type Instance } from './instance.ts';
import { Probe } from './probe.ts';
import { ms, percentile } from './statistics.ts';
import { addressOf, BYSTANDER } from './visitors.ts';

const SOCKETS = 1000;
/** Few enough that the site takes them all, and more than it takes. */
const PIPELINED = [20, 60];
/** So few that a single person can have them, enough to be allowed thousands of calls. */
const ADDRESSES = 40;
/** Without a coding a page is ten times as large. */
const LARGE = ['/api/tarot/texts', '/tarot/cards', '/api/tarot/texts', '/quotes', '/api/openapi.json'];
/** The site gives up on a reader after about a minute without progress. */
const STAY_MS = 90_000;
const WATCH_EVERY_MS = 1000;
const MOST_GROWTH_MB = 200;
const FEW_DESCRIPTORS = 50;

interface Watched {
  atMs: number;
  residentMb: number;
  descriptors: number;
}

function look(instance: Instance, startedMs: number): Watched {
  return {
    atMs: performance.now() - startedMs,
    residentMb: residentMegabytes(instance.pid),
    descriptors: instance.descriptors(),
  };
}

/** Asks and asks, and takes none of the answers from the wire. */
function openUnread({ url }: Instance, at: number): Socket {
  const localAddress = addressOf(at % ADDRESSES);
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  const request = `GET ${LARGE[at % LARGE.length]} HTTP/1.1\r\nHost: x\r\n\r\n`;
  socket.pause();
  socket.write(request.repeat(PIPELINED[at % PIPELINED.length]!));
  return socket;
}

async function watch(instance: Instance, startedMs: number): Promise<Watched[]> {
  const seen: Watched[] = [];
  while (performance.now() - startedMs < STAY_MS) {
    seen.push(look(instance, startedMs));
    await delay(WATCH_EVERY_MS);
  }
  return seen;
}

/** Until the API, which the guard of the heap protects, answers a stranger again. */
async function recoveryMs({ url }: Instance): Promise<number> {
  const leftMs = performance.now();
  for (;;) {
    const { status } = await ask(url, '/api/horoscope/leo', { from: BYSTANDER });
    const tookMs = performance.now() - leftMs;
    if (status === 200 || tookMs > 120_000) return tookMs;
    await delay(100);
  }
}

function figures(
  resting: Watched,
  seen: readonly Watched[],
  times: readonly number[],
  recoveredMs: number,
): Figure[] {
  const mostMb = Math.max(...seen.map(({ residentMb }) => residentMb)) - resting.residentMb;
  const most = Math.max(...seen.map(({ descriptors }) => descriptors)) - resting.descriptors;
  const freed = seen.findLast(({ descriptors }) => descriptors - resting.descriptors > FEW_DESCRIPTORS);
  const stillHeld = seen.at(-1)!.descriptors - resting.descriptors;
  const unanswered = times.filter((each) => each === Infinity).length;
  return [
    {
      name: 'unread answers: memory they pin',
      before: '140–490 MB a minute',
      goal: `≤ ${MOST_GROWTH_MB} MB in all`,
      now: `${mostMb.toFixed(0)} MB`,
      held: mostMb <= MOST_GROWTH_MB,
    },
    {
      name: 'unread answers: descriptors after a minute and a half',
      before: '2,950 for ever',
      goal: `≤ ${FEW_DESCRIPTORS}`,
      now: `${stillHeld} (at most ${most}; all but a few gone after ${ms(freed?.atMs ?? 0)})`,
      held: stillHeld <= FEW_DESCRIPTORS,
    },
    {
      name: 'unread answers: home for others meanwhile',
      before: '–',
      goal: 'all answered',
      now: `${unanswered} of ${times.length} unanswered (99 of 100 in ${ms(percentile(times, 0.99))})`,
      held: unanswered === 0,
    },
    {
      name: 'unread answers: API answers after they leave',
      before: '49 s',
      goal: '≤ 2 s',
      now: ms(recoveredMs),
      held: recoveredMs <= 2000,
    },
  ];
}

async function attackWith(instance: Instance, { tell }: AttackOptions): Promise<Figure[]> {
  for (const path of ['/', ...LARGE]) await ask(instance.url, path);
  const resting = look(instance, performance.now());
  const startedMs = performance.now();
  const probe = new Probe(instance.url, '/');
  const sockets = Array.from({ length: SOCKETS }, (_, at) => openUnread(instance, at));
  const seen = await watch(instance, startedMs);
  tell(`${SOCKETS} connections with ${PIPELINED.join(' or ')} requests each stayed for ${STAY_MS / 1000} s`);
  const times = await probe.stop();
  for (const socket of sockets) socket.destroy();
  return figures(resting, seen, times, await recoveryMs(instance));
}

/** A thousand connections of a few addresses ask for large answers, one after the other, and read none. */
export const unreadAnswers: Attack = (options) =>
  againstInstance({}, (instance) => attackWith(instance, options));
