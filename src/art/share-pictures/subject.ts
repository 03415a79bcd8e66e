import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Change, MoonWay } from '../../domain/forecast/forecast.ts';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import type { SpreadKey } from '../../domain/tarot/spreads.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { PlacedBody } from '../drawing/ecliptic-rule.ts';
import { FORMAT_NAMES, type ShareFormat } from './formats.ts';

export interface ReadingSubject {
  kind: 'reading';
  sign: SignKey;
  /** "Sunday, November 15, 2026", "November 15–21, 2026" */
  when: string;
  headline: string;
  /** How its text begins. */
  sentences: string[];
  bodies: PlacedBody[];
  /** The days of a week or a month, and what changes on them; a day has none. */
  span?: Span;
}

export interface Span {
  days: MoonWay['days'];
  changes: Change[];
}

export interface PairSubject {
  kind: 'pair';
  one: SignKey;
  other: SignKey;
  overall: number;
  love: number;
  friendship: number;
  /** The two in one sentence that needs no text around it. */
  summary: string;
}

export interface CardSubject {
  kind: 'card';
  slug: CardSlug;
  name: string;
  keywords: string[];
  /** How its text begins. */
  sentences: string[];
}

export interface TarotReadingSubject {
  kind: 'tarot-reading';
  spread: SpreadKey;
  spreadName: string;
  /** In the order in which they were drawn. */
  cards: { slug: CardSlug; name: string; reversed: boolean }[];
  /** What a card of yes and no leans to: "It leans yes". */
  answer?: string;
  /** How what the cards say together begins; of a single card, how its own text begins. Never the question. */
  sentences: string[];
}

export interface PostSubject {
  kind: 'post';
  title: string;
  /** What it is about; shown where the title leaves room. */
  excerpt: string;
  author: string;
  /** The one above it. */
  figure: ShownFigure;
}

/** A drawing of 360 × 240 without words, or cards beside each other. */
export type ShownFigure = { drawing: string } | { cards: readonly CardSlug[] };

export interface TagSubject {
  kind: 'tag';
  /** "Moon phases" */
  name: string;
  /** "7 articles" */
  count: string;
  /** Of its articles, newest first. */
  titles: string[];
  /** Of the newest article. */
  figure: ShownFigure;
}

export interface MisattributionSubject {
  kind: 'misattribution';
  text: string;
  /** "Not Mahatma Gandhi:" */
  notBy: string;
  /** "Arleen Lorrance, 1974" */
  saidBy: string;
}

export interface AuthorSubject {
  kind: 'author';
  name: string;
  /** "121–180, Rome, 8 quotes" */
  note: string;
  /** A short line of theirs. */
  quote: string;
  /** First and last year of their life, negative before our era; a tradition has none. */
  life: readonly [number, number] | null;
}

export interface SkySubject {
  kind: 'sky';
  date: CivilDate;
  /** The Moon in a few words: "Waxing Crescent", "in Capricorn, 31% lit". */
  moon: [phase: string, place: string];
  /** The sky of noon in plain sentences. */
  sentences: string[];
}

export interface CalendarSubject {
  kind: 'calendar';
  /** The door of the archive is about no sign. */
  sign: SignKey | null;
  /** "2026-11" */
  month: string;
  /** Its last day that can be read; null once all of them can. */
  openUntil: CivilDate | null;
  description: string;
}

export interface PageSubject {
  kind: 'page';
  heading: string;
  description: string;
  /** What rises from the horizon instead of the night sky. */
  cards?: readonly CardSlug[];
}

/** What a picture for sharing shows, with all its words. */
export type PictureSubject =
  | ReadingSubject
  | CalendarSubject
  | PairSubject
  | SkySubject
  | CardSubject
  | TarotReadingSubject
  | PostSubject
  | TagSubject
  | AuthorSubject
  | MisattributionSubject
  | PageSubject;
export type SubjectKind = PictureSubject['kind'];

/** Whose picture it is. */
export interface Signed {
  siteName: string;
  /** "zodiary.com" */
  host: string;
}

const LINK_ONLY: readonly ShareFormat[] = ['wide'];

/** Readings, pairs and cards are also posted, pinned and put into stories; the rest is shared as links. */
export const FORMATS_OF: Record<SubjectKind, readonly ShareFormat[]> = {
  reading: FORMAT_NAMES,
  calendar: LINK_ONLY,
  pair: FORMAT_NAMES,
  sky: LINK_ONLY,
  card: FORMAT_NAMES,
  'tarot-reading': LINK_ONLY,
  post: LINK_ONLY,
  tag: LINK_ONLY,
  author: LINK_ONLY,
  misattribution: LINK_ONLY,
  page: LINK_ONLY,
};

export function isSubjectKind(value: string): value is SubjectKind {
  return Object.hasOwn(FORMATS_OF, value);
}
