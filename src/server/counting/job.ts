import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { noteReaders } from './store.ts';

type CountingJobParts = Pick<JobContext, 'database'> & { calendar: Pick<SiteCalendar, 'today'> };

/** Each hour, by one instance: how many get the daily message, which no request tells. */
export function countingJob({ database, calendar }: CountingJobParts): BackgroundJob {
  const note = (): Promise<void> => noteReaders(database.db, calendar.today());
  return {
    name: 'counting',
    works: [{ name: 'counting-readers', batchSize: 1, workers: 1, schedule: '7 * * * *', handle: note }],
  };
}
