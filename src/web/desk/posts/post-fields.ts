import type { Fields } from '../../../domain/content-edits/edit.ts';
import { dateAt } from '../times.ts';
import { deskSite } from '../site.ts';

/** Names of a post's fields, as its file has them. */
export const BODY = 'markdown';
export const TITLE_MOST = 90;
export const EXCERPT_MOST = 160;
export const CAPTION_MOST = 140;
export const ALT_MOST = 200;

const LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  author: 'Author',
  tags: 'Tags',
  figure: 'Picture',
  figureCaption: 'Words under the picture',
  figureAlt: 'For those who can’t see it',
  publishedAt: 'Published on',
  updatedAt: 'Last changed on',
  since: 'Exists since',
  [BODY]: 'Text',
};

export const labelOf = (field: string): string => LABELS[field] ?? field;

/** "FigureCaption must not be empty." → "Words under the picture: must not be empty." */
export function problemWords(problem: string): string {
  const [name = ''] = problem.split(' ', 1);
  const label = LABELS[name.charAt(0).toLowerCase() + name.slice(1)];
  return label === undefined ? problem : `${label}: ${problem.slice(name.length + 1)}`;
}

export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export function tagsOf({ tags }: Fields): readonly string[] {
  return Array.isArray(tags) ? tags : [];
}

/** "The Moon that doesn’t know" → "the-moon-that-doesnt-know" */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 80).replace(/-$/, '');
}

/** A post is public from midnight UTC of its date: of two dates of the instant, the earlier one. */
export function publicDate(atMs: number): string {
  const here = dateAt(atMs);
  const utc = new Date(atMs).toISOString().slice(0, 10);
  return here < utc ? here : utc;
}

/** Nothing of it has to be right yet: it is a draft, and the server dates it when it becomes public. */
export function newPostFields(title: string, nowMs: number): Fields {
  const today = publicDate(nowMs);
  return {
    title,
    excerpt: '',
    author: `The ${deskSite().name} desk`,
    publishedAt: today,
    updatedAt: today,
    tags: [],
    figure: '',
    figureCaption: '',
    [BODY]: '',
  };
}
