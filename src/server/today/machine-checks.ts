import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { freeShare, type FreeDisk } from '../storage/free-disk.ts';
import { good, trouble, type Check, type Finding } from './check.ts';
import type { QuickRead } from './quick-reads.ts';
import { megabytes, span, wallTime } from './said.ts';
import { databaseClock, databaseState } from './store.ts';

export interface MachineCheckParts {
  config: Config;
  clock: Clock;
  database: Pick<Database, 'ready'>;
  disk: FreeDisk;
  read: QuickRead;
}

/** Below it the disk fills within days. */
const LOW_SHARE = 0.1;
const MEGABYTE = 1024 * 1024;

async function diskFinding({ config, disk }: MachineCheckParts): Promise<Finding> {
  const share = await freeShare(config.dataDir);
  const value = `${Math.floor(share * 100)}% free`;
  if (await disk.isLow())
    return trouble(
      'bad',
      value,
      'It’s nearly full, and readers’ settings aren’t saved any more. Make room now: old backups and the picture cache come first.',
    );
  if (share >= LOW_SHARE) return good(value);
  return trouble(
    'look',
    value,
    'It’s filling up. Make room before the site has to refuse what readers want saved.',
  );
}

async function databaseFinding({ database, read }: MachineCheckParts): Promise<Finding> {
  if (!database.ready())
    return trouble(
      'bad',
      'away',
      'Pages and readings still go out, but nothing is saved. The site connects by itself as soon as the database is back.',
    );
  const { bytes, version } = await read(databaseState);
  return good(`${megabytes(bytes)}, ${version}`);
}

/** Sooner than the limit the site itself sets, at which it refuses visitors. */
const TIGHT_HEAP = 0.85;
const TIGHT_MACHINE = 0.08;

function memoryFinding({ maxHeapMegabytes }: Config): Finding {
  const total = Math.min(process.constrainedMemory() || Infinity, totalmem());
  const heap = getHeapStatistics();
  const limit = Math.min(heap.heap_size_limit, maxHeapMegabytes * MEGABYTE);
  const value = `${megabytes(process.memoryUsage.rss())} of ${megabytes(total)}`;
  if (heap.used_heap_size > TIGHT_HEAP * limit)
    return trouble(
      'bad',
      value,
      `The site uses nearly all it may (${megabytes(limit)}). Restart it; if it comes back, raise MAX_HEAP_MEGABYTES.`,
    );
  if (process.availableMemory() > TIGHT_MACHINE * total) return good(value);
  return trouble(
    'look',
    value,
    'The machine has little memory left. Whatever else runs on it takes too much, or it’s too small.',
  );
}

const UNNOTICED_MS = 2_000;
const HARMFUL_MS = 60_000;

async function clockFinding({ config, clock, read }: MachineCheckParts): Promise<Finding> {
  const beforeMs = clock.nowMs();
  const { nowMs, wall } = await read((tx) => databaseClock(tx, beforeMs, config.siteTimeZone));
  // As far as the answer took, nobody knows who is right.
  const tookMs = clock.nowMs() - beforeMs;
  const offMs = Math.max(0, Math.abs(nowMs - beforeMs - tookMs / 2) - tookMs / 2);
  const value = `${span(offMs)} off`;
  if (offMs > HARMFUL_MS)
    return trouble(
      'bad',
      value,
      'The site’s clock and the database’s don’t agree. Set both by a time server: messages go out by one of them.',
    );
  if (wall !== wallTime(new Date(beforeMs), config.siteTimeZone))
    return trouble(
      'look',
      'zones differ',
      `The database has other rules for ${config.siteTimeZone} than the site. Update whichever is older.`,
    );
  return offMs <= UNNOTICED_MS
    ? good(value)
    : trouble('look', value, 'Have both machines set by a time server.');
}

/** Whether the machine can go on like this. */
export function machineChecks(parts: MachineCheckParts): Check[] {
  return [
    { name: 'Disk', look: () => diskFinding(parts) },
    { name: 'Database', look: () => databaseFinding(parts) },
    { name: 'Memory', look: async () => memoryFinding(parts.config) },
    { name: 'Clock', look: () => clockFinding(parts) },
  ];
}
