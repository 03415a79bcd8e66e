import type { AspectQuality } from '../natal/aspects.ts';
import type { Judgment } from '../natal/balances.ts';
import type { BirthPhase } from '../natal/birth-phase.ts';
import type { Half } from '../natal/halves.ts';
import type { Angle, Planet } from '../natal/points.ts';
import type { YearBody } from './year-bodies.ts';
import type { Element, Modality, SignKey } from '../zodiac/signs.ts';
import type { ChapterKey, Theme } from './chapters.ts';
import type { Argument, Lean } from './leans.ts';
import type { Age } from './ages.ts';
import type { Trait, TraitPair } from './traits.ts';

/** One hand-written paragraph of `content/report`. */
export interface ReportParagraph {
  id: string;
  key: string;
  leans: readonly Lean[];
  text: string;
}

/** What a paragraph claims, each with words that recall how it said so: “you washed the pans loudly”. */
export type Echoes = Readonly<Partial<Record<Trait, string>>>;

/** Sentences before a paragraph that claims the opposite of what was said, by what was said. */
export type ReportLinks = Readonly<Record<Trait, readonly string[]>>;

/** The same, shorter, where both stand in one chapter after an earlier one has explained them. */
export type SecondLooks = Readonly<Record<TraitPair, readonly string[]>>;

export const YEAR_LINES = [
  'turning',
  'behind',
  'once',
  'bare',
  'againEasy',
  'againHard',
  'lastEasy',
  'lastHard',
  'ahead',
  'also',
  'hardBrief',
  'hardBack',
  'hardJupiter',
  'hardLong',
  'light',
  'lightLong',
  'birthday',
  'begins',
  'between',
  'ends',
  'lingers',
  'underWay',
  'moons',
  'quiet',
] as const;
export type YearLine = (typeof YEAR_LINES)[number];

/** The kinds of charts that a note on the method is for. */
export const NOTE_CASES = [
  'always',
  'no-time',
  'about-time',
  'ruled',
  'left-out',
  'moon-unsure',
  'rising-unsure',
  'whole-signs',
  'placidus',
  'polar',
  'year',
] as const;
export type NoteCase = (typeof NOTE_CASES)[number];

export interface MethodNote {
  id: string;
  when: NoteCase;
  title: string;
  text: string;
}

/** What buyers ask, and what we answer. */
export interface AskedQuestion {
  question: string;
  answer: string;
}

/** Ids of paragraphs that are never set in one report. */
export type NeverTogether = readonly (readonly [string, string])[];

/** What a word of the margin means, said where it first stands. */
export type Glosses = Readonly<Record<string, string>>;

type By<Key extends string, Value = string> = Readonly<Record<Key, Value>>;
type Texts = readonly string[];

/** The figure that ties a chart together: how it is named, and what it comes to. */
export interface FigureWords {
  't-square': Texts;
  apex: By<Planet>;
  'grand-trine': Texts;
  trine: By<Lowercase<Element>>;
  stellium: Texts;
  crowd: By<SignKey>;
  half: By<Half>;
  lone: Texts;
  closest: By<AspectQuality>;
}

/** What the page before the chapters is put together from. */
export interface OpeningWords {
  title: string;
  sun: By<SignKey>;
  moon: By<SignKey>;
  rising: By<SignKey>;
  phase: By<BirthPhase>;
  /** Where the hour is unknown. */
  'no-hour': Texts;
  /** Where it is roughly known and the rising sign unsure. */
  'without-hour': Texts;
  element: By<Lowercase<Element>, By<Judgment>>;
  mode: By<Lowercase<Modality>, By<Judgment>>;
  even: Texts;
  figures: FigureWords;
  matters: By<Planet>;
  age: By<Age, Texts>;
}

/** What the page after them is put together from. */
export interface ClosingWords {
  title: string;
  pull: Texts;
  calm: Texts;
  wants: By<Planet | Angle>;
  date: By<AspectQuality, Texts>;
  season: By<AspectQuality, Texts>;
  ahead: Texts;
  last: Texts;
}

/** The stories of a year, told before its months. */
export interface YearArcWords {
  deeds: By<YearBody, By<AspectQuality>>;
  matters: By<Planet | Angle>;
  beside: By<'one' | 'two', Texts>;
  apart: By<'one' | 'two', Texts>;
}

/** What holds a book together: see `spineOf`. */
export interface SpineWords {
  before: By<Exclude<Theme, 'birth'>, By<'after' | 'otherwise'>>;
  'without-midheaven': string;
  count: By<'one' | 'two'>;
  leans: By<Lean, { named: string; chapters: By<Exclude<Theme, 'birth'>>; closing: string }>;
  arguments: By<Argument, By<'named' | 'pulls' | 'closing'>>;
}

/** Everything that reports are made of. */
export interface ReportBank {
  /** By key; where there are several, a report has one of them. */
  paragraphs: ReadonlyMap<string, readonly ReportParagraph[]>;
  /** By id. */
  echoes: ReadonlyMap<string, Echoes>;
  /** By id, the chapters it belongs in by what it says. */
  themes: ReadonlyMap<string, readonly Theme[]>;
  /** By id, the ages that a paragraph does not fit. */
  unfit: ReadonlyMap<string, readonly Age[]>;
  links: ReportLinks;
  secondLooks: SecondLooks;
  /** The line under a chapter's title. */
  ledes: Readonly<Record<ChapterKey, readonly string[]>>;
  year: Readonly<Record<YearLine, readonly string[]>>;
  method: readonly MethodNote[];
  neverTogether: NeverTogether;
  questions: readonly AskedQuestion[];
  opening: OpeningWords;
  closing: ClosingWords;
  glosses: Glosses;
  yearArcs: YearArcWords;
  spine: SpineWords;
}
