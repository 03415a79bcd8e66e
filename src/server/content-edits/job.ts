import type { BackgroundJob } from '../jobs/background.ts';
import type { WordsService } from './service.ts';

/** Each minute, by every instance: drafts whose hour has come become public. */
export function scheduleJob({ publishDue }: Pick<WordsService, 'publishDue'>): BackgroundJob {
  return { name: 'words', eachMinute: publishDue };
}
