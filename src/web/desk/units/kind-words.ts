import type { EditKind } from '../../../domain/content-edits/edit.ts';

const LISTS: Readonly<Record<EditKind, { to: string; label: string }>> = {
  post: { to: '/admin/posts', label: 'Posts' },
  quote: { to: '/admin/quotes-and-jokes?kind=quote', label: 'Quotes' },
  misattribution: { to: '/admin/quotes-and-jokes?kind=misattribution', label: 'Who really said it' },
  joke: { to: '/admin/quotes-and-jokes?kind=joke', label: 'Jokes' },
  tarot: { to: '/admin/tarot-and-pairs?kind=tarot', label: 'Tarot' },
  pair: { to: '/admin/tarot-and-pairs?kind=pair', label: 'Pairs' },
  document: { to: '/admin/documents', label: 'Documents' },
  paragraph: { to: '/admin/readings', label: 'Readings' },
};

export const isKind = (kind: string): kind is EditKind => kind in LISTS;

const TITLES: Readonly<Record<EditKind, string>> = {
  post: 'Edit Post',
  quote: 'Edit Quote',
  misattribution: 'Edit Misattribution',
  joke: 'Edit Joke',
  tarot: 'Edit Card',
  pair: 'Edit Pair',
  document: 'Edit Document',
  paragraph: 'Edit Paragraph',
};

/** The list that it stands in. */
export const listOf = (kind: EditKind): { to: string; label: string } => LISTS[kind];

/** Over its form. */
export const titleOf = (kind: EditKind): string => TITLES[kind];
