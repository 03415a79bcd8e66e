import { Marked, type RendererObject, type Tokens } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { BlogPost } from '../../contract/blog.ts';
import { CivilDateText } from '../../contract/calendar.ts';
import { readingMinutes } from '../../domain/blog/posts.ts';
import { escapeMarkup } from '../../domain/blog/rss.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Names that the addresses of the blog need for themselves. */
const RESERVED_SLUGS = ['latest', 'tag'];

const plainText = (most: number) =>
  z
    .string('must be a line of text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `may have ${most} characters`)
    .refine((text) => !/[<>*_`[\]]/.test(text), 'must be plain text, without markup');

const FrontMatter = z
  .strictObject({
    title: plainText(90),
    excerpt: plainText(160),
    author: plainText(60),
    since: CivilDateText,
    publishedAt: CivilDateText,
    updatedAt: CivilDateText,
    tags: z.array(z.string().regex(SLUG, 'must be lower-case words with hyphens')).min(1, 'must name one'),
    draft: z.boolean().default(false),
  })
  .refine(({ publishedAt, updatedAt }) => updatedAt >= publishedAt, {
    path: ['updatedAt'],
    message: 'must not be before publishedAt',
  });
type FrontMatter = z.infer<typeof FrontMatter>;

/** Faults of the articles, a sentence each that names file and field. */
class ContentFault extends Error {}

function splitFile(file: string, source: string): { header: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new ContentFault(`${file}: must begin with front matter between two lines of ---`);
  try {
    return { header: parse(match[1]!), body: match[2]! };
  } catch (error) {
    throw new ContentFault(`${file}: front matter: ${(error as Error).message.split('\n')[0]}`);
  }
}

function checkedHeader(file: string, header: unknown): FrontMatter {
  const result = FrontMatter.safeParse(header);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, code, message }) => {
    const missing = code === 'invalid_type' && (header as Record<string, unknown> | null)?.[String(path[0])];
    const said = missing === undefined ? 'is missing' : message;
    return `${file}: ${[path.join('.'), said].filter(Boolean).join(' ')}`;
  });
  throw new ContentFault(sentences.join('\n'));
}

interface Rendered {
  html: string;
  headings: BlogPost['headings'];
}

function headingId(text: string, taken: readonly { id: string }[]): string {
  const plain = text.normalize('NFKD').replace(/[^\p{L}\p{N}\s-]/gu, '');
  const id = plain.toLowerCase().trim().replace(/\s+/g, '-') || 'part';
  const again = taken.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`)).length;
  return again === 0 ? id : `${id}--${again + 1}`;
}

function plainOf(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name]!);
}

function checkedHref(file: string, href: string): string {
  if (/^(https?:\/\/|\/(?!\/)|#)/.test(href)) return href;
  throw new ContentFault(`${file}: the link “${href}” must begin with https://, / or #`);
}

function rendererFor(file: string, headings: BlogPost['headings']): RendererObject {
  return {
    html({ text, block }: Tokens.HTML | Tokens.Tag) {
      return block ? `<p>${escapeMarkup(text.trim())}</p>\n` : escapeMarkup(text);
    },
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      if (depth === 1)
        throw new ContentFault(`${file}: “${plainOf(inner)}” must be ##: the title is the one #`);
      const id = headingId(plainOf(inner), headings);
      if (depth === 2) headings.push({ id, text: plainOf(inner) });
      return `<h${depth} id="${escapeMarkup(id)}">${inner}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const outside = /^https?:/.test(checkedHref(file, href)) ? ' rel="noopener"' : '';
      return `<a href="${escapeMarkup(href)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      return `<img src="${escapeMarkup(checkedHref(file, href))}" alt="${escapeMarkup(text)}" loading="lazy">`;
    },
  };
}

function renderMarkdown(file: string, body: string): Rendered {
  const headings: BlogPost['headings'] = [];
  const marked = new Marked({ renderer: rendererFor(file, headings), gfm: true, async: false });
  return { html: (marked.parse(body) as string).trim(), headings };
}

const midnightUtc = (date: string): string => `${date}T00:00:00.000Z`;

/** One article from its file; `null` for a draft, which is checked all the same. */
export function postFrom(file: string, source: string): BlogPost | null {
  const slug = basename(file, '.md');
  if (!SLUG.test(slug)) throw new ContentFault(`${file}: its name must be lower-case words with hyphens`);
  if (RESERVED_SLUGS.includes(slug))
    throw new ContentFault(`${file}: the name “${slug}” is taken by the site`);
  const { header, body } = splitFile(file, source);
  const { title, excerpt, author, publishedAt, updatedAt, tags, draft } = checkedHeader(file, header);
  const { html, headings } = renderMarkdown(file, body);
  const words = plainOf(html).split(/\s+/).filter(Boolean).length;
  if (words === 0) throw new ContentFault(`${file}: has no text`);
  if (draft) return null;
  return {
    slug,
    title,
    excerpt,
    publishedAt: midnightUtc(publishedAt),
    tags,
    readingMinutes: readingMinutes(words),
    author,
    updatedAt: midnightUtc(updatedAt),
    headings,
    html,
  };
}

/** Every article of the folder, drafts left out. Throws with every fault named, so that none reaches a reader. */
export function loadBlog(dir: string): BlogPost[] {
  const posts: BlogPost[] = [];
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
