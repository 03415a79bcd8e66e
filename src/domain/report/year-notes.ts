import { monthOf } from '../calendar/civil-date.ts';
import { monthDay, monthDayYear, MONTHS } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { ReportBank, YearLine } from './bank.ts';
import { listText } from './margin-words.ts';
import { birthdayEvent } from './year-birthday.ts';
import { datesText, type YearEvent, type YearTransit } from './year-events.ts';
import { isPleasant, isSlowMover } from './year-kinds.ts';
import { monthText, namesOf, type YearLines } from './year-lines.ts';
import { moonsOf, moonText, type MonthMoon } from './year-moons.ts';
import type { YearSpan } from './year-span.ts';
import type { Telling } from './year-tellings.ts';

/** A sentence of a month, and the exact days that it speaks of. */
interface Said {
  text: string;
  events: readonly YearEvent[];
}

export interface MonthNote {
  note: string | null;
  events: readonly YearEvent[];
}

/** An exact day of a month, and the visit it belongs to. */
interface Day {
  transit: YearTransit;
  event: YearEvent;
}

/** More at once would be a list, and the rest is one. */
const MOST_MENTIONS = 2;
/** What is near for fewer days of a month is not what the month is about. */
const LEAST_DAYS_NEAR = 10;
const DAY_MS = 86_400_000;

const monthName = (month: string): string => MONTHS[Number(month.slice(5)) - 1]!;
const hasEvent = ({ events }: YearTransit, event: YearEvent): boolean => events.includes(event);

/** Which words a transit without a paragraph is told in. */
function lineFor(transit: YearTransit): YearLine {
  const { body, events, passes } = transit;
  if (isPleasant(transit)) return isSlowMover(transit) ? 'lightLong' : 'light';
  if (isSlowMover(transit)) return 'hardLong';
  if (body === 'jupiter') return 'hardJupiter';
  return events[0] === passes.at(-1) ? 'hardBrief' : 'hardBack';
}

/** What is said of the months beside their paragraphs; the months have to be asked for in their order. */
export class YearNotes {
  readonly #chart: NatalChart;
  readonly #span: YearSpan;
  readonly #lines: YearLines;
  readonly #words: ReportBank['yearArcs'];
  readonly #transits: readonly YearTransit[];
  /** What has words, and in which month it first has them. */
  readonly #spokenOf: Map<YearTransit, string>;
  readonly #moons: ReadonlyMap<string, MonthMoon>;
  readonly #birthday: Day | null;

