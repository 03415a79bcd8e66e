import type { DeskBackup, DeskBackups } from '../../../contract/desk-backups.ts';
import { formatBytes } from '../../../domain/backup/format-bytes.ts';
import type { CivilDate } from '../../../domain/calendar/civil-date.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import { formatCount } from '../../ui/format-count.ts';
import { dateAt, dayWords, timeAt, whenAt } from '../times.ts';
import type { MarkState } from '../ui/state-mark.tsx';

/** "today, 3:15 AM, 41 MB, encrypted." */
export function lastWords(last: DeskBackups['last'], today: CivilDate): string {
  if (!last) return 'hasn’t been made yet.';
  return `${dayWords(dateAt(last.at), today)}, ${timeAt(last.at)}, ${formatBytes(last.bytes)}, encrypted.`;
}

/** "Sunday, November 15: 186,402 rows compared, all equal." */
export function provenWords(proven: DeskBackups['lastProven'], today: CivilDate): string {
  if (!proven) return 'hasn’t been done yet.';
  return `${dayWords(dateAt(proven.at), today)}: ${formatCount(proven.rows)} rows compared, all equal.`;
}

/** "Hollow: missed, Nov 5: The disk has 300 MB left …" */
export function missedWords({ days, list }: Pick<DeskBackups, 'days' | 'list'>): string {
  const missed = days.findLast(({ state }) => state === 'missed');
  if (!missed) return 'Hollow: missed.';
  const reason = list.find(({ madeAt, reason }) => reason !== null && dateAt(madeAt) === missed.date)?.reason;
  return `Hollow: missed, last on ${shortDay(missed.date)}. ${reason ?? 'The site didn’t run.'}`;
}

/** What goes on, for whoever waits. */
export function progressWords(now: DeskBackups['now']): string {
  if (!now) return '';
  if (now.kind === 'proving')
    return 'Restoring the newest backup into a scratch database and comparing every row…';
  if (now.rows === 0) return 'Backing up…';
  return `Backing up: ${formatCount(now.rows)} rows of ${formatCount(now.tables)} tables so far…`;
}

interface ToldState {
  title: string;
  mark: MarkState;
}

const STATES: Record<DeskBackup['state'], ToldState> = {
  making: { title: 'Being made', mark: 'ready' },
  made: { title: 'Made', mark: 'ready' },
  proving: { title: 'Being proven', mark: 'ready' },
  proven: { title: 'Made and proven', mark: 'good' },
  failed: { title: 'Failed', mark: 'bad' },
  missing: { title: 'File missing', mark: 'bad' },
};

/** One that could only be read through was not shown to restore. */
export function stateOf({ state, proof }: Pick<DeskBackup, 'state' | 'proof'>): ToldState {
  return state === 'proven' && proof === 'read'
    ? { title: 'Made and read through', mark: 'ready' }
    : STATES[state];
}

/** "Today 3:15 AM · 41 MB · 186,402 rows" */
export function noteOf({ madeAt, bytes, rows }: DeskBackup): string {
  const parts = [
    whenAt(madeAt),
    bytes !== null && formatBytes(bytes),
    rows !== null && `${formatCount(rows)} rows`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** "Restored and compared Today 3:16 AM: 186,402 rows, all equal." */
export function proofWords({ proof, provenAt, rowsCompared }: DeskBackup): string | null {
  if (provenAt === null) return null;
  const how = proof === 'read' ? 'Read through, not restored,' : 'Restored and compared';
  const why = proof === 'read' ? ' The database’s role may not make a second database.' : '';
  return `${how} ${whenAt(provenAt)}: ${formatCount(rowsCompared ?? 0)} rows, all equal.${why}`;
}
