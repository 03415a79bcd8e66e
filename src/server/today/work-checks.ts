import type { DeskMatter } from '../../contract/desk-today.ts';
import type { Clock } from '../clock.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { BackupStatus } from './backup-status.ts';
import { good, trouble, type Check, type Finding } from './check.ts';
import type { QuickRead } from './quick-reads.ts';
import { counted, several, wallTime } from './said.ts';
import { deliveriesSince, sweptUntil } from './store.ts';

export interface WorkCheckParts {
  clock: Clock;
  calendar: Pick<SiteCalendar, 'today' | 'startOf'>;
  timeZone: string;
  read: QuickRead;
  backups: BackupStatus;
  /** Since when the owner has paused all messages. */
  pushPausedSince: () => Promise<Date | null>;
}

/** A minute is swept by then on the slowest machine. */
const SWEPT_WITHIN_MS = 10 * 60_000;

async function pushFinding(parts: WorkCheckParts): Promise<Finding> {
  const { clock, calendar, timeZone, read, pushPausedSince } = parts;
  const paused = await pushPausedSince();
  if (paused !== null)
    return trouble(
      'look',
      `paused, ${wallTime(paused, timeZone)}`,
      'Nobody gets their message until you resume it on the page about push.',
    );
  const since = new Date(calendar.startOf(calendar.today()));
  const { swept, outcomes } = await read(async (tx) => ({
    swept: await sweptUntil(tx),
    outcomes: await deliveriesSince(tx, since),
  }));
  if (swept !== null && clock.nowMs() - swept.getTime() > SWEPT_WITHIN_MS)
    return trouble(
      'bad',
      `stopped, ${wallTime(swept, timeZone)}`,
      'Messages that are due aren’t handed out. Start an instance with ROLE=all, or restart the one there is.',
    );
  const { waiting = 0, sent = 0, gone = 0, failed = 0, dropped = 0 } = outcomes;
  const due = waiting + sent + gone + failed + dropped;
  const all = [`${counted(due)} due`, `${counted(sent)} sent`, gone > 0 && `${counted(gone)} gone`];
  const value = all.filter(Boolean).join(', ');
  if (failed + dropped === 0) return good(value);
  return trouble(
    'bad',
    `${counted(failed + dropped)} failed, ${value}`,
    'Above you see why, and can send again what isn’t too late.',
  );
}

const ofKind = (matters: readonly DeskMatter[], ...kinds: readonly string[]): DeskMatter[] =>
  matters.filter(({ id }) => kinds.includes(id.slice(0, id.indexOf('-'))));

function ordersFinding(matters: readonly DeskMatter[]): Finding {
  const late = ofKind(matters, 'report', 'refund', 'trouble').length;
  if (late > 0)
    return trouble(
      'bad',
      `${several(late, 'needs', 'need')} you`,
      'Somebody has paid and waits. Above you see what’s wrong.',
    );
  const unpaid = ofKind(matters, 'order').length;
  if (unpaid === 0) return good('none waits');
  return trouble('look', several(unpaid, 'waits', 'wait'), 'Mark an order as paid once you see the money.');
}

function jobsFinding(matters: readonly DeskMatter[]): Finding {
  const failed = ofKind(matters, 'mail', 'job');
  if (failed.length === 0) return good('none failed');
  const isBad = failed.some(({ state }) => state === 'bad');
  return trouble(
    isBad ? 'bad' : 'look',
    `${counted(failed.length)} failed`,
    'Above you see why, and can try again.',
  );
}

const DAY_MS = 86_400_000;
/** Nightly, with room for a slow night; weekly, likewise. */
const BACKUP_OLD_MS = 1.5 * DAY_MS;
const PROOF_OLD_MS = 8 * DAY_MS;

function agedFinding(at: string | undefined, oldMs: number, nowMs: number, advice: string): Finding {
  // A new site makes its first within the hour.
  if (at === undefined) return trouble('look', 'none yet', advice);
  const ageMs = nowMs - Date.parse(at);
  const days = Math.floor(ageMs / DAY_MS);
  const value = days === 0 ? 'today' : `${several(days, 'day')} ago`;
  return ageMs <= oldMs ? good(value) : trouble('bad', value, advice);
}

function backupChecks({ clock, backups }: WorkCheckParts): Check[] {
  return [
    {
      name: 'Backup',
      look: async () =>
        agedFinding(
          (await backups()).last?.at,
          BACKUP_OLD_MS,
          clock.nowMs(),
          'Press “Back up now”. If that fails too, the page about backups says why.',
        ),
    },
    {
      name: 'Proven restore',
      look: async () =>
        agedFinding(
          (await backups()).lastProven?.at,
          PROOF_OLD_MS,
          clock.nowMs(),
          'A backup that was never restored may be none. It’s tried each week; the page about backups says what came of it.',
        ),
    },
  ];
}

/** Whether what the site does beside the requests gets done. */
export function workChecks(parts: WorkCheckParts, matters: () => Promise<DeskMatter[]>): Check[] {
  return [
    { name: 'Push', look: () => pushFinding(parts) },
    { name: 'Orders', look: async () => ordersFinding(await matters()) },
    { name: 'Jobs', look: async () => jobsFinding(await matters()) },
    ...backupChecks(parts),
  ];
}
