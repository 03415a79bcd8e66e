import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ARCHIVE_FIRST_DAY } from '../src/domain/calendar/archive.ts';
import { addDays } from '../src/domain/calendar/civil-date.ts';
import { temporaryFolder } from '../test/db/folders.ts';
import { stranger } from '../test/harness/visitor.ts';
import { ask } from '../test/harness/wire.ts';
import type { Figure } from './attack.ts';
import { drawReading } from './drawing.ts';
import { againstInstance, type Instance } from './instance.ts';
import { addressOf } from './visitors.ts';

const DISK_MEGABYTES = 800;
/** Below the floor of the default settings, and far from full. */
const SCARCE_MEGABYTES = 300;
const LOOKS = 12;
const MEGABYTE = 1024 * 1024;

interface Answers {
  page: number;
  unprinted: number;
  reading: number;
  write: number;
  retryAfter: boolean;
  draw: boolean;
}

let asked = 0;

/** Every time somebody else, and readings that nobody has asked for yet. */
async function answers({ url }: Instance): Promise<Answers> {
  const from = addressOf(++asked);
  const date = addDays(ARCHIVE_FIRST_DAY, asked);
  const headers = { 'x-user-id': stranger() };
  const write = await ask(url, '/api/preferences/refuse-joke', { method: 'POST', headers, from });
  return {
    page: (await ask(url, '/', { from })).status,
    unprinted: (await ask(url, `/archive/leo-${date}`, { from })).status,
    reading: (await ask(url, `/api/horoscope/aries?date=${date}`, { from })).status,
    write: write.status,
    retryAfter: write.headers['retry-after'] !== undefined,
    draw: (await drawReading(url, { from })) !== null,
  };
}

/** The site looks at its disk every few seconds: what it says once it has seen the change. */
async function settled(instance: Instance, isExpected: (answers: Answers) => boolean): Promise<Answers> {
  for (let attempt = 1; ; attempt++) {
    const found = await answers(instance);
    if (isExpected(found) || attempt === LOOKS) return found;
    await delay(1000);
  }
}

const isReadable = ({ page, unprinted, reading }: Answers): boolean =>
  page === 200 && unprinted === 200 && reading === 200;
const refusesWrites = ({ write, retryAfter, draw }: Answers): boolean => write === 503 && retryAfter && !draw;
const words = ({ page, unprinted, reading, write, draw }: Answers): string =>
  `pages ${page} ${unprinted}, readings ${reading}, a write ${write}, a draw ${draw ? 'taken' : 'refused'}`;

/** Writes until only so much is free. */
function fill(folder: string, leftMegabytes: number): string {
  const file = join(folder, 'filler');
  const piece = Buffer.alloc(MEGABYTE);
  const descriptor = openSync(file, 'a');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / MEGABYTE;
  };
  try {
    while (free() > leftMegabytes) writeSync(descriptor, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
  return file;
}

async function fillAround(instance: Instance, disk: string): Promise<Figure[]> {
  await ask(instance.url, '/');
  fill(disk, SCARCE_MEGABYTES);
  const scarce = await settled(instance, refusesWrites);
  const file = fill(disk, 0);
  const full = await answers(instance);
  rmSync(file);
  const again = await settled(instance, ({ write, draw }) => write === 200 && draw);
  const goal = 'pages and readings go on, writes get 503';
  return [
    {
      name: `disk: ${SCARCE_MEGABYTES} MB left (H4)`,
      before: 'writes go on to the end',
      goal,
      now: words(scarce),
      held: isReadable(scarce) && refusesWrites(scarce),
    },
    {
      name: 'disk: full (M2)',
      before: '500',
      goal,
      now: words(full),
      held: isReadable(full) && refusesWrites(full),
    },
    {
      name: 'disk: has room again',
      before: '–',
      goal: 'writes are taken',
      now: words(again),
      held: again.write === 200 && again.draw,
    },
  ];
}

/** Without the right to mount a small disk, one that is too small for the settings stands in for it. */
async function scarceBySetting(): Promise<Figure[]> {
  return againstInstance({ settings: { MIN_FREE_DISK_MEGABYTES: '900000000' } }, async (instance) => {
    const scarce = await answers(instance);
    return [
      {
        name: 'disk: less free than the floor (H4)',
        before: 'writes go on to the end',
        goal: 'pages and readings go on, writes get 503',
        now: words(scarce),
        held: isReadable(scarce) && refusesWrites(scarce),
      },
    ];
  });
}

/** A disk of its own in memory, filled up beside the site. */
export async function fullDisk(): Promise<Figure[]> {
  const disk = temporaryFolder('zodiary-disk-');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
  if (mounted.status !== 0) return scarceBySetting();
  const unmount = (): void => void spawnSync('umount', ['-l', disk]);
  process.once('exit', unmount);
  try {
    // Without jobs: what the site prints by itself is not what is tried here.
    const options = { dataDir: join(disk, 'data'), settings: { ROLE: 'web' } };
    return await againstInstance(options, (instance) => fillAround(instance, disk), unmount);
  } finally {
    process.off('exit', unmount);
  }
}
