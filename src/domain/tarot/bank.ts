import type { CardSlug, Suit } from './card-names.ts';
import type { MultiCardSpread, SpreadKey } from './spreads.ts';
import type { Theme, ThemePair } from './themes.ts';

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

export type Outlook = 'bright' | 'mixed' | 'hard';

/** A card in a few words that a sentence can go on from, and what it advises. */
export interface Gist {
  /** A thing that a person can have, bring or live with. */
  gist: string;
  /** What you do in this card, in the plain form of the verb: “start before you feel ready.” */
  deed: string;
  /** The same as a clause of its own: “you’re starting …,” “you started …” */
  now: string;
  past: string;
  /** How the card looks as the end of a reading. */
  outlook: Outlook;
  theme: Theme;
  counsel: string;
  loveCounsel: string;
}

/** The words of what the cards say together. */
export interface SynthesisTexts {
  openings: Readonly<Record<MultiCardSpread, Several>>;
  /** Where it may lead, about the last card. */
  arrivals: Readonly<Record<Outlook, Several>>;
  /** Of three cards, about the middle one. */
  presents: Several;
  /** In love, about the other person's card. */
  others: Several;
  /** In love, about the card between the two people. */
  between: Several;
  /** Of the Celtic Cross: a bright card that crosses the matter is a good thing in the way. */
  crossings: Readonly<Record<'kind' | 'other', Several>>;
  roots: Several;
  passings: Several;
  people: Several;
  hopes: Readonly<Record<Outlook, Several>>;
  /** Whose card advises; its counsel follows. */
  counsels: Readonly<Record<MultiCardSpread, Several>>;
  /** After any counsel. */
  closings: Readonly<Record<'question' | 'love', Several>>;
  /** Two slugs joined by a plus, in either order; both upright, for the words are about upright cards. */
  pairs: Readonly<Record<string, string>>;
  majors: Readonly<Record<'most' | 'all', Several>>;
  'suit-leads': Readonly<Record<Suit, Several>>;
  /** By rank: 1 to 10, page, knight, queen, king. */
  'number-repeats': Readonly<Record<string, Several>>;
  reversals: Several;
}

export interface WeavingTexts {
  spreads: Readonly<Record<SpreadKey | 'day', SpreadTexts>>;
  synthesis: SynthesisTexts;
  /** By slug. */
  gists: Readonly<Record<string, Readonly<Record<'upright' | 'reversed', Gist>>>>;
  /** How one theme leads to the next in a person's life: from, to. */
  turns: Readonly<Record<Theme, Readonly<Record<Theme, Several>>>>;
  /** Two people's themes side by side. */
  meetings: Readonly<Record<ThemePair, string>>;
  /** A matter and what crosses it, side by side in one person's life. */
  'crossings-met': Readonly<Record<ThemePair, string>>;
}

/** Everything a reading is woven from. */
export interface TarotBank {
  cards: ReadonlyMap<string, CardTexts>;
  weaving: WeavingTexts;
}
