import type { EditKind } from '../../domain/content-edits/edit.ts';
import type { KindAdapter } from './adapter.ts';
import { JOKES } from './joke.ts';
import { POSTS } from './post.ts';

export const KIND_ADAPTERS = { post: POSTS, joke: JOKES } as unknown as Readonly<
  Record<EditKind, KindAdapter>
>;
