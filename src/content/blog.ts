import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BlogPost } from '../contract/blog.ts';
import type { CivilDate } from '../domain/calendar/civil-date.ts';
import { readingMinutes } from '../domain/blog/posts.ts';
import { slotFaults } from '../domain/blog/slots/fill.ts';
import type { Figure } from '../domain/blog/figure.ts';
import { ContentFault } from './content-fault.ts';
import { checkedHeader, SLUG, splitFile } from './front-matter.ts';
import { plainOf, renderMarkdown } from './markdown.ts';

/** Names that the addresses of the blog need for themselves. */
const RESERVED_SLUGS = ['latest', 'tag'];

/** An article as it lies in its file, checked: its slots wait for a day. */
export interface PostSource extends Omit<
  BlogPost,
  'html' | 'figure' | 'pictures' | 'related' | 'previous' | 'next'
> {
  figure: Figure;
  figureCaption: string;
  /** What a picture that was put up shows. */
  figureAlt?: string | undefined;
  markdown: string;
  since: CivilDate;
  /** Checked like the others, shown to nobody. */
  draft?: true;
}

const midnightUtc = (date: string): string => `${date}T00:00:00.000Z`;

function checkedName(file: string): string {
  const slug = basename(file, '.md');
  if (!SLUG.test(slug)) throw new ContentFault(`${file}: its name must be lower-case words with hyphens`);
  if (RESERVED_SLUGS.includes(slug))
    throw new ContentFault(`${file}: the name “${slug}” is taken by the site`);
  return slug;
}

/** One article from its file. */
export function postFrom(file: string, source: string): PostSource {
  const { header, body } = splitFile(file, source);
  return postOf(file, header, body);
}

/** One article from what its file says. */
export function postOf(file: string, header: unknown, body: string): PostSource {
  const slug = checkedName(file);
  const { publishedAt, updatedAt, draft, figure, ...rest } = checkedHeader(file, header);
  const faults = slotFaults(body).map((fault) => `${file}: ${fault}`);
  if (faults.length > 0) throw new ContentFault(faults.join('\n'));
  const { html, headings } = renderMarkdown(file, body);
  const words = plainOf(html).split(/\s+/).filter(Boolean).length;
  if (words === 0) throw new ContentFault(`${file}: has no text`);
  return {
    ...rest,
    slug,
    publishedAt: midnightUtc(publishedAt),
    updatedAt: midnightUtc(updatedAt),
    figure: figure!,
    readingMinutes: readingMinutes(words),
    headings,
    markdown: body,
    ...(draft ? { draft: true as const } : {}),
  };
}

/** Those that are meant for readers; without one there is no blog. */
export function postsFrom(all: readonly PostSource[]): PostSource[] {
  const posts = all.filter(({ draft }) => !draft);
  if (posts.length === 0) throw new Error('blog: has no article that is not a draft');
  return posts;
}

/** Every article of the folder that is no draft. */
export const loadBlog = (dir: string): PostSource[] => postsFrom(readBlog(dir));

/** Every article of the folder, drafts among them. Throws with every fault named, so that none reaches a reader. */
export function readBlog(dir: string): PostSource[] {
  const posts: PostSource[] = [];
  const faults: string[] = [];
  const names = readdirSync(dir).filter((name) => name.endsWith('.md'));
  for (const name of names.sort()) {
    try {
      posts.push(postFrom(`blog/${name}`, readFileSync(join(dir, name), 'utf8')));
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return posts;
}
