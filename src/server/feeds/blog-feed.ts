import type { BlogPost } from '../../contract/blog.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import type { Feed, FeedItem } from '../../domain/feeds/rss.ts';
import { pageText } from '../../domain/pages/page.ts';
import { PAGES } from '../../domain/pages/pages.ts';
import type { BlogService } from '../blog/service.ts';
import type { Config } from '../config.ts';

/** The feed carries full texts: more of them would make it too large. */
const POSTS_IN_FEED = 20;

/** A feed is read outside the site, so relative addresses in it become absolute. */
function absolute(html: string, pageUrl: string): string {
  return html
    .replaceAll(/ (href|src)="(\/[^"]*)"/g, (_, name, path) => ` ${name}="${new URL(path, pageUrl).href}"`)
    .replaceAll(' href="#', ` href="${pageUrl}#`);
}

function picturesOf(figure: BlogPost['figure']): { src: string; alt: string }[] {
  if (figure.kind === 'cards') return figure.cards.map(({ src, name }) => ({ src, alt: name }));
  const { src } = figure.kind === 'picture' ? figure.picture : figure.wide;
  return [{ src, alt: figure.alt }];
}

/** Feed readers have neither our styles nor a choice between two forms of a drawing. */
function figureHtml({ figure }: BlogPost): string {
  const caption = `<figcaption>${escapeMarkup(figure.caption)}</figcaption>`;
  const images = picturesOf(figure).map(({ src, alt }) => `<img src="${src}" alt="${escapeMarkup(alt)}">`);
  return `<figure>${images.join('')}${caption}</figure>\n`;
}

function postItem(post: BlogPost, siteUrl: string): FeedItem {
  const link = `${siteUrl}/blog/${post.slug}`;
  return {
    title: post.title,
    link,
    guid: link,
    guidIsLink: true,
    publishedMs: Date.parse(post.publishedAt),
    summary: post.excerpt,
    html: absolute(figureHtml(post) + post.html, link),
    author: post.author,
    categories: post.tags.map(tagName),
  };
}

export async function blogFeed(
  blog: Pick<BlogService, 'newest'>,
  { siteName, siteUrl }: Pick<Config, 'siteName' | 'siteUrl'>,
): Promise<Feed> {
  const posts = await blog.newest(POSTS_IN_FEED);
  const { title, description } = pageText(PAGES.blog);
  return {
    title: title.includes(siteName) ? title : `${title} · ${siteName}`,
    description,
    link: `${siteUrl}/blog`,
    self: `${siteUrl}/blog-feed.xml`,
    image: `${siteUrl}/icons/icon-192.png`,
    builtMs: Math.max(...posts.map((post) => Date.parse(post.updatedAt))),
    items: posts.map((post) => postItem(post, siteUrl)),
  };
}
