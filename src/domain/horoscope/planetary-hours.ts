import { weekdayIndex, type CivilDate } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';

/** Slowest first: the order in which the old tradition hands the hours on. */
const CHALDEAN_ORDER = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const;
export type ChaldeanBody = (typeof CHALDEAN_ORDER)[number];

/** The planetary week, Sunday first: each planet rules the first hour of its day. */
const DAY_RULERS: readonly ChaldeanBody[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

// A nominal sunrise: the reading is the same for every place, and places have different ones.
const SUNRISE_HOUR = 6;
/** Nobody is lucky before eight: an earlier hour gives way to the planet's next one, seven hours on. */
const FIRST_USEFUL_HOUR = 8;

export function isChaldean(body: Body): body is ChaldeanBody {
  return (CHALDEAN_ORDER as readonly Body[]).includes(body);
}

export function dayRuler(date: CivilDate): ChaldeanBody {
  return DAY_RULERS[weekdayIndex(date)]!;
}

export interface PlanetaryHour {
  /** As the local clock shows it: "10–11 AM". */
  clock: string;
  /** Counted from sunrise, the first hour being 1. */
  count: number;
}

/** The planet's hour of that day. */
export function planetaryHour(date: CivilDate, body: ChaldeanBody): PlanetaryHour {
  const first = CHALDEAN_ORDER.indexOf(dayRuler(date));
  const steps = (CHALDEAN_ORDER.indexOf(body) - first + 7) % 7;
  const sooner = SUNRISE_HOUR + steps;
  const hour = sooner < FIRST_USEFUL_HOUR ? sooner + 7 : sooner;
  return { clock: clockWindow(hour), count: hour - SUNRISE_HOUR + 1 };
}

function clockWindow(hour: number): string {
  const half = (at: number) => (at < 12 ? 'AM' : 'PM');
  const face = (at: number) => ((at + 11) % 12) + 1;
  const from = half(hour) === half(hour + 1) ? `${face(hour)}` : `${face(hour)} ${half(hour)}`;
  return `${from}–${face(hour + 1)} ${half(hour + 1)}`;
}
