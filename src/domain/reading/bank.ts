import type { CivilDate } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';
import { seedOf } from './seed.ts';

/** Bodies that paragraphs are written about; the outer three only ever lean on them. */
export const SPEAKING_BODIES = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type SpeakingBody = (typeof SPEAKING_BODIES)[number];

/** plain: true whenever the body stands there. easy, hard: an aspect of that kind touches it as well. */
export const TONES = ['plain', 'easy', 'hard'] as const;
export type Tone = (typeof TONES)[number];

/** How the Moon is in its house on the day. */
export const MOON_STATES = ['stays', 'enters', 'new', 'full'] as const;
export type MoonState = (typeof MOON_STATES)[number];

/** A hand-written unit of text with the condition under which it is true. */
export interface Paragraph {
  id: string;
  since: CivilDate;
  /** `moon/3/enters`, `venus/5/hard`, `day/7`: see the key functions below. */
  key: string;
  heading?: string;
  text: string;
}

export interface ReadingBank {
  byKey: Readonly<Record<string, readonly Paragraph[]>>;
}

export const openerKey = (house: number, state: MoonState) => `moon/${house}/${state}`;
export const bodyKey = (body: Body, house: number, tone: Tone) => `${body}/${house}/${tone}`;
export const closingKey = (house: number) => `day/${house}`;

export function bankOf(paragraphs: readonly Paragraph[]): ReadingBank {
  return { byKey: Object.groupBy(paragraphs, (one) => one.key) as Record<string, Paragraph[]> };
}

/**
 * A paragraph from the first pool of keys that has any. Paragraphs of a pool take turns: `turn` grows by one each
 * time the pool may come up, so that neighbors in time differ; the seed lets the signs start at different places.
 */
export function chooseParagraph(
  bank: ReadingBank,
  pools: readonly (readonly string[])[],
  date: CivilDate,
  turn: number,
  seed: string,
): Paragraph | undefined {
  for (const keys of pools) {
    const known = keys.flatMap((key) => bank.byKey[key] ?? []).filter((one) => one.since <= date);
    if (known.length > 0) return known[(turn + seedOf(`${seed} ${keys.at(-1)}`)) % known.length];
  }
  return undefined;
}
