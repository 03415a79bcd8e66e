import { fractionOf } from '../calendar/seed.ts';
import { fitting, type Age } from './ages.ts';
import { isApart } from './admitted.ts';
import type { ReportBank, ReportParagraph } from './bank.ts';
import { monthOfEvent, type YearTransit } from './year-events.ts';
import { isWeighty } from './year-kinds.ts';
import type { YearSpan } from './year-span.ts';

const MOST_PASSAGES = 15;
/** The strong ones fill up to so many before every month is seen to. */
const STRONG_PASSAGES = 12;
/** Brief transits fill up to so many. */
const WANTED_PASSAGES = 12;
const MOST_A_MONTH = 2;
const MOST_WEIGHTY_A_MONTH = 3;
/** What is exact within the year comes before what was exact earlier and lingers. */
const LINGERING = 0.6;
/** Below it are Mars and the easy days of Jupiter. */
const STRONG_FROM = 0.5;
/** What has fewer days to go is not worth telling as under way. */
const LEAST_DAYS_LEFT = 21;
const MARS_LUCK = 0.3;
/** A short book is not to be filled with the days of Mars, which every year has. */
const SHORT_BOOK = 25;
const MARS_IN_SHORT_BOOK = 2;
const DAY_MS = 86_400_000;

/** A transit that is told in words, and in which month. */
export interface Telling {
  transit: YearTransit;
  paragraph: ReportParagraph;
  month: string;
}

/** Whether a slow planet that has been exact is near when the year begins, and stays. */
function isUnderWay({ body, passes, spans }: YearTransit, { fromMs }: YearSpan): boolean {
  return (
    body !== 'mars' &&
    passes[0]!.atMs < fromMs &&
    spans.some((span) => span.fromMs < fromMs && span.toMs > fromMs + LEAST_DAYS_LEFT * DAY_MS)
  );
}

/** Where a transit can be told: as the year begins if it is under way, else when it is exact. */
function monthsFor(transit: YearTransit, span: YearSpan): string[] {
  const exact = transit.events.map((event) => monthOfEvent(event, span));
  return isUnderWay(transit, span) ? [span.months[0]!, ...exact] : exact;
}

/** A crowded month makes room for what weighs most. */
const mostFor = (transit: YearTransit): number => (isWeighty(transit) ? MOST_WEIGHTY_A_MONTH : MOST_A_MONTH);

/** What of a year is told, as it is chosen. */
class Tellings {
  readonly told: Telling[] = [];
  readonly #age: Age;
  readonly #taken: readonly string[];
  readonly #bank: ReportBank;

  constructor(age: Age, taken: readonly string[], bank: ReportBank) {
    this.#age = age;
    this.#taken = taken;
    this.#bank = bank;
  }

  hasRoom(month: string, most = MOST_A_MONTH): boolean {
    return this.#countIn(month) < most;
  }

  isEmpty(month: string): boolean {
    return this.#countIn(month) === 0;
  }

  /** Tells a transit unless there is enough already, or nothing left to say of it. */
  tell(transit: YearTransit, month: string | undefined, most: number): void {
    if (!month || this.told.length >= most || !this.hasRoom(month, mostFor(transit))) return;
    if (this.#isOfTooMany(transit)) return;
    const paragraph = this.#paragraphFor(transit);
    if (paragraph) this.told.push({ transit, paragraph, month });
  }

  #countIn(month: string): number {
    return this.told.filter((own) => own.month === month).length;
  }

  #isOfTooMany({ body }: YearTransit): boolean {
    const daysOfMars = this.told.filter(({ transit }) => transit.body === 'mars').length;
    return body === 'mars' && this.#taken.length < SHORT_BOOK && daysOfMars >= MARS_IN_SHORT_BOOK;
  }

  #paragraphFor({ key }: YearTransit): ReportParagraph | undefined {
    const { paragraphs, neverTogether, unfit } = this.#bank;
    if (this.told.some(({ paragraph }) => paragraph.key === key)) return undefined;
    const ids = [...this.#taken, ...this.told.map(({ paragraph }) => paragraph.id)];
    const own = fitting(paragraphs.get(key) ?? [], this.#age, unfit);
    return own.find(({ id }) => !ids.some((other) => isApart(other, id, neverTogether)));
  }
}

const isLater = (transit: YearTransit, month: string, span: YearSpan): number =>
  Number(monthsFor(transit, span)[0]! < month);

/** The stronger first; which days of Mars, being many and alike, is left to the chart, so that two books tell others. */
function byWeight(
  transits: readonly YearTransit[],
  seed: string,
): { transit: YearTransit; weight: number }[] {
  return transits
    .map((transit) => {
      const { body, key, events, strength } = transit;
      const luck = body === 'mars' ? MARS_LUCK * fractionOf(`${seed} ${key}`) : 0;
      return { transit, weight: strength * (events.length > 0 ? 1 : LINGERING) - luck };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** Which transits are told in words, each once: the strong ones, something for every month that has anything, and more. */
export function tellingsOf(
  transits: readonly YearTransit[],
  span: YearSpan,
  age: Age,
  taken: readonly string[],
  bank: ReportBank,
): Telling[] {
  const tellings = new Tellings(age, taken, bank);
  const weighed = byWeight(transits, taken.join(' '));
  const ordered = weighed.map(({ transit }) => transit);
  // A slow planet at a light or an angle is told before anything quicker is.
  for (const transit of ordered.filter((own) => isWeighty(own) && own.events.length > 0)) {
    const months = monthsFor(transit, span);
    tellings.tell(transit, months.find((own) => tellings.hasRoom(own)) ?? months[0], MOST_PASSAGES);
  }
  for (const { transit } of weighed.filter(({ weight }) => weight >= STRONG_FROM)) {
    const month = monthsFor(transit, span).find((own) => tellings.hasRoom(own));
    tellings.tell(transit, month, STRONG_PASSAGES);
  }
  for (const month of span.months) {
    // Rather what begins there than what has been and comes again.
    const own = ordered.filter((transit) => monthsFor(transit, span).includes(month));
    for (const transit of own.toSorted((a, b) => isLater(a, month, span) - isLater(b, month, span)))
      if (tellings.isEmpty(month)) tellings.tell(transit, month, MOST_PASSAGES);
  }
  for (const transit of ordered) tellings.tell(transit, monthsFor(transit, span)[0], WANTED_PASSAGES);
  return tellings.told;
}
