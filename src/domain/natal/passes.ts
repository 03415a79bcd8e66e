import { signedDeg } from '../sky/angles.ts';
import { rootOf, type Curve } from '../sky/roots.ts';
import type { Direction } from '../sky/sky.ts';
import { msOfTtDays, ttDaysOf } from '../sky/time.ts';
import { longitudeAt, motionAt } from '../sky/tracks.ts';
import type { Leg, MoverTrack } from './mover-tracks.ts';

/** An exact meeting of a planet on its way with a place of a chart. */
export interface Pass {
  atMs: number;
  /** When it would be if the place of the chart is as far off as it may be. */
  earliestMs: number;
  latestMs: number;
  direction: Direction;
  /** Whether it comes about on this leg wherever within its margin the place is. */
  sure: boolean;
}

/** How near a planet comes and when; nil at a pass. */
export interface Approach {
  atMs: number;
  orbDeg: number;
}

export interface Span {
  fromMs: number;
  toMs: number;
}

const msAt = (days: number): number => Math.round(msOfTtDays(days));
const isRising = ({ fromDeg, toDeg }: Leg): boolean => toDeg > fromDeg;

/** Every longitude of the leg's count at which it stands at an angle of the zodiac. */
function levelsOn({ fromDeg, toDeg }: Leg, zodiacDeg: number, reachDeg = 0): number[] {
  const [low, high] = [Math.min(fromDeg, toDeg) - reachDeg, Math.max(fromDeg, toDeg) + reachDeg];
  const levels: number[] = [];
  for (let level = low + ((((zodiacDeg - low) % 360) + 360) % 360); level <= high; level += 360)
    levels.push(level);
  return levels;
}

/** When the leg is at the longitude, by the coarse track; beyond its ends, when it ends. */
function roughDays({ track }: MoverTrack, leg: Leg, level: number): number {
  const rising = isRising(leg);
  if (level > leg.fromDeg !== rising) return leg.fromDays;
  if (level > leg.toDeg === rising) return leg.toDays;
  const gap: Curve = (days) => {
    const { value, slope } = motionAt(track, days);
    return { value: value - level, slope };
  };
  return rootOf(gap, leg.fromDays, leg.toDays, rising);
}

/** More than the coarse track is ever off; over a whole leg, which may go around the zodiac, the angle to a place repeats. */
const SEARCH_DAYS = 20;

function exactDays(mover: MoverTrack, leg: Leg, level: number): number {
  const gap: Curve = (days) => {
    const { value, slope } = longitudeAt(mover.body, days);
    return { value: signedDeg(value - level), slope };
  };
  const rough = roughDays(mover, leg, level);
  const from = Math.max(leg.fromDays, rough - SEARCH_DAYS);
  const to = Math.min(leg.toDays, rough + SEARCH_DAYS);
  return rootOf(gap, from, to, isRising(leg), rough);
}

const holds = ({ fromDeg, toDeg }: Leg, level: number): boolean =>
  (level - fromDeg) * (level - toDeg) <= 0 && fromDeg !== toDeg;

/** The pass of a leg over a longitude that it holds. */
function passOn(mover: MoverTrack, leg: Leg, level: number, marginDeg: number): Pass {
  const atMs = msAt(exactDays(mover, leg, level));
  const ends = [level - marginDeg, level + marginDeg];
  const [earliestMs, latestMs] =
    marginDeg === 0
      ? [atMs, atMs]
      : ends.map((end) => msAt(roughDays(mover, leg, end))).sort((a, b) => a - b);
  return {
    atMs,
    earliestMs: earliestMs!,
    latestMs: latestMs!,
    direction: isRising(leg) ? 'direct' : 'retrograde',
    sure: ends.every((end) => holds(leg, end)),
  };
}

/** The coarse track may be off by so much about a station. */
const ROUGH_DAYS = 2;

/** The passes of a body over an angle of the zodiac, in order of time; those of a span only, if one is given. */
export function passesOver(mover: MoverTrack, zodiacDeg: number, marginDeg: number, within?: Span): Pass[] {
  const mayBeWithin = (days: number): boolean =>
    !within || (days > ttDaysOf(within.fromMs) - ROUGH_DAYS && days < ttDaysOf(within.toMs) + ROUGH_DAYS);
  return mover.legs
    .flatMap((leg) =>
      levelsOn(leg, zodiacDeg)
        .filter((level) => holds(leg, level) && mayBeWithin(roughDays(mover, leg, level)))
        .map((level) => passOn(mover, leg, level, marginDeg)),
    )
    .filter(({ atMs }) => !within || (atMs >= within.fromMs && atMs <= within.toMs));
}

/** Whether a leg of the span stops short of an angle that it would reach if the place of the chart is as far off as it may be. */
export function mayPassOnceMore(
  { legs }: MoverTrack,
  zodiacDeg: number,
  marginDeg: number,
  { fromMs, toMs }: Span,
): boolean {
  const isOfSpan = ({ fromDays, toDays }: Leg): boolean => msAt(toDays) > fromMs && msAt(fromDays) < toMs;
  return legs
    .filter(isOfSpan)
    .some((leg) =>
      levelsOn(leg, zodiacDeg, marginDeg).some(
        (level) =>
          !holds(leg, level) && [level - marginDeg, level + marginDeg].some((end) => holds(leg, end)),
      ),
    );
}

/** The spans in which a body is within the orb, joined over its stations. */
export function spansWithin(mover: MoverTrack, zodiacDeg: number, orbDeg: number): Span[] {
  const spans: Span[] = [];
  for (const leg of mover.legs) {
    const forward = isRising(leg) ? 1 : -1;
    const levels = levelsOn(leg, zodiacDeg, orbDeg);
    for (const level of forward > 0 ? levels : levels.reverse()) {
      const fromMs = msAt(roughDays(mover, leg, level - forward * orbDeg));
      const toMs = msAt(roughDays(mover, leg, level + forward * orbDeg));
      const last = spans.at(-1);
      if (last && fromMs <= last.toMs) last.toMs = toMs;
      else spans.push({ fromMs, toMs });
    }
  }
  return spans;
}

/** Where a body comes nearest to an angle of the zodiac without reaching it: at one end of a leg. */
export function nearestTo({ legs }: MoverTrack, zodiacDeg: number, { fromMs, toMs }: Span): Approach {
  const ends = legs
    .flatMap((leg) => [
      { atMs: msAt(leg.fromDays), deg: leg.fromDeg },
      { atMs: msAt(leg.toDays), deg: leg.toDeg },
    ])
    .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
  return ends
    .map(({ atMs, deg }) => ({ atMs, orbDeg: Math.abs(signedDeg(deg - zodiacDeg)) }))
    .reduce((best, end) => (end.orbDeg < best.orbDeg ? end : best));
}
