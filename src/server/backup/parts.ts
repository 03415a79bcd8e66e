import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FreeDisk } from '../storage/free-disk.ts';
import type { BackupFolder } from './folder.ts';

/** What making, proving and tidying share. */
export interface BackupParts {
  config: Pick<
    Config,
    | 'siteName'
    | 'siteTimeZone'
    | 'backupAt'
    | 'minFreeDiskMegabytes'
    | 'secretKey'
    | 'oldSecretKey'
    | 'dataDir'
  >;
  clock: Clock;
  database: Pick<Database, 'db' | 'connection'>;
  folder: BackupFolder;
  disk: Pick<FreeDisk, 'megabytes'>;
  log: Logger;
}
