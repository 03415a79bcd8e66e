/**
 * Asks as a crowd would, from a process of its own so that it measures the site and not itself. Every connection is
 * another visitor with an address of its own.
 */
import { chanceOf } from '../test/db/crash.ts';
import { Connection, type Received } from './connection.ts';
import type { KindOutcome, LoadOutcome, LoadPlan, RequestKind } from './load-plan.ts';
import { addressOf } from './visitors.ts';

const BEAT_MS = 1;
const VISITORS_OF_A_RUN = 5000;
const REFUSALS = [429, 503];

function requestText(target: string, port: number): string {
  return `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`;
}

const noOutcome = (): KindOutcome => ({
  servedMs: [],
  refusedMs: [],
  refusedWithRetryAfter: 0,
  timedOut: 0,
  failures: {},
});

function note(outcome: KindOutcome, received: Received | null, tookMs: number, patienceMs: number): void {
  if (received === null && tookMs >= patienceMs) outcome.timedOut += 1;
  else if (received && (received.status < 300 || received.status === 304)) outcome.servedMs.push(tookMs);
  else if (received && REFUSALS.includes(received.status)) {
    outcome.refusedMs.push(tookMs);
    if (received.retryAfter) outcome.refusedWithRetryAfter += 1;
  } else {
    const name = received ? String(received.status) : 'broken';
    outcome.failures[name] = (outcome.failures[name] ?? 0) + 1;
  }
}

class Crowd {
  readonly outcomes: Record<string, KindOutcome>;
  readonly #plan: LoadPlan;
  readonly #idle: Connection[] = [];
  readonly #chance: () => number;
  readonly #asked = new Map<string, number>();
  readonly open = new Set<Promise<void>>();
  readonly #firstVisitor: number;
  #visitors = 0;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
    // Nobody of another run, who may have asked as much as one may.
    this.#firstVisitor = plan.seed * VISITORS_OF_A_RUN;
    this.#chance = chanceOf(plan.seed);
    this.outcomes = Object.fromEntries(plan.kinds.map(({ name }) => [name, noOutcome()]));
  }

  #connection(): Connection {
    for (;;) {
      const kept = this.#visitors < (this.#plan.leastVisitors ?? 0) ? undefined : this.#idle.shift();
      if (!kept) return new Connection(this.#plan.port, addressOf(this.#firstVisitor + this.#visitors++));
      if (!kept.closed) return kept;
    }
  }

  #kind(): RequestKind {
    let rest = this.#chance();
    for (const kind of this.#plan.kinds) if ((rest -= kind.share) < 0) return kind;
    return this.#plan.kinds.at(-1)!;
  }

  #target({ name, targets }: RequestKind): string {
    const at = this.#asked.get(name) ?? 0;
    this.#asked.set(name, at + 1);
    return targets[at % targets.length]!;
  }

  /** A kept connection may be closed in the moment it is used again: like a browser, it then asks once more on a new one. */
  async #ask(request: string, patienceMs: number): Promise<Received | null> {
    const untilMs = performance.now() + patienceMs;
    for (;;) {
      const connection = this.#connection();
      const isKept = connection.answered > 0;
      const giveUp = setTimeout(() => connection.giveUp(), untilMs - performance.now());
      const received = await connection.ask(request);
      clearTimeout(giveUp);
      if (!connection.closed) this.#idle.push(connection);
      if (received || !isKept || performance.now() >= untilMs - 1) return received;
    }
  }

  /** Sends one request; what it took counts from the moment at which it should have been sent. */
  send(scheduledMs: number): Promise<void> {
    const kind = this.#kind();
    const { patienceMs, port } = this.#plan;
    const leftMs = scheduledMs + patienceMs - performance.now();
    const answered = this.#ask(requestText(this.#target(kind), port), leftMs).then((received) => {
      note(this.outcomes[kind.name]!, received, performance.now() - scheduledMs, patienceMs - 1);
      this.open.delete(answered);
    });
    this.open.add(answered);
    return answered;
  }

  leave(): void {
    for (const connection of this.#idle) connection.giveUp();
  }
}

/** Returns by how much it was late at the worst. */
function openLoop(crowd: Crowd, ratePerSecond: number, untilMs: number): Promise<number> {
  const everyMs = 1000 / ratePerSecond;
  let nextMs = performance.now();
  let latestMs = 0;
  return new Promise((resolve) => {
    const beat = setInterval(() => {
      const nowMs = performance.now();
      latestMs = Math.max(latestMs, nowMs - nextMs);
      for (; nextMs <= nowMs && nextMs < untilMs; nextMs += everyMs) void crowd.send(nextMs);
      if (nowMs < untilMs) return;
      clearInterval(beat);
      resolve(latestMs);
    }, BEAT_MS);
  });
}

async function closedLoop(crowd: Crowd, visitors: number, untilMs: number): Promise<number> {
  const visit = async (): Promise<void> => {
    while (performance.now() < untilMs) await crowd.send(performance.now());
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return 0;
}

async function load(plan: LoadPlan): Promise<LoadOutcome> {
  const crowd = new Crowd(plan);
  const startedMs = performance.now();
  const untilMs = startedMs + plan.seconds * 1000;
  const latestMs = plan.ratePerSecond
    ? await openLoop(crowd, plan.ratePerSecond, untilMs)
    : await closedLoop(crowd, plan.visitors ?? 1, untilMs);
  process.send!('sent');
  const { user, system } = process.cpuUsage();
  const seconds = (performance.now() - startedMs) / 1000;
  await Promise.all(crowd.open);
  crowd.leave();
  return { kinds: crowd.outcomes, seconds, cpuSeconds: (user + system) / 1e6, latestMs };
}

process.once('message', (plan: LoadPlan) => {
  void load(plan).then((outcome) => process.send!(outcome, () => process.exit(0)));
});
