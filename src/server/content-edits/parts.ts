import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ContentSource } from './source.ts';

/** What the owner's desk for words is made from. */
export interface WordsParts {
  config: Pick<Config, 'siteTimeZone'>;
  clock: Clock;
  database: Pick<Database, 'db'>;
  source: ContentSource;
}

/** Who does it, and when: for history and the log of changes. */
export interface Doer {
  /** The device that is signed in, or "machine". */
  by: string;
  now: Date;
}
