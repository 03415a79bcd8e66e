import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BlogPost } from '../contract/blog.ts';
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
}

const midnightUtc = (date: string): string => `${date}T00:00:00.000Z`;

function checkedName(file: string): string {
  const slug = basename(file, '.md');
  if (!SLUG.test(slug)) throw new ContentFault(`${file}: its name must be lower-case words with hyphens`);
  if (RESERVED_SLUGS.includes(slug))
    throw new ContentFault(`${file}: the name “${slug}” is taken by the site`);
  return slug;
}

/** One article from its file; `null` for a draft, which is checked all the same. */
export function postFrom(file: string, source: string): PostSource | null {
  const slug = checkedName(file);
  const { header, body } = splitFile(file, source);
  const { publishedAt, updatedAt, draft, since: _since, figure, ...rest } = checkedHeader(file, header);
  const faults = slotFaults(body).map((fault) => `${file}: ${fault}`);
  if (faults.length > 0) throw new ContentFault(faults.join('\n'));
  const { html, headings } = renderMarkdown(file, body);
  const words = plainOf(html).split(/\s+/).filter(Boolean).length;
  if (words === 0) throw new ContentFault(`${file}: has no text`);
  if (draft) return null;
  return {
    ...rest,
    slug,
    publishedAt: midnightUtc(publishedAt),
    updatedAt: midnightUtc(updatedAt),
    figure: figure!,
    readingMinutes: readingMinutes(words),
    headings,
    markdown: body,
  };
}

/** Every article of the folder, drafts left out. Throws with every fault named, so that none reaches a reader. */
export function loadBlog(dir: string): PostSource[] {
  const posts: PostSource[] = [];
  const faults: string[] = [];
  const names = readdirSync(dir).filter((name) => name.endsWith('.md'));
  for (const name of names.sort()) {
    try {
      const post = postFrom(`blog/${name}`, readFileSync(join(dir, name), 'utf8'));
      if (post) posts.push(post);
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length === 0 && posts.length === 0) faults.push('blog: has no article that is not a draft');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return posts;
}
