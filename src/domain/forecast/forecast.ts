import type { CivilDate } from '../calendar/civil-date.ts';
import type { Fact } from '../horoscope/reading.ts';
import type { Body } from '../sky/bodies.ts';
import type { AspectKind, SkyEvent } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { NamedDay } from './dated-words.ts';
import type { MonthlySection, Section, WeeklySection } from './sections.ts';

/** One dated line of "Key Dates". */
export interface Change {
  /** ISO instant. */
  at: string;
  kind: SkyEvent['kind'];
  /** "Mars meets Jupiter" */
  text: string;
  bodies: Body[];
  aspect?: AspectKind;
  sign?: SignKey;
  phase?: string;
}

/** The Moon over the period, for the strip: its disc at noon of each day, its signs with their beginnings. */
export interface MoonWay {
  days: { date: CivilDate; elongation: number }[];
  signs: { sign: SignKey; from: string }[];
}

interface Reasoned<S extends Section> {
  sign: SignKey;
  edition: number;
  because: { section: S; facts: Fact[] }[];
  changes: Change[];
  moon: MoonWay;
  /** The days that the sections name, in their order; readings published before these were kept have none. */
  times?: (NamedDay & { section: S })[] | undefined;
}

export interface WeeklyReading extends Reasoned<WeeklySection>, Record<WeeklySection, string> {
  week: { from: CivilDate; to: CivilDate };
}

export interface MonthlyReading extends Reasoned<MonthlySection>, Record<MonthlySection, string> {
  /** `2026-11` */
  month: string;
}
