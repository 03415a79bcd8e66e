import { isConnectionFailure } from '../db/database.ts';
import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import { reasonOf } from '../log.ts';
import type { IndexKeeper } from './index-keeper.ts';

/** Writes the index at the start, so that the first search does not wait for it; a later search tries again what failed. */
export function searchIndexJob(
  index: Pick<IndexKeeper, 'ensure'>,
  { database, log, signal }: Pick<JobContext, 'database' | 'log' | 'signal'>,
): BackgroundJob {
  function logFailure(error: unknown): void {
    if (signal.aborted || isConnectionFailure(error)) return;
    log.error({ reason: reasonOf(error) }, 'search: index not written');
  }
  return {
    name: 'search',
    begin: () => void database.whenReady().then(index.ensure).catch(logFailure),
  };
}
