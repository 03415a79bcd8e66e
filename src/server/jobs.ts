import { pushJobs } from './push/job.ts';
import { backfillJob } from './reading-archive/backfill-job.ts';
import { searchIndexJob } from './search/job.ts';
import type { Services } from './services.ts';
import { storageJob } from './storage/job.ts';
import { runInBackground, type Background, type BackgroundParts } from './jobs/background.ts';

/** All that the site does beside the requests, one line per noun. */
export function siteJobs(parts: BackgroundParts, services: Services): Background {
  const { sender, compose } = services.push;
  return runInBackground(parts, (context) => [
    backfillJob(services, context),
    pushJobs({ ...context, sender, compose }),
    searchIndexJob(services.search.index, context),
    storageJob({ ...context, disk: services.disk }),
  ]);
}
