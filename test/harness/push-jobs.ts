import { runInBackground } from '../../src/server/jobs/background.ts';
import type { DeliverParts } from '../../src/server/push/deliver.ts';
import { pushJobs, type PushJobs } from '../../src/server/push/job.ts';

export interface RunningPushJobs {
  sweep: PushJobs['sweep'];
  stop: () => Promise<void>;
}

/** The daily messages alone, run as the site runs them; a test may say itself when to sweep. */
export function runPushJobs(parts: DeliverParts, { sweepsEachMinute = true } = {}): RunningPushJobs {
  let sweep!: PushJobs['sweep'];
  const background = runInBackground(parts, (context) => {
    const jobs = pushJobs({ ...parts, ...context });
    sweep = jobs.sweep;
    return [sweepsEachMinute ? jobs : { ...jobs, eachMinute: undefined }];
  });
  background.begin();
  return { sweep, stop: background.stop };
}
