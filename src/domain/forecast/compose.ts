import { monthOf } from '../calendar/civil-date.ts';
import { capitalized } from '../reading/fact-text.ts';
import { EDITION } from '../reading/reading.ts';
import { nameOfBody } from '../sky/bodies.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { changesOf, moonWayOf } from './changes.ts';
import { MissingForecastWords, type Told } from './choose.ts';
import { dayOf, factsOf } from './fact-words.ts';
import type { MonthlyReading, WeeklyReading } from './forecast.ts';
import { monthDay, weekdayName } from './period.ts';
import type { PeriodSky } from './period-sky.ts';

function slotsOf({ body, stay, aspect }: Told['candidate']): Record<string, string> {
  const name = nameOfBody(body);
  const slots = { body: name, Body: capitalized(name), sign: signOf(stay.sign).name };
  if (!aspect) return slots;
  const other = nameOfBody(aspect.body === body ? aspect.other : aspect.body);
  const date = dayOf(aspect.atMs);
  return { ...slots, other, Other: capitalized(other), day: weekdayName(date), date: monthDay(date) };
}

export function write({ candidate, unit }: Told): string {
  const slots = slotsOf(candidate);
  return unit.text.trim().replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new MissingForecastWords(`${unit.id}: slot {${name}} has no value`);
    return value;
  });
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
  told: readonly Told[],
  sky: PeriodSky,
): WeeklyReading | MonthlyReading {
  const { kind, from, to } = sky.period;
  const texts = Object.fromEntries(told.map((one) => [one.section, write(one)]));
  return {
    sign,
    ...(kind === 'weekly' ? { week: { from, to } } : { month: monthOf(from) }),
    edition: EDITION,
    ...texts,
    because: told.map(({ section, candidate }) => ({ section, facts: factsOf(candidate, sky) })),
    ...calendarOf(sky),
    // Each kind has its own sections, and `told` has one of each: the test over sixty weeks holds it to the schema.
  } as WeeklyReading | MonthlyReading;
}
