import type { EditKind } from '../../domain/content-edits/edit.ts';
import type { KindAdapter } from './adapter.ts';
import { DOCUMENTS } from './document.ts';
import { JOKES } from './joke.ts';
import { MISATTRIBUTIONS } from './misattribution.ts';
import { PAIR_TEXTS } from './pair.ts';
import { PARAGRAPHS } from './paragraph.ts';
import { POSTS } from './post.ts';
import { QUOTES } from './quote.ts';
import { CARDS } from './tarot.ts';

export const KIND_ADAPTERS: Readonly<Record<EditKind, KindAdapter>> = {
  post: POSTS,
  joke: JOKES,
  quote: QUOTES,
  misattribution: MISATTRIBUTIONS,
  tarot: CARDS,
  pair: PAIR_TEXTS,
  document: DOCUMENTS,
  paragraph: PARAGRAPHS,
};
