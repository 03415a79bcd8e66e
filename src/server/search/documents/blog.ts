import { postDate, readingTime, tagCounts, tagName } from '../../../domain/blog/posts.ts';
import type { PostSource } from '../../../content/blog.ts';
import { plainOf, renderMarkdown } from '../../../content/markdown.ts';
import { document, type SearchDocument } from './document.ts';
import { POST_ALIASES } from './post-aliases.ts';

/** The text without what the sky fills in, which is different every day, and without tables, which are no sentences. */
function plainText({ slug, markdown }: PostSource): string {
  const lasting = markdown.replaceAll(/\{\{[^}]*\}\}/g, ' ');
  const { html } = renderMarkdown(`blog/${slug}.md`, lasting);
  return plainOf(html.replaceAll(/<table[\s\S]*?<\/table>/g, ' '));
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
    body: `${excerpt} ${plainText(post)}`,
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
