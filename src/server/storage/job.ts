import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import { clearStorage } from './clear.ts';
import type { FreeDisk } from './free-disk.ts';
import { storageFigures } from './store.ts';

type StorageParts = Pick<JobContext, 'database' | 'clock' | 'log' | 'signal'> & {
  disk: Pick<FreeDisk, 'megabytes'>;
  picturesOfPosts: () => readonly string[];
};

/** Every night, by one instance, which the queue sees to: ends what has had its time, and logs what there is. */
export function storageJob(parts: StorageParts): BackgroundJob {
  const { clock, log, signal, disk, picturesOfPosts } = parts;
  const { db } = parts.database;

  async function clear(): Promise<void> {
    const removed = await clearStorage({ db, nowMs: clock.nowMs(), signal, picturesOfPosts });
    const kept = await storageFigures(db);
    log.info({ removed, kept, freeDiskMegabytes: await disk.megabytes() }, 'storage: cleared for the night');
  }

  return {
    name: 'storage',
    works: [{ name: 'storage-clear', batchSize: 1, workers: 1, schedule: '41 3 * * *', handle: clear }],
  };
}
