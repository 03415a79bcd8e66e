import { addDays, referenceDayStartMs, type CivilDate } from '../calendar/civil-date.ts';
import { spansAround, type OffsetSpan } from './offset-spans.ts';

/** Where clocks are read: before a country had standard time, they went by the place's own Sun. */
export interface ClockPlace {
  zone: string;
  longitudeDeg: number;
}

export interface Reckoning {
  instantMs: number;
  /** How far the clock was ahead of Greenwich. */
  offsetSeconds: number;
}

/** A clock on the wall, `YYYY-MM-DDTHH:MM:SS`. */
export type WallTime = string;

export type ResolvedTime =
  | ({ kind: 'once' } & Reckoning)
  /** Clocks were set back: the first or the second time. */
  | { kind: 'repeated'; choices: readonly [Reckoning, Reckoning] }
  /** Clocks were set forward, from `before` to `after`. */
  | { kind: 'skipped'; before: WallTime; after: WallTime };

/** Which of two equal clock times is meant: 0 the first, 1 the second. */
export type Fold = 0 | 1;

const wallTime = (wallMs: number): WallTime => new Date(wallMs).toISOString().slice(0, 19);

function skippedBy(spans: readonly OffsetSpan[], wallMs: number): ResolvedTime {
  const next = spans.findIndex(({ fromMs, offsetMs }) => wallMs - offsetMs < fromMs);
  const [last, first] = [spans[next - 1]!, spans[next]!];
  return {
    kind: 'skipped',
    before: wallTime(first.fromMs + last.offsetMs),
    after: wallTime(first.fromMs + first.offsetMs),
  };
}

/** The instant at which a clock of the place showed date and time (`HH:MM`, seconds if known); without a fold, maybe two. */
export function resolveLocalTime(
  date: CivilDate,
  time: string,
  { zone, longitudeDeg }: ClockPlace,
  fold?: Fold,
): ResolvedTime {
  const wallMs = Date.parse(`${date}T${time}Z`);
  const spans = spansAround(wallMs, zone, longitudeDeg);
  const hits = spans
    .map(({ fromMs, toMs, offsetMs }) => ({ fromMs, toMs, offsetMs, instantMs: wallMs - offsetMs }))
    .filter(({ fromMs, toMs, instantMs }) => fromMs <= instantMs && instantMs < toMs)
    .map(({ instantMs, offsetMs }): Reckoning => ({ instantMs, offsetSeconds: offsetMs / 1000 }));
  const [first, second] = hits;
  if (!first) return skippedBy(spans, wallMs);
  if (!second) return { kind: 'once', ...first };
  return fold === undefined
    ? { kind: 'repeated', choices: [first, second] }
    : { kind: 'once', ...(fold === 0 ? first : second) };
}

/** From when to when calendars of the place showed the date; null for one that was left out. */
export function civilDayMs(
  date: CivilDate,
  { zone, longitudeDeg }: ClockPlace,
): { startMs: number; endMs: number } | null {
  const [dayMs, nextMs] = [referenceDayStartMs(date), referenceDayStartMs(addDays(date, 1))];
  const parts = spansAround(dayMs, zone, longitudeDeg)
    .map(({ fromMs, toMs, offsetMs }) => ({
      startMs: Math.max(fromMs, dayMs - offsetMs),
      endMs: Math.min(toMs, nextMs - offsetMs),
    }))
    .filter(({ startMs, endMs }) => startMs < endMs);
  if (parts.length === 0) return null;
  return { startMs: parts[0]!.startMs, endMs: parts.at(-1)!.endMs };
}
