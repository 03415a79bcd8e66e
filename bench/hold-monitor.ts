/**
 * Loaded into the site before its own code (`node --import`): tells by message for how long its main thread was held
 * between two beats of a timer. Threads and child processes of the site load it too and must not answer.
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

export interface Hold {
  /** The longest time in which no other request could have been answered. */
  wallMs: number;
  /** The thread's own work in that time: what remains when other programs of this machine are left out. */
  cpuMs: number;
  /** How much of it was garbage collection. */
  gcMs: number;
}

const BEAT_MS = 1;
const NOTHING: Hold = { wallMs: 0, cpuMs: 0, gcMs: 0 };

interface Pause {
  fromMs: number;
  toMs: number;
}

function overlapMs(one: Pause, other: Pause): number {
  return Math.max(0, Math.min(one.toMs, other.toMs) - Math.max(one.fromMs, other.fromMs));
}

function monitor(): void {
  const collections: Pause[] = [];
  let longest: Hold & Pause = { ...NOTHING, fromMs: 0, toMs: 0 };
  let lastMs = performance.now();
  let lastCpu = process.threadCpuUsage();

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ fromMs: startTime, toMs: startTime + duration });
  }).observe({ entryTypes: ['gc'] });

  setInterval(() => {
    const nowMs = performance.now();
    const cpu = process.threadCpuUsage();
    const cpuMs = (cpu.user + cpu.system - lastCpu.user - lastCpu.system) / 1000;
    if (cpuMs > longest.cpuMs)
      longest = { wallMs: nowMs - lastMs, cpuMs, gcMs: 0, fromMs: lastMs, toMs: nowMs };
    lastMs = nowMs;
    lastCpu = cpu;
  }, BEAT_MS);

  process.on('message', (message) => {
    if (message === 'begin') {
      collections.length = 0;
      longest = { ...NOTHING, fromMs: 0, toMs: 0 };
      process.send!(NOTHING);
      return;
    }
    // Collections are told a turn later than they happen.
    setTimeout(() => {
      const { wallMs, cpuMs } = longest;
      const pausedMs = collections.reduce((sum, pause) => sum + overlapMs(pause, longest), 0);
      // Its own threads share the work, so that a pause can be longer than what this thread did in it.
      process.send!({ wallMs, cpuMs, gcMs: Math.min(pausedMs, cpuMs) } satisfies Hold);
    }, 2 * BEAT_MS);
  });
}

if (isMainThread && process.argv[1]?.endsWith('/server/main.ts')) monitor();
