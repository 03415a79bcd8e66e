import { availableParallelism, loadavg } from 'node:os';

/**
 * A limit only ends what hangs, so it may be generous. Eight times even on a quiet machine: the load is read once, when a
 * file is loaded, and neither what arises later is seen nor what a host gives to other machines.
 */
const LEAST_FACTOR = 8;
/** What hangs has to end on a busy machine too. */
const MOST_FACTOR = 12;

/** Twice the load of a core: the average lags behind, and the tests add to it. */
export function limitFactor(load: number, cores: number): number {
  return Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, (2 * load) / cores));
}

const factor = limitFactor(loadavg()[0]!, availableParallelism());

/** How long something may take now that is known to be done within `quietMs` on a machine with nothing else to do. */
export const timeLimit = (quietMs: number): number => Math.round(quietMs * factor);