  constructor(
    chart: NatalChart,
    span: YearSpan,
    lines: YearLines,
    words: ReportBank['yearArcs'],
    transits: readonly YearTransit[],
    told: readonly Telling[],
  ) {
    this.#chart = chart;
    this.#span = span;
    this.#lines = lines;
    this.#words = words;
    this.#transits = transits;
    this.#spokenOf = new Map(told.map(({ transit, month }) => [transit, month]));
    this.#moons = moonsOf(span);
    this.#birthday = birthdayEvent(
      chart,
      told.map(({ transit }) => transit),
      span,
    );
  }

  /** Other days of what has words elsewhere, help with hard days; without any of it, whatever the month has. */
  noteOf(month: string, events: readonly YearEvent[]): MonthNote {
    const told = [...this.#spokenOf].filter(([, when]) => when === month).map(([transit]) => transit);
    const said = [...this.#mentions(month, events), ...this.#help(month, events)];
    const hasDate = said.length > 0 || told.some((own) => events.some((event) => hasEvent(own, event)));
    if (!hasDate) said.push(...this.#light(month, events));
    if (said.length === 0 && told.length === 0) said.push(this.#background(month));
    const ordered = said.toSorted((a, b) => (a.events[0]?.atMs ?? 0) - (b.events[0]?.atMs ?? 0));
    const all = [...ordered, ...this.#birthdayWords(events)];
    return {
      note: all.length > 0 ? all.map(({ text }) => text).join(' ') : null,
      events: all.flatMap((own) => own.events),
    };
  }

  /** The days of a month that belong to what another month tells of. */
  #mentions(month: string, events: readonly YearEvent[]): Said[] {
    const days = [...this.#spokenOf]
      .filter(([, when]) => when !== month)
      .flatMap(([transit]) => {
        const event = events.findLast((own) => hasEvent(transit, own));
        return event ? [{ transit, event }] : [];
      })
      .toSorted((a, b) => b.transit.strength - a.transit.strength);
    const more = days.slice(MOST_MENTIONS).toSorted((a, b) => a.event.atMs - b.event.atMs);
    const told = days.slice(0, MOST_MENTIONS).map((day) => this.#mention(day, month, events));
    return more.length > 0 ? [...told, this.#list(more, events)] : told;
  }

  #mention({ transit, event }: Day, month: string, events: readonly YearEvent[]): Said {
    const names = namesOf(transit, this.#words);
    const own = events.filter((one) => hasEvent(transit, one));
    const when = this.#spokenOf.get(transit)!;
    if (when > month) {
      const slots = { ...names, days: this.#daysOf([{ transit, event: own[0]! }]), later: monthName(when) };
      return { text: this.#lines.next('ahead', slots), events: own };
    }
    const turn = event.turn === 'last' ? 'last' : 'again';
    const slots = { ...names, month: monthText(transit.passes[0]!, this.#span) };
    return { text: this.#lines.next(`${turn}${isPleasant(transit) ? 'Easy' : 'Hard'}`, slots), events: own };
  }

  #list(days: readonly Day[], events: readonly YearEvent[]): Said {
    const list = listText(
      days.map(({ transit, event }) => `${namesOf(transit, this.#words).what} (${this.#dayText(event)})`),
    );
    const own = days.flatMap(({ transit }) => events.filter((event) => hasEvent(transit, event)));
    return { text: this.#lines.next('also', { list }), events: own };
  }

  /** What has no words yet and has its first day of the year in the month, strongest first. */
  #unspoken(events: readonly YearEvent[]): Day[] {
    return this.#transits.flatMap((transit) => {
      const event = events.find((own) => own === transit.events[0]);
      return event && !this.#spokenOf.has(transit) ? [{ transit, event }] : [];
    });
  }

  #help(month: string, events: readonly YearEvent[]): Said[] {
    const hard = this.#unspoken(events).filter(({ event }) => event.quality === 'hard');
    const slow = hard.find(({ event }) => event.body !== 'mars');
    if (slow) return [this.#introduce([slow], month, events)];
    const brief = hard.filter(({ transit }) => lineFor(transit) === 'hardBrief');
    const own = brief.length > 0 ? brief : hard.slice(0, 1);
    return own.length > 0 ? [this.#introduce(own, month, events)] : [];
  }

  #light(month: string, events: readonly YearEvent[]): Said[] {
    return this.#unspoken(events)
      .slice(0, 1)
      .map((day) => this.#introduce([day], month, events));
  }

  /** The first words on what has no paragraph; several are told alike. */
  #introduce(days: readonly Day[], month: string, events: readonly YearEvent[]): Said {
    const { transit } = days[0]!;
    for (const day of days) this.#spokenOf.set(day.transit, month);
    const own = days.toSorted((a, b) => a.event.atMs - b.event.atMs);
    const slots = {
      ...namesOf(transit, this.#words),
      days: this.#daysOf(own),
      last: monthText(transit.passes.at(-1)!, this.#span),
    };
    return {
      text: this.#lines.next(lineFor(transit), slots),
      events: events.filter((event) => days.some((day) => hasEvent(day.transit, event))),
    };
  }

  #dayText({ atMs }: YearEvent): string {
    return monthDay(dateInZone(atMs, this.#span.zone));
  }

  /** "March 20 (as on October 14, 2026)": what was before the year is not in the book. */
  #daysOf(days: readonly Day[]): string {
    const texts = days.map(({ transit, event }) => {
      const before = transit.passes.filter(({ atMs }) => atMs < this.#span.fromMs);
      const dates = before.map(({ atMs }) => dateInZone(atMs, this.#span.zone));
      return `${this.#dayText(event)}${dates.length > 0 ? ` (as on ${datesText(dates)})` : ''}`;
    });
    return listText([...new Set(texts)]);
  }

  #birthdayWords(events: readonly YearEvent[]): Said[] {
    const day = this.#birthday;
    if (!day || !events.includes(day.event)) return [];
    return [{ text: this.#lines.next('birthday', namesOf(day.transit, this.#words)), events: [day.event] }];
  }

  /** What goes on where nothing is exact. */
  #background(month: string): Said {
    const text = this.#underWay(month) ?? moonText(this.#moons.get(month), this.#chart, this.#lines);
    return { text, events: [] };
  }

  /** Of what the report has told by then, the strongest that is near for a good part of the month. */
  #underWay(month: string): string | null {
    const { zone, fromMs, months } = this.#span;
    const startMs = Math.max(fromMs, Date.parse(`${month}-01`));
    const nearMs = startMs + LEAST_DAYS_NEAR * DAY_MS;
    const known = this.#transits.filter(
      (own) => own.body !== 'mars' && (this.#spokenOf.get(own) ?? '~') < month,
    );
    const near = known.flatMap((transit) => {
      const span = transit.spans.find((own) => own.fromMs <= startMs && own.toMs >= nearMs);
      return span ? [{ transit, span }] : [];
    })[0];
    if (!near) return null;
    const last = dateInZone(near.span.toMs, zone);
    const until = months.includes(monthOf(last)) ? monthDay(last) : monthDayYear(last);
    return this.#lines.next('underWay', { ...namesOf(near.transit, this.#words), until });
  }
}
