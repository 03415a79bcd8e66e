import { offsetMs } from './wall-clock.ts';

const DAY_MS = 86_400_000;

/** The instant between the two at which the zone's clocks jump over `wallMs`. */
function jumpOver(wallMs: number, zone: string, beforeMs: number, afterMs: number): number {
  let before = beforeMs;
  let after = afterMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle + offsetMs(middle, zone) < wallMs) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * The first instant at which the zone's clocks show `wallMs`. A minute that daylight saving skips counts as shown at the
 * first instant after the gap; of one that comes twice, the first counts. A day that a zone skipped altogether, as Samoa
 * did on 2011-12-30, is never shown. Clocks are moved once within two days, never twice: the offsets a day before and a
 * day after are all there are.
 */
export function instantShowing(wallMs: number, zone: string): number | null {
  const earlierOffsetMs = offsetMs(wallMs - DAY_MS, zone);
  const laterOffsetMs = offsetMs(wallMs + DAY_MS, zone);
  const shown = [wallMs - earlierOffsetMs, wallMs - laterOffsetMs].filter(
    (instantMs) => instantMs + offsetMs(instantMs, zone) === wallMs,
  );
  if (shown.length > 0) return Math.min(...shown);
  const jumpMs = jumpOver(wallMs, zone, wallMs - laterOffsetMs, wallMs - earlierOffsetMs);
  const dayStartMs = Math.floor(wallMs / DAY_MS) * DAY_MS;
  const dayIsSkipped =
    jumpMs + earlierOffsetMs <= dayStartMs && jumpMs + laterOffsetMs >= dayStartMs + DAY_MS;
  return dayIsSkipped ? null : jumpMs;
}
