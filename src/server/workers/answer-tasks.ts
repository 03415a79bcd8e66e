import { parentPort } from 'node:worker_threads';
import type { TaskAnswer } from './worker-pool.ts';

/** Inside a thread of a pool: answers its tasks, one at a time. */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  parentPort!.on('message', async (task: Task) => {
    let said: TaskAnswer;
    try {
      said = { result: await answer(task) };
    } catch (error) {
      said = { failed: error instanceof Error ? error.message : String(error) };
    }
    parentPort!.postMessage(said);
  });
}
