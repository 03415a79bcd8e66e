import { postDate, readingTime, tagCounts, tagName } from '../../../domain/blog/posts.ts';
import type { PostSource } from '../../../content/blog.ts';
import { plainOf, renderMarkdown } from '../../../content/markdown.ts';
import { sentencesOf } from '../../../domain/push/first-sentence.ts';
import { document, type SearchDocument } from './document.ts';
import { POST_ALIASES } from './post-aliases.ts';

/** Stands where the sky fills something in, which is different every day. */
const HOLE = '\u0001';
const TABLE = /<table[\s\S]*?<\/table>/g;
const PARAGRAPH = /<(p|li)>([\s\S]*?)<\/\1>/g;

/** The sentences of its paragraphs: headings and tables are none, and one with a hole says nothing. */
function plainText({ slug, markdown }: PostSource): string {
  const lasting = markdown.replaceAll(/\{\{[^}]*\}\}/g, HOLE);
  const { html } = renderMarkdown(`blog/${slug}.md`, lasting);
  return Array.from(html.replaceAll(TABLE, '').matchAll(PARAGRAPH), ([, , inner]) => plainOf(inner!))
    .flatMap((paragraph) => [...sentencesOf(paragraph)])
    .filter((sentence) => !sentence.includes(HOLE))
    .join(' ');
}

/** An edit of one article leaves the others as they are, and rendering them all takes a while. */
const plainTexts = new WeakMap<PostSource, string>();

function keptPlainText(post: PostSource): string {
  const text = plainTexts.get(post) ?? plainText(post);
  plainTexts.set(post, text);
  return text;
}

function postDocument(post: PostSource): SearchDocument {
  const { slug, title, excerpt, publishedAt, readingMinutes, tags, headings } = post;
  return document({
    id: `post ${slug}`,
    kind: 'blog',
    href: `/blog/${slug}`,
    title,
    note: `${postDate(publishedAt)} · ${readingTime(readingMinutes)}`,
    icon: 'post',
    aliases: `${excerpt} ${headings.map(({ text }) => text).join(' ')} ${POST_ALIASES[slug] ?? ''}`,
    beside: `blog article post explained guide ${tags.join(' ').replaceAll('-', ' ')}`,
    body: `${excerpt} ${keptPlainText(post)}`,
    standing: 1.5,
    atMs: Date.parse(publishedAt),
  });
}

export function blogDocuments(posts: readonly PostSource[]): SearchDocument[] {
  const tags = tagCounts(posts).map(({ tag, posts: count }) =>
    document({
      id: `tag ${tag}`,
      kind: 'blog',
      href: `/blog/tag/${tag}`,
      title: `${tagName(tag)}: Articles`,
      note: `${count} ${count === 1 ? 'article' : 'articles'}`,
      icon: 'post',
      names: `${tagName(tag)} articles`,
      aliases: 'blog posts tag',
    }),
  );
  return [...posts.map(postDocument), ...tags];
}
