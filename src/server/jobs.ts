import { backupJob } from './backup/job.ts';
import { channelsJob } from './channels/job.ts';
import { outboundJob } from './channels/outbound.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import { scheduleJob } from './content-edits/job.ts';
import { countingJob } from './counting/job.ts';
import { mailJobs } from './mail/job.ts';
import { ordersJob } from './orders/job.ts';
import { pushJobs } from './push/job.ts';
import { backfillJob } from './reading-archive/backfill-job.ts';
import { searchIndexJob } from './search/job.ts';
import type { Services } from './services.ts';
import { storageJob } from './storage/job.ts';
import { runInBackground, type Background, type BackgroundParts } from './jobs/background.ts';

/** All that the site does beside the requests, one line per noun. */
export function siteJobs(
  parts: BackgroundParts,
  services: Services,
  { config, content }: { config: Config; content: Pick<Content, 'mail'> },
): Background {
  const { sender, compose } = services.push;
  const order = services.orders.letter;
  return runInBackground(parts, (context) => [
    backfillJob(services, context),
    pushJobs({ ...context, sender, compose }),
    ordersJob(services.orders),
    ...mailJobs({ ...context, config, words: content.mail, order }),
    channelsJob(services.channels, context),
    outboundJob(services.outbound),
    scheduleJob(services.words),
    searchIndexJob(services.search.index, context),
    countingJob({ ...context, calendar: services.calendar }),
    backupJob(services.backups, { ...context, config }),
    storageJob({ ...context, disk: services.disk, picturesOfPosts: services.blog.picturesNamed }),
  ]);
}
