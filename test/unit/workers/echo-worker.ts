import { threadId } from 'node:worker_threads';
import { answerTasks } from '../../../src/server/workers/answer-tasks.ts';

type Task = { say: string } | { fail: string } | 'hang' | 'die';

answerTasks<Task>((task) => {
  if (task === 'hang') return new Promise(() => {});
  if (task === 'die') process.exit(3);
  if ('fail' in task) throw new Error(task.fail);
  return { said: task.say, threadId };
});
