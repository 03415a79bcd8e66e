import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadOutcome, LoadPlan } from './load-plan.ts';

interface RunningLoad {
  /** When the last request was sent; some may still wait for their answers. */
  sent: Promise<void>;
  outcome: Promise<LoadOutcome>;
}

export function startLoad(plan: LoadPlan): RunningLoad {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { execArgv: [] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const failed = once(child, 'exit').then(() => {
    throw new Error('The load ended before its time.');
  });
  failed.catch(() => {});
  const sent = once(child, 'message');
  const outcome = sent.then(() => once(child, 'message')).then(([told]) => told as LoadOutcome);
  child.send(plan);
  return { sent: Promise.race([sent.then(() => {}), failed]), outcome: Promise.race([outcome, failed]) };
}

export const runLoad = (plan: LoadPlan): Promise<LoadOutcome> => startLoad(plan).outcome;
