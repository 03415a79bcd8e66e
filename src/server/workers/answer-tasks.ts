import { parentPort } from 'node:worker_threads';
import type { TaskAnswer } from './worker-pool.ts';

/** Inside a thread of a pool: answers its tasks, one at a time. */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  async function answered(task: Task): Promise<TaskAnswer> {
    try {
      return { result: await answer(task) };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  }
  // An answer that cannot be sent ends the thread, and the pool begins another.
  parentPort!.on(
    'message',
    (task: Task) => void answered(task).then((said) => parentPort!.postMessage(said)),
  );
}
