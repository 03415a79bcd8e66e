import type { CardSlug, Suit } from './card-names.ts';
import type { MultiCardSpread, SpreadKey } from './spreads.ts';

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
  /** The card's advice follows: the place asks what to do as well. */
  withAdvice?: boolean | undefined;
  leads: readonly string[];
}

export interface SpreadTexts {
  name: string;
  positions: readonly Position[];
  closing?: Readonly<Record<Lean, readonly string[]>> | undefined;
}

type Several = readonly string[];

export const ELEMENT_PAIRS = [
  'fire-fire',
  'fire-water',
  'fire-air',
  'fire-earth',
  'water-water',
  'water-air',
  'water-earth',
  'air-air',
  'air-earth',
  'earth-earth',
] as const;

/** What a card is about, roughly: a suit has its subject, the major arcana have the large ones. */
export type CardKind = Suit | 'major';
export type TurnKey = `${CardKind}-${CardKind}`;

/** How a reading gets from its first card to its last. */
export interface Turn {
  /** "from the spark to the work": follows a verb of motion. */
  turn: string;
  /** What that means for a person; whole sentences. */
  means: string;
  /** Too hopeful for a last card that looks hard. */
  unless?: 'hard' | undefined;
}

type Way = 'upright' | 'reversed';
export type Outlook = 'bright' | 'mixed' | 'hard';

/** A card in a few words that a sentence can go on from, and how it looks as the end of a reading. */
export interface Gist extends Readonly<Record<Way, string>> {
  /** What you do in this card, in the plain form of the verb: “start before you feel ready.” */
  deed: Readonly<Record<Way, string>>;
  outlook: Readonly<Record<Way, Outlook>>;
}

/** The words of what the cards say together. */
export interface SynthesisTexts {
  /** By slug. */
  gists: Readonly<Record<string, Gist>>;
  openings: Readonly<Record<MultiCardSpread, Several>>;
  /** Each leads over to what a turn means. */
  ways: Several;
  turns: Readonly<Record<TurnKey, readonly Turn[]>>;
  /** About the last card; a mixed one is left to itself. */
  outlooks: Readonly<Record<Exclude<Outlook, 'mixed'>, Several>>;
  /** About the second card, with which the second paragraph begins. */
  middles: Readonly<Record<MultiCardSpread, Several>>;
  /** In love, after the other's card: the one between the two people. */
  between: Several;
  majors: Readonly<Record<'some' | 'most' | 'all', Several>>;
  'suit-leads': Readonly<Record<Suit, Several>>;
  /** By rank: 1 to 10, page, knight, queen, king. */
  'number-repeats': Readonly<Record<string, Several>>;
  reversals: Several;
  /** In the love spread the first two cards are two people. A slot {fire} is the name of the card of fire. */
  elements: Readonly<Record<'general' | 'love', Readonly<Record<(typeof ELEMENT_PAIRS)[number], Several>>>>;
  /** Before a pair that has not been spoken of yet. */
  bridges: Several;
  /** Two slugs joined by a plus, in either order; both upright, for the words are about upright cards. */
  pairs: Readonly<Record<string, string>>;
  /** About the card that shows what to do. */
  counsels: Readonly<Record<MultiCardSpread, Several>>;
  /** The last paragraph, by the kind of the card that shows what to do. */
  answers: Readonly<Record<'general' | 'love', Readonly<Record<CardKind, Several>>>>;
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
