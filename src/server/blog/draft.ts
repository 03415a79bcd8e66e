import { isCivilDate, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Fields, FieldValue } from '../../domain/content-edits/edit.ts';

/** A post as far as it is written: what is missing stands there empty. */
export interface Draft {
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  /** The day it is dated, or today. */
  publishedAt: string;
  year: number;
  figure: string;
  figureCaption: string;
  figureAlt: string;
  markdown: string;
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function draftOf(fields: Fields, today: CivilDate): Draft {
  const dated = textOf(fields.publishedAt);
  const day = isCivilDate(dated) ? dated : today;
  return {
    title: textOf(fields.title) || 'Untitled',
    excerpt: textOf(fields.excerpt),
    author: textOf(fields.author),
    tags: listOf(fields.tags),
    publishedAt: `${day}T00:00:00.000Z`,
    year: Number(day.slice(0, 4)),
    figure: textOf(fields.figure),
    figureCaption: textOf(fields.figureCaption),
    figureAlt: textOf(fields.figureAlt),
    markdown: textOf(fields.markdown),
  };
}
