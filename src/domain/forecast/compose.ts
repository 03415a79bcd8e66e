import { monthOf } from '../calendar/civil-date.ts';
import { monthDay, weekdayName } from '../calendar/written-date.ts';
import { capitalized } from '../horoscope/fact-text.ts';
import { EDITION } from '../horoscope/reading.ts';
import { seedOf } from '../calendar/seed.ts';
import type { Unit } from '../horoscope/bank.ts';
import { nameOfBody } from '../sky/bodies.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { aspectPhrases, otherName } from './aspect-phrases.ts';
import { changesOf, moonWayOf } from './changes.ts';
import { MissingForecastWords, type ChosenSection } from './choose.ts';
import { joined, type DatedWords } from './dated-words.ts';
import { dayOf, factsOf, namedDay, spanWords } from './fact-words.ts';
import type { MonthlyReading, WeeklyReading } from './forecast.ts';
import type { PeriodSky } from './period-sky.ts';

type Slots = Record<string, string | DatedWords>;

function slotsOf({ body, stay, aspect }: ChosenSection['candidate'], touches: string): Slots {
  const name = nameOfBody(body);
  const slots = { body: name, Body: capitalized(name), sign: signOf(stay.sign).name };
  if (!aspect) return slots;
  const other = otherName(body, aspect);
  const date = dayOf(aspect.atMs);
  const when = {
    day: namedDay(weekdayName(date), aspect.atMs),
    date: namedDay(monthDay(date), aspect.atMs),
  };
  return { ...slots, touches, other, Other: capitalized(other), ...when };
}

function fill(unit: Unit, slots: Slots): DatedWords {
  const parts = unit.text.trim().split(/\{(\w+)\}/);
  return joined(
    parts.map((part, index) => {
      // Between two pieces of plain text stands the name of a slot.
      const value = index % 2 === 0 ? part : slots[part];
      if (value === undefined) throw new MissingForecastWords(`${unit.id}: slot {${part}} has no value`);
      return value;
    }),
  );
}

const STANDS = /(\{[Bb]ody\},? (?:(?:is|stands|stays) )?in \{sign\})(?![’'-])/;

/** A body that comes or goes within the period stands in its sign only for a part of it, and the words say so. */
function withSpan(
  unit: Unit,
  candidate: ChosenSection['candidate'],
  { text }: DatedWords,
  sky: PeriodSky,
): Unit {
  const isSinceItsFirstDay = text.startsWith('from ') && dayOf(candidate.stay.fromMs) <= sky.period.from;
  if (isSinceItsFirstDay || text.startsWith('all ') || text.startsWith('for ')) return unit;
  return { ...unit, text: unit.text.replace(STANDS, '$1 ({span})') };
}

/** The news first, in the order of time and a paragraph of its own, then what lasts. */
function write({ candidate, unit, news }: ChosenSection, touches: string, sky: PeriodSky): DatedWords {
  const told = news.flatMap((one, index) => [index > 0 ? ' ' : '', fill(one.unit, one.news.slots)]);
  const span = spanWords(candidate, sky, candidate.body);
  const lasting = fill(withSpan(unit, candidate, span, sky), { ...slotsOf(candidate, touches), span });
  return told.length > 0 ? joined([...told, '\n\n', lasting]) : lasting;
}

type Calendar = Pick<WeeklyReading, 'changes' | 'moon'>;

/** The same for all twelve signs, so worked out once for as long as the sky is kept. */
const calendars = new WeakMap<PeriodSky, Calendar>();

function calendarOf(sky: PeriodSky): Calendar {
  const known = calendars.get(sky) ?? { changes: changesOf(sky), moon: moonWayOf(sky) };
  calendars.set(sky, known);
  return known;
}

/** The words of a period for one sign, with the reason of every section. */
export function compose(
  sign: SignKey,
  chosen: readonly ChosenSection[],
  sky: PeriodSky,
): WeeklyReading | MonthlyReading {
  const { kind, from, to } = sky.period;
  const kinds = chosen.map(({ candidate }) => candidate.aspect?.aspect);
  const phrases = aspectPhrases(kinds, seedOf(`${sign} ${from}`));
  const written = chosen.map((one, index) => ({
    section: one.section,
    ...write(one, phrases[index]!, sky),
  }));
  return {
    sign,
    ...(kind === 'weekly' ? { week: { from, to } } : { month: monthOf(from) }),
    edition: EDITION,
    ...Object.fromEntries(written.map(({ section, text }) => [section, text])),
    because: chosen.map(({ section, candidate, news }) => ({
      section,
      facts: [...news.map((one) => one.news.fact), ...factsOf(candidate, sky)],
    })),
    ...calendarOf(sky),
    times: written.flatMap(({ section, days }) => days.map((day) => ({ section, ...day }))),
    // Each kind has its own sections, and `chosen` has one of each: the test over sixty weeks holds it to the schema.
  } as WeeklyReading | MonthlyReading;
}
