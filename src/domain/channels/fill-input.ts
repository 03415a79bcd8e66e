import type { CivilDate } from '../calendar/civil-date.ts';
import type { QuoteTopic } from '../quotes/topics.ts';
import type { CardSlug } from '../tarot/card-names.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { CatKey } from './cats.ts';
import type { ChannelRules } from './channel-rules.ts';
import type { UsedPost } from './post.ts';
import type { SceneKey } from './scenes.ts';

/** One unit of content/social/cats. */
export interface CatWords {
  id: string;
  /** `sign:leo`, `tarot:the-fool`, `moon-in:aquarius` … */
  key: string;
  /** In the sky of the picture. */
  lines: readonly string[];
  title: string;
  text: string;
  /** Which cats it may stand with; empty: those of its key or of the fact. */
  cats: readonly CatKey[];
}

/** What is true in the sky at an instant, with the cats that suit it and the sentence of "why". */
export interface SkyFact {
  key: string;
  cats: readonly CatKey[];
  why: string;
}

/** One unit of content/social/verses. */
export interface Verse {
  id: string;
  tradition: string;
  reference: string;
  edition: string;
  lines: readonly string[];
  scenes: readonly SceneKey[];
  /** A plain sentence beside it; empty or null where there is none. */
  note: string | null;
  feasts: readonly string[];
}

export interface FillQuote {
  topic: QuoteTopic;
  slug: string;
  text: string;
  author: string;
  work: string;
}

export interface FillCard {
  slug: CardSlug;
  name: string;
  /** What is said of it: the card's general meaning, upright. */
  text: string;
  /** What the picture shows. */
  picture: string;
}

/** The sky of a day or the week of a sign, as the site's own pages tell it. */
export interface Told {
  title: string;
  /** Captions, each short enough for a line or two on a telephone. */
  lines: readonly string[];
  text: string;
  alt: string;
}

export interface FillBanks {
  catWords: readonly CatWords[];
  verses: readonly Verse[];
  quotes: readonly FillQuote[];
  cards: readonly FillCard[];
  /** By art without a setting or with it: `cat:sign-leo@window`, `cat:sign-leo`, `scene:lamp`. */
  altTexts: Readonly<Record<string, string>>;
  /** Best first; asked with the slot's own instant. */
  skyAt: (atMs: number) => readonly SkyFact[];
  feastsOn: (date: CivilDate) => readonly string[];
  /** Null where there is nothing to tell. */
  skyOf: (date: CivilDate) => Told | null;
  /** `sunday` begins the week of the site's weekly readings. */
  weekOfSign: (sign: SignKey, sunday: CivilDate) => Told | null;
}

export interface FillInput {
  nowMs: number;
  /** Any day of the week to be filled; each channel has it by its own clocks. */
  week: CivilDate;
  channels: readonly ChannelRules[];
  /** Instants of slots that have a post, also a skipped one. */
  taken: readonly { channel: string; atMs: number }[];
  used: readonly UsedPost[];
  banks: FillBanks;
}

/** A slot that could not be filled, and why. */
export interface LeftSlot {
  channel: string;
  atMs: number;
  reason: string;
}
