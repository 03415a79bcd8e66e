import type { Fields, FileUnit } from '../../domain/content-edits/edit.ts';
import { figureLine } from '../../domain/blog/figure.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { postOf, type PostSource } from '../blog.ts';
import { ContentFault } from '../content-fault.ts';
import { postFaults } from '../post-rules.ts';
import { linesOfMarkdown } from '../readable-texts.ts';
import type { KindAdapter, UnitChanges } from './adapter.ts';
import { check, date, line, list, markdown } from './field-shapes.ts';
import { presentFields, tidyFields } from './flat.ts';
import { bodyOf } from './markdown-body.ts';
import { sentence } from './sentences.ts';

const FIELDS = [
  line('title', 'Title', { most: 90 }),
  line('excerpt', 'Excerpt', { most: 160, hint: 'What stands in lists, feeds and search results.' }),
  line('author', 'Author', { most: 60 }),
  date('since', 'Written', { hint: 'The day it was first written.' }),
  date('publishedAt', 'Published'),
  date('updatedAt', 'Updated'),
  list('tags', 'Tags', { hint: 'Lower-case words with hyphens; one at least.' }),
  line('figure', 'Picture', { hint: 'One of our drawings, three cards, or a picture of your own.' }),
  line('figureAlt', 'What the picture shows', { most: 200, optional: true }),
  line('figureCaption', 'Caption', { most: 140 }),
  check('draft', 'Hidden', { hint: 'Nobody but you can read it.' }),
  markdown('markdown', 'Text'),
];

const dayOf = (instant: string): string => instant.slice(0, 10);

/** What the compiled article has besides its front matter. */
function fieldsOf({ markdown: body, figure, publishedAt, updatedAt, ...post }: PostSource): Fields {
  const { slug: _slug, readingMinutes: _minutes, headings: _headings, ...plain } = post;
  return {
    ...plain,
    publishedAt: dayOf(publishedAt),
    updatedAt: dayOf(updatedAt),
    figure: figureLine(figure),
    markdown: body.trim(),
  };
}

const fileOf = (unit: string): string => `blog/${unit}.md`;

function recordOf(fields: Fields): Record<string, unknown> {
  const { markdown: _body, ...header } = presentFields(fields, FIELDS);
  return header;
}

const postFromFields = (unit: string, fields: Fields): PostSource =>
  postOf(fileOf(unit), recordOf(fields), bodyOf(String(fields.markdown ?? '')));

const unitOf = (post: PostSource): FileUnit => ({
  kind: 'post',
  unit: post.slug,
  file: fileOf(post.slug),
  title: post.title,
  href: `/blog/${post.slug}`,
  fields: fieldsOf(post),
});

function withUnits(compiled: unknown, changes: UnitChanges): PostSource[] {
  const posts = new Map((compiled as readonly PostSource[]).map((post) => [post.slug, post]));
  for (const [unit, change] of changes) {
    const post = change === 'hidden' ? posts.get(unit) : postFromFields(unit, change);
    if (post) posts.set(unit, change === 'hidden' ? { ...post, draft: true } : post);
  }
  return [...posts.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

function typography({ markdown: body, title, excerpt, figureCaption, slug }: PostSource): string[] {
  const texts = [title, excerpt, figureCaption, ...linesOfMarkdown(fileOf(slug), body)];
  return texts.flatMap(typographyFaults);
}

function problems(unit: string, fields: Fields, compiled: unknown): string[] {
  try {
    const post = postFromFields(unit, fields);
    const faults = [...postFaults(post, compiled as readonly PostSource[]), ...typography(post)];
    return faults.map((fault) => sentence('', fault));
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    return error.message.split('\n').map((fault) => sentence('', fault.replace(`${fileOf(unit)}: `, '')));
  }
}

export const POSTS: KindAdapter = {
  kind: 'post',
  label: 'Posts',
  one: 'post',
  canAdd: true,
  canHide: true,
  noun: 'blog',
  fields: FIELDS,
  hiddenBy: 'draft',
  source: { form: 'markdown', bodyField: 'markdown' },
  units: (compiled) => (compiled as readonly PostSource[]).map(unitOf),
  withUnits,
  problems,
  // Every page names the latest article, and articles name each other.
  paths: () => [/^\//],
  tidy: (fields) => tidyFields(fields, FIELDS),
  recordOf: (_unit, fields) => recordOf(fields),
  fileOfNew: fileOf,
};
