import { fractionOf } from '../calendar/seed.ts';
import { monthOf } from '../calendar/civil-date.ts';
import { MONTHS, monthYear } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import { capitalized } from '../horoscope/fact-text.ts';
import type { ReportBank, YearArcWords, YearLine } from './bank.ts';
import { filled } from './slots.ts';
import type { YearEvent, YearTransit } from './year-events.ts';
import type { YearSpan } from './year-span.ts';

type Slots = Readonly<Record<string, string>>;

/** Lines of which a report says none twice while there are others. */
export class YearLines {
  readonly #year: ReportBank['year'];
  readonly #seed: string;
  readonly #used = new Map<YearLine, number>();

  constructor(year: ReportBank['year'], seed: string) {
    this.#year = year;
    this.#seed = seed;
  }

  next(line: YearLine, slots: Slots = {}): string {
    const texts = this.#year[line];
    const count = this.#used.get(line) ?? 0;
    this.#used.set(line, count + 1);
    const first = Math.floor(fractionOf(`${this.#seed} ${line}`) * texts.length);
    return filled(texts[(first + count) % texts.length]!, slots);
  }

  /** What a new Moon in a house is good for. */
  moon(house: number, slots: Slots): string {
    return filled(this.#year.moons[house - 1]!, slots);
  }
}

/** As a name inside a sentence: "your Saturn return", "Saturn square your Sun", "Mars on your Venus" */
export function transitName({ label, body, point }: Pick<YearTransit, 'label' | 'body' | 'point'>): string {
  if (body === point && !label.includes('your')) return `your ${label}`;
  return label.replace(' meets ', ' on ');
}

/** A transit's name, and what it is about. */
export function namesOf(
  transit: YearTransit,
  { matters }: YearArcWords,
): Record<'what' | 'What' | 'about', string> {
  const what = transitName(transit);
  return { what, What: capitalized(what), about: matters[transit.point as keyof typeof matters] };
}

/** Up to it a month is early. */
const EARLY_DAYS = 10;

/** "June", "June 2026" where that is before the year, "early November" where it is just before its first day */
export function monthText(event: YearEvent, { months, zone, fromMs }: YearSpan): string {
  const date = dateInZone(event.atMs, zone);
  if (!months.includes(monthOf(date))) return monthYear(date);
  const name = MONTHS[Number(date.slice(5, 7)) - 1]!;
  if (event.atMs >= fromMs) return name;
  return Number(date.slice(8)) <= EARLY_DAYS ? `early ${name}` : `mid-${name}`;
}
