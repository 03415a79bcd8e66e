import { monthOf } from '../calendar/civil-date.ts';
import { monthDay } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { NatalChart } from '../natal/chart.ts';
import { lunationsFrom } from '../sky/lunations.ts';
import type { Lunation } from '../sky/sky.ts';
import { wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import { signName } from './margin-words.ts';
import type { YearLines } from './year-lines.ts';
import type { YearSpan } from './year-span.ts';

export interface MonthMoon {
  phase: Lunation;
  /** "December 9" */
  day: string;
  sign: SignKey;
}

const PHASE_NAMES: Record<Lunation, string> = {
  new: 'new Moon',
  'first-quarter': 'first-quarter Moon',
  full: 'full Moon',
  'last-quarter': 'last-quarter Moon',
};

/** What is told of the Moon in a month: the sooner named, the sooner told. */
const TOLD_PHASES: readonly Lunation[] = ['new', 'full', 'first-quarter', 'last-quarter'];

/** By month, its new Moon; where it has none after the year's first day, another phase. */
export function moonsOf({ fromMs, toMs, zone }: YearSpan): Map<string, MonthMoon> {
  const moons = new Map<string, MonthMoon>();
  for (const { atMs, phase, sign } of lunationsFrom(fromMs)) {
    if (atMs >= toMs) break;
    const date = dateInZone(atMs, zone);
    const known = moons.get(monthOf(date));
    if (!known || TOLD_PHASES.indexOf(phase) < TOLD_PHASES.indexOf(known.phase))
      moons.set(monthOf(date), { phase, day: monthDay(date), sign });
  }
  return moons;
}

/** What is said of a month in which there is nothing but the Moon. */
export function moonText(moon: MonthMoon | undefined, chart: NatalChart, lines: YearLines): string {
  if (!moon) return lines.next('quiet');
  const { phase, day } = moon;
  const sign = signName(moon.sign);
  const rising = chart.ascendant?.sign;
  const hasHouses = rising?.sure && chart.houses.system === 'whole';
  if (phase === 'new' && hasHouses) return lines.moon(wholeSignHouse(rising.value, moon.sign), { day, sign });
  return `The ${PHASE_NAMES[phase]} is on ${day}, in ${sign}. ${lines.next('quiet')}`;
}
