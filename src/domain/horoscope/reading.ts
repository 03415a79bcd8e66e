import type { CivilDate } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';
import type { AspectKind, EclipseKind } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { LifePart } from './bank.ts';

/** What is published under an edition never changes its words. */
export const EDITION = 2;

export const FACT_KINDS = [
  'placement',
  'ingress',
  'aspect',
  'station',
  'retrograde',
  'lunation',
  'phase',
  'ruler',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const TENSES = ['coming', 'exact', 'fading', 'standing'] as const;
export type Tense = (typeof TENSES)[number];

/** One true thing about the sky of the reference day, as the sign sees it. */
export interface Fact {
  kind: FactKind;
  bodies: Body[];
  aspect?: AspectKind;
  /** Only in weekly and monthly forecasts, where the aspect of Sun and Moon is an eclipse. */
  eclipse?: EclipseKind;
  sign?: SignKey;
  house?: number;
  /** ISO instant, only when it falls within the reference day. */
  exactAt?: string;
  /** Distance from exact at 12:00 UTC. */
  orbDeg?: number;
  tense: Tense;
  /** One plain sentence for the reader. */
  text: string;
}

export interface Because {
  /** Block of the description, counted from 0. */
  paragraph: number;
  facts: Fact[];
}

/** Why each tile shows what it shows, in a sentence or two. */
export interface LuckyBecause {
  lucky_number: string;
  color: string;
  mood: string;
  lucky_time?: string;
}

export interface DailyReading {
  sign: SignKey;
  date: CivilDate;
  edition: number;
  /** The kind of day and the part of life, in one plain sentence of at most 18 words. */
  summary: string;
  /** The block that the summary and the mood follow from. */
  lead: number;
  /** For each block of the description the part of life it is about; null for a line about none. */
  parts: (LifePart | null)[];
  /** Blocks separated by blank lines; all but a closing line have a `**Sub-heading**`. */
  description: string;
  lucky_number: string;
  color: string;
  mood: string;
  lucky_time?: string;
  /** Readings stored before the tiles had reasons have none. */
  lucky_because?: LuckyBecause;
  because: Because[];
}

export interface ReadingBlock {
  heading?: string;
  text: string;
}

/** The description taken apart again, for pages, cards and shares. */
export function blocksOf(description: string): ReadingBlock[] {
  return description.split(/\n{2,}/).map((block) => {
    const match = /^\*\*(.+?)\*\*\s*/.exec(block);
    return match ? { heading: match[1], text: block.slice(match[0].length) } : { text: block };
  });
}

/** A block taken apart at every double asterisk: sub-headings may stand inside it, and one may stand alone. */
export function segmentsOf({ heading, text }: ReadingBlock): ReadingBlock[] {
  const [opening = '', ...rest] = text.split(/\s*\*\*(.+?)\*\*\s*/);
  const segments: ReadingBlock[] = [heading ? { heading, text: opening } : { text: opening }];
  for (let index = 0; index < rest.length; index += 2) {
    segments.push({ heading: rest[index], text: rest[index + 1]! });
  }
  return segments.filter((segment) => segment.heading || segment.text);
}
