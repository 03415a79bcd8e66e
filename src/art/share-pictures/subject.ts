import type { PlacedBody } from '../drawing/ecliptic-rule.ts';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
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
}

export interface PairSubject {
  kind: 'pair';
  one: SignKey;
  other: SignKey;
  overall: number;
  love: number;
  friendship: number;
  /** How its text begins. */
  sentences: string[];
}

export interface CardSubject {
  kind: 'card';
  slug: CardSlug;
  name: string;
  keywords: string[];
  /** How its text begins. */
  sentences: string[];
}

export interface PostSubject {
  kind: 'post';
  title: string;
  /** What it is about; shown where the title leaves room. */
  excerpt: string;
  author: string;
  /** The figure above it, without words: a drawing of 360 × 240, or cards. */
  figure: { drawing: string } | { cards: readonly CardSlug[] };
}

export interface PageSubject {
  kind: 'page';
  heading: string;
  description: string;
  /** What rises from the horizon instead of the night sky. */
  cards?: readonly CardSlug[];
}

/** What a picture for sharing shows, with all its words. */
export type PictureSubject = ReadingSubject | PairSubject | CardSubject | PostSubject | PageSubject;
export type SubjectKind = PictureSubject['kind'];

/** Whose picture it is. */
export interface Signed {
  siteName: string;
  /** "zodiary.com" */
  host: string;
}

/** Articles and plain pages are shared as links; the rest is also posted, pinned and put into stories. */
export const FORMATS_OF: Record<SubjectKind, readonly ShareFormat[]> = {
  reading: FORMAT_NAMES,
  pair: FORMAT_NAMES,
  card: FORMAT_NAMES,
  post: ['wide'],
  page: ['wide'],
};

export function isSubjectKind(value: string): value is SubjectKind {
  return Object.hasOwn(FORMATS_OF, value);
}
