import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import type { ChannelsService } from './service.ts';

type Parts = Pick<JobContext, 'signal'>;

/** Every minute: what is due is told, its owner woken once, and what goes out by itself is sent. By night: old videos. */
export function channelsJob(channels: ChannelsService, { signal }: Parts): BackgroundJob {
  return {
    name: 'channels',
    works: [
      {
        name: 'channels-clear',
        batchSize: 1,
        workers: 1,
        schedule: '53 3 * * *',
        handle: channels.clear,
      },
    ],
    eachMinute: () => channels.minute(signal),
    stop: channels.ended,
  };
}
