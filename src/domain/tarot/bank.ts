import type { CardSlug, Suit } from './card-names.ts';
import type { Element } from '../zodiac/signs.ts';
import type { SpreadKey } from './spreads.ts';

export type Aspect = 'general' | 'love' | 'work' | 'advice';
export type Lean = 'yes' | 'no' | 'maybe';
export type Meaning = Readonly<Record<Aspect, string>>;

/** What is written about one card. */
export interface CardTexts {
  slug: CardSlug;
  name: string;
  /** Majors 0 to 21; pips 1 to 10, then page, knight, queen and king to 14. */
  number: number;
  suit: Suit | null;
  keywords: readonly string[];
  reversedKeywords: readonly string[];
  picture: string;
  yesNo: Lean;
  yesNoWhy: string;
  upright: Meaning;
  reversed: Meaning;
}

export interface Position {
  key: string;
  name: string;
  asks: string;
  /** Which of a card's texts answers here. */
  aspect: Aspect;
  leads: readonly string[];
}

export interface SpreadTexts {
  name: string;
  positions: readonly Position[];
  closing?: Readonly<Record<Lean, readonly string[]>> | undefined;
}

type Several = readonly string[];
export type MeetingKey = 'fire-water' | 'fire-air' | 'fire-earth' | 'water-air' | 'water-earth' | 'air-earth';

export interface SynthesisTexts {
  majors: Readonly<Record<'none' | 'one' | 'some' | 'most', Several>>;
  'suit-leads': Readonly<Record<Suit, Several>>;
  'suit-missing': Readonly<Record<Suit, Several>>;
  balanced: Several;
  /** By rank: 1 to 10, page, knight, queen, king. */
  'number-repeats': Readonly<Record<string, Several>>;
  reversals: Readonly<Record<'none' | 'few' | 'half' | 'most', Several>>;
  'element-meets': Readonly<Record<MeetingKey, Several>>;
  'same-element': Readonly<Record<Lowercase<Element>, Several>>;
  'first-last': Readonly<Record<'rises' | 'falls' | 'returns' | 'turns', Several>>;
  /** Two slugs joined by a plus, in either order. */
  pairs: Readonly<Record<string, string>>;
  closing: Several;
}

export interface WeavingTexts {
  spreads: Readonly<Record<SpreadKey | 'day', SpreadTexts>>;
  synthesis: SynthesisTexts;
}

/** Everything a reading is woven from. */
export interface TarotBank {
  cards: ReadonlyMap<string, CardTexts>;
  weaving: WeavingTexts;
}
