import { archivedAddress } from '../archive/archived.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { sectionsOf, type Section } from '../forecast/sections.ts';
import type { PeriodKind } from '../forecast/period.ts';
import type { SignKey } from '../zodiac/signs.ts';

export type ReadingKind = 'daily' | PeriodKind;

/** What was put right in a reading that people may have read: it is added to the reading, whose old words stay. */
export interface Correction {
  /** Counted from 1 in each reading. */
  number: number;
  /** `summary`, a paragraph of a day counted from 0, or a section of a week or month. */
  place: string;
  before: string;
  after: string;
  note: string;
  /** SHA-256 (hex) of `readingText` before it and after it. */
  hashBefore: string;
  hashAfter: string;
  /** ISO instant. */
  at: string;
}

interface NamedDay {
  section: string;
  start: number;
  text: string;
}

/** The fields of a reading that a correction may touch. */
interface Correctable {
  summary?: string;
  description?: string;
  times?: readonly NamedDay[] | undefined;
}

const blocksIn = (description: string): string[] => description.split(/\n{2,}/);

/** Where words may be put right, in the order in which they are read. */
export function placesIn(kind: ReadingKind, reading: Correctable): string[] {
  if (kind !== 'daily') return [...sectionsOf(kind)];
  return ['summary', ...blocksIn(reading.description!).map((_, index) => String(index))];
}

export function wordsAt(kind: ReadingKind, reading: Correctable, place: string): string | null {
  if (!placesIn(kind, reading).includes(place)) return null;
  if (kind !== 'daily') return (reading as Record<Section, string>)[place as Section];
  return place === 'summary' ? reading.summary! : blocksIn(reading.description!)[Number(place)]!;
}

/** Days that the new words still name, where they name them now. */
function daysIn(text: string, days: readonly NamedDay[]): NamedDay[] {
  let from = 0;
  return days.flatMap((day) => {
    const start = text.indexOf(day.text, from);
    if (start < 0) return [];
    from = start + day.text.length;
    return [{ ...day, start }];
  });
}

function withWords<T extends Correctable>(kind: ReadingKind, reading: T, place: string, words: string): T {
  if (place === 'summary') return { ...reading, summary: words };
  if (kind === 'daily') {
    const description = blocksIn(reading.description!).with(Number(place), words).join('\n\n');
    return { ...reading, description };
  }
  const { times = [] } = reading;
  const isHere = ({ section }: NamedDay): boolean => section === place;
  const moved = [...times.filter((day) => !isHere(day)), ...daysIn(words, times.filter(isHere))];
  return { ...reading, [place]: words, ...(reading.times && { times: moved }) };
}

/** The reading as it is shown: as it was published, with what was put right since, and what that was. */
export function corrected<T extends object>(
  kind: ReadingKind,
  reading: T,
  corrections: readonly Correction[],
): T & { corrections?: Correction[] } {
  if (corrections.length === 0) return reading;
  const shown = corrections.reduce((one, { place, after }) => withWords(kind, one, place, after), reading);
  return { ...shown, corrections: [...corrections] };
}

/** All words of a reading that can be put right: what its hash is made of. */
export function readingText(kind: ReadingKind, reading: Correctable): string {
  return placesIn(kind, reading)
    .map((place) => wordsAt(kind, reading, place))
    .join('\n\n');
}

/** Whose words are put right: `period` is its day, or the first day of its week or month. */
export interface CorrectedKey {
  kind: ReadingKind;
  sign: SignKey;
  period: CivilDate;
}

/** Pages and feeds that show words of a reading; each stands for itself with any query. */
export function pathsOf({ kind, sign, period }: CorrectedKey): string[] {
  return [
    '/',
    `/horoscope/${sign}`,
    '/archive',
    archivedAddress({ kind, sign, from: period }),
    '/daily-horoscope-feed.xml',
  ];
}
