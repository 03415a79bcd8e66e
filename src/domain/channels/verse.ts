import type { FeastKey } from './feast.ts';
import type { SetVerse } from './picture.ts';
import type { SceneKey } from './scenes.ts';

/** By whom a text is held holy; Kabir belongs to several and is named by the singers he came from. */
export const TRADITIONS = [
  'Christianity',
  'Judaism',
  'Islam',
  'Hinduism',
  'Buddhism',
  'Taoism',
  'Confucianism',
  'Sikhism',
  'Bhakti',
] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** Scripture for a post: the words as their edition prints them, set in lines. */
export interface Verse extends SetVerse {
  id: string;
  tradition: Tradition;
  /** What it may stand under. */
  scenes: readonly SceneKey[];
  /** For the post's text: where it comes from, who says it to whom, what a word means. */
  note: string;
  /** On these days it comes before others. */
  feasts?: readonly FeastKey[];
}

/** The words in one line, as they are searched, copied and read aloud: a dash at a line's end needs no blank. */
export const wordsOfVerse = ({ lines }: Pick<Verse, 'lines'>): string =>
  lines.join(' ').replaceAll('— ', '—');
