import { dateInZone } from '../calendar/zones.ts';
import { monthDay, monthDayYear } from '../calendar/written-date.ts';
import type { AspectQuality } from '../natal/aspects.ts';
import type { Mover } from '../natal/mover-tracks.ts';
import type { Pass, Span } from '../natal/passes.ts';
import type { Point } from '../natal/points.ts';
import type { Transit } from '../natal/transits.ts';
import { monthOf, type CivilDate } from '../calendar/civil-date.ts';
import type { AspectKind } from '../sky/sky.ts';
import { transitKey } from './keys.ts';
import { listText, transitText } from './margin-words.ts';
import { transitStrength } from './transit-strength.ts';
import type { YearSpan } from './year-span.ts';

/** Which pass of a visit it is: the only one, the first of several, one between, the last. */
export type Turn = 'once' | 'first' | 'again' | 'last';

/** An exact transit. */
export interface YearEvent {
  body: Mover;
  point: Point;
  aspect: AspectKind;
  quality: AspectQuality;
  /** "Saturn square your Sun", "Saturn return" */
  label: string;
  turn: Turn;
  atMs: number;
  /** The same date twice, unless the place in the chart is unsure. */
  earliest: CivilDate;
  latest: CivilDate;
  /** From when to when the planet is near enough to count; null where it comes and goes, which the margin tells. */
  felt: { from: CivilDate; to: CivilDate } | null;
}

/** A planet's visit to one place of the chart, and how much it matters. */
export interface YearTransit {
  key: string;
  body: Mover;
  point: Point;
  aspect: AspectKind;
  quality: AspectQuality;
  label: string;
  /** All passes of the visit, before the year and after it too. */
  passes: readonly YearEvent[];
  /** Those of the year. */
  events: readonly YearEvent[];
  spans: readonly Span[];
  strength: number;
}

function turnOf(pass: Pass, passes: readonly Pass[]): Turn {
  if (passes.length === 1) return 'once';
  if (pass === passes[0]) return 'first';
  return pass === passes.at(-1) ? 'last' : 'again';
}

/** Where the place is unsure, the day may lie outside the span of the likeliest one. */
function feltAbout({ earliestMs, latestMs }: Pass, { fromMs, toMs }: Span, zone: string): YearEvent['felt'] {
  return {
    from: dateInZone(Math.min(fromMs, earliestMs), zone),
    to: dateInZone(Math.max(toMs, latestMs), zone),
  };
}

function eventOf(transit: Transit, pass: Pass, zone: string): YearEvent {
  const { body, point, aspect, quality, passes, spans } = transit;
  return {
    body,
    point,
    aspect,
    quality,
    label: transitText(body, aspect, point),
    turn: turnOf(pass, passes),
    atMs: pass.atMs,
    earliest: dateInZone(pass.earliestMs, zone),
    latest: dateInZone(pass.latestMs, zone),
    felt: passes.length > 1 || spans.length > 1 ? null : feltAbout(pass, spans[0]!, zone),
  };
}

/** Transits that surely are exact and are felt within the span, strongest first. */
export function yearTransitsOf(
  transits: readonly Transit[],
  { fromMs, toMs, zone }: YearSpan,
): YearTransit[] {
  return transits
    .filter(({ sure, passes }) => sure && passes.length > 0)
    .map((transit) => {
      const { body, point, aspect, quality, spans } = transit;
      const passes = transit.passes.map((pass) => eventOf(transit, pass, zone));
      return {
        key: transitKey(body, point, quality),
        body,
        point,
        aspect,
        quality,
        label: transitText(body, aspect, point),
        passes,
        events: passes.filter(({ atMs }) => atMs >= fromMs && atMs < toMs),
        spans,
        strength: transitStrength(transit),
      };
    })
    .sort((a, b) => b.strength - a.strength);
}

/** Which month an event is told in. */
export function monthOfEvent({ atMs }: YearEvent, { zone }: YearSpan): string {
  return monthOf(dateInZone(atMs, zone));
}

/** "March 3", or "March 3, 2027" where another year was named last */
function dayText(date: CivilDate, yearBefore?: CivilDate): string {
  return yearBefore?.slice(0, 4) === date.slice(0, 4) ? monthDay(date) : monthDayYear(date);
}

/** What follows a year inside a sentence. */
function yearComma(from: CivilDate, to: CivilDate): string {
  return from.slice(0, 4) === to.slice(0, 4) ? '' : ',';
}

/** "May 5 and October 25, 2026", "May 5 and October 25, 2026, and January 8, 2027": a year is named once */
export function datesText(dates: readonly CivilDate[]): string {
  const years = [...Map.groupBy(dates, (date) => date.slice(0, 4)).values()];
  return years
    .map((own) => listText([...own.slice(0, -1).map(monthDay), monthDayYear(own.at(-1)!)]))
    .join(', and ');
}

/** "on March 3, 2027", "between March 3 and March 9, 2027" */
function exactText({ earliest, latest }: YearEvent): string {
  if (earliest === latest) return `on ${monthDayYear(earliest)}`;
  return `between ${dayText(earliest, latest)}${yearComma(earliest, latest)} and ${monthDayYear(latest)}`;
}

const TURN_WORDS: Record<Turn, string> = { once: '', first: '', again: 'again ', last: 'for the last time ' };

/** "Exact on March 3, 2027; again on June 5, 2027; for the last time on November 2, 2027." */
export function exactDaysText({ passes }: YearTransit): string {
  return `Exact ${passes.map((event) => `${TURN_WORDS[event.turn]}${exactText(event)}`).join('; ')}.`;
}

/** "Felt from March 1 to March 6, 2027.", "Felt on and off from March 1, 2026, to March 6, 2027." */
export function feltText({ spans }: YearTransit, { zone }: YearSpan): string {
  const from = dateInZone(spans[0]!.fromMs, zone);
  const to = dateInZone(spans.at(-1)!.toMs, zone);
  return `Felt ${spans.length > 1 ? 'on and off ' : ''}from ${dayText(from, to)}${yearComma(from, to)} to ${monthDayYear(to)}.`;
}
