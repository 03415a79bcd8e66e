import { setImmediate, setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { placeAt, placeById, type PlaceIndex } from '../src/domain/places/place-index.ts';
import { findPlaces } from '../src/domain/places/type-ahead.ts';
import { readPackedPlaces } from '../src/server/places/packed-places.ts';
import { printTable } from './table.ts';

/** The names of so many of the largest places are typed, letter by letter. */
const TYPED_PLACES = 1000;
const FEWEST_LETTERS = 3;
const ROUNDS = 5;

const GOAL_US = 1000;
const GOAL_MEGABYTES = 15;
const GOAL_HOLD_MS = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function memoryBytes(): Promise<number> {
  // What was read and unpacked is let go of some turns later.
  for (let turn = 0; turn < 5; turn++) {
    await setImmediate();
    collectGarbage();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** This thread's own work so far: what other programs of the machine take is left out. */
function cpuUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** The most that the main thread did at one piece while it waited for the work. */
async function longestHoldMs<T>(work: Promise<T>): Promise<{ result: T; holdMs: number }> {
  let longestUs = 0;
  let isDone = false;
  const finished = work.finally(() => (isDone = true));
  for (let lastUs = cpuUs(); !isDone; lastUs = cpuUs()) {
    await setTimeout(1);
    longestUs = Math.max(longestUs, cpuUs() - lastUs);
  }
  return { result: await finished, holdMs: longestUs / 1000 };
}

/** What a box has got at each key: a name from its third letter on, and the same with its third letter left out. */
function keystrokes(name: string): { spelled: string[]; misspelled: string[] } {
  const letters = [...name];
  const wrong = [...letters.slice(0, 2), ...letters.slice(3)];
  const beginnings = (all: readonly string[]): string[] =>
    all.slice(FEWEST_LETTERS - 1).map((_, at) => all.slice(0, at + FEWEST_LETTERS).join(''));
  return { spelled: beginnings(letters), misspelled: beginnings(wrong) };
}

function microseconds(work: () => unknown): number {
  const startedMs = performance.now();
  work();
  return (performance.now() - startedMs) * 1000;
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)]!;
}

/** Of each keystroke the fastest of some rounds: neither the compiler nor other programs of the machine count. */
function timesOf(index: PlaceIndex, typed: readonly string[]): number[] {
  const times = Array.from(typed, () => Infinity);
  for (let round = 0; round < ROUNDS; round++)
    typed.forEach((text, at) => {
      const time = microseconds(() => findPlaces(index, text));
      times[at] = Math.min(times[at]!, time);
    });
  return times;
}

const us = (time: number): string => `${time.toFixed(0)} µs`;

/** What a keystroke costs, beside a walk over all identifiers, and what the index weighs. */
export async function benchPlaces(): Promise<void> {
  const before = await memoryBytes();
  const startedMs = performance.now();
  const { result: index, holdMs } = await longestHoldMs(readPackedPlaces());
  const loadMs = performance.now() - startedMs;
  const megabytes = ((await memoryBytes()) - before) / 1024 / 1024;
  const typed = Array.from({ length: TYPED_PLACES }, (_, number) => keystrokes(placeAt(index, number).name));
  const spelled = timesOf(
    index,
    typed.flatMap((each) => each.spelled),
  );
  const misspelled = timesOf(
    index,
    typed.flatMap((each) => each.misspelled),
  );
  const last = index.ids.at(-1)!;
  const walk = percentile(
    Array.from({ length: 1000 }, () => microseconds(() => placeById(index, last))),
    0.5,
  );
  const row = (title: string, times: readonly number[]): string[] => [
    title,
    ...[0.5, 0.95, 0.999, 1].map((share) => us(percentile(times, share))),
    (percentile(times, 0.5) / walk).toFixed(1),
  ];
  printTable(`Places: ${index.ids.length}, a keystroke (goal < ${us(GOAL_US)})`, [
    ['typed', 'median', '95 of 100', '999 of 1000', 'longest', 'median ÷ walk over all'],
    row('as it is spelled', spelled),
    row('one letter left out', misspelled),
  ]);
  printTable('Places: the index', [
    ['in memory', `${megabytes.toFixed(1)} MB`, `goal < ${GOAL_MEGABYTES} MB`],
    ['read and unpacked', `${loadMs.toFixed(0)} ms`, ''],
    ['main thread held meanwhile', `${holdMs.toFixed(1)} ms`, `goal < ${GOAL_HOLD_MS} ms`],
  ]);
}

if (import.meta.main) await benchPlaces();
