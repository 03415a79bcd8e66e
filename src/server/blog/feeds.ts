import { setImmediate } from 'node:timers/promises';
import type { BlogPost } from '../../contract/blog.ts';
import type { DailyReading } from '../../contract/reading.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { escapeMarkup, rssXml, type Feed, type FeedItem } from '../../domain/blog/rss.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, longDate, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dayStartInZone } from '../../domain/calendar/zones.ts';
import { pageText } from '../../domain/pages/page.ts';
import { PAGES } from '../../domain/pages/pages.ts';
import { blocksOf } from '../../domain/reading/reading.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Config } from '../config.ts';
import type { TextSource } from '../pages/texts.ts';
import type { Services } from '../services.ts';

const DAYS_IN_FEED = 7;
/** Whole texts: more would be a book in every reader's mailbox. */
const POSTS_IN_FEED = 20;

type FeedServices = Pick<Services, 'blog' | 'calendar' | 'horoscope'>;
type FeedConfig = Pick<Config, 'siteName' | 'siteTimeZone' | 'siteUrl'>;

function recentDays(today: CivilDate): CivilDate[] {
  return Array.from({ length: DAYS_IN_FEED }, (_, ago) => addDays(today, -ago)).filter(
    (date) => date >= ARCHIVE_FIRST_DAY,
  );
}

function luckyLine({ lucky_number, color, mood, lucky_time }: DailyReading): string {
  const tiles = [`Lucky Numbers: ${lucky_number}`, `Lucky Color: ${color}`, `Mood: ${mood}`];
  if (lucky_time) tiles.push(`Lucky Time: ${lucky_time}`);
  return tiles.join(' · ');
}

/** Each paragraph with its reason beneath, as on the page. */
function readingHtml(reading: DailyReading): string {
  const blocks = blocksOf(reading.description).map(({ heading, text }, index) => {
    const facts = reading.because.find(({ paragraph }) => paragraph === index)?.facts ?? [];
    const why = facts.map((fact) => fact.text).join(' ');
    return [
      ...(heading ? [`<h3>${escapeMarkup(heading)}</h3>`] : []),
      `<p>${escapeMarkup(text)}</p>`,
      ...(why ? [`<p><small>Why? ${escapeMarkup(why)}</small></p>`] : []),
    ].join('\n');
  });
  return [
    ...blocks,
    `<p>${escapeMarkup(luckyLine(reading))}</p>`,
    '<p><em>For entertainment only.</em></p>',
  ].join('\n');
}

function readingItem(reading: DailyReading, { siteUrl, siteTimeZone }: FeedConfig): FeedItem {
  const { sign, date, description } = reading;
  return {
    title: `${signOf(sign as SignKey).name} Horoscope for ${longDate(date)}`,
    link: `${siteUrl}/horoscope/${sign}`,
    guid: `${sign}-${date}`,
    guidIsLink: false,
    // The site's own midnight: feed readers hide what is dated in the future.
    publishedMs: dayStartInZone(date, siteTimeZone),
    summary: blocksOf(description)[0]!.text,
    html: readingHtml(reading),
  };
}

async function horoscopeFeed({ calendar, horoscope }: FeedServices, config: FeedConfig): Promise<Feed> {
  const today = calendar.today();
  const items: FeedItem[] = [];
  for (const date of recentDays(today)) {
    for (const sign of SIGN_KEYS) {
      items.push(readingItem(await horoscope.daily(sign, date), config));
      // Eighty-four skies at a stretch would keep everyone else waiting.
      await setImmediate();
    }
  }
  return {
    title: `Daily Horoscopes from ${config.siteName}`,
    description: pageText(PAGES.horoscope).description,
    link: `${config.siteUrl}/`,
    self: `${config.siteUrl}/daily-horoscope-feed.xml`,
    image: `${config.siteUrl}/icons/icon-192.png`,
    builtMs: dayStartInZone(today, config.siteTimeZone),
    items,
  };
}

/** A feed is read away from the site: addresses within it become whole ones. */
function absolute(html: string, pageUrl: string): string {
  return html
    .replaceAll(/ (href|src)="(\/[^"]*)"/g, (_, name, path) => ` ${name}="${new URL(path, pageUrl).href}"`)
    .replaceAll(' href="#', ` href="${pageUrl}#`);
}

/** Feed readers know neither our styles nor two forms of one drawing. */
function figureHtml({ figure }: BlogPost): string {
  const caption = `<figcaption>${escapeMarkup(figure.caption)}</figcaption>`;
  const pictures =
    figure.kind === 'cards'
      ? figure.cards.map(({ src, name }) => ({ src, alt: name }))
      : [{ src: figure.wide.src, alt: figure.alt }];
  const images = pictures.map(({ src, alt }) => `<img src="${src}" alt="${escapeMarkup(alt)}">`);
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

async function postsFeed({ blog }: FeedServices, { siteName, siteUrl }: FeedConfig): Promise<Feed> {
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

/** Both feeds. Nothing in them depends on the moment of the request, only on the site's day. */
export function blogFeeds(services: FeedServices, config: FeedConfig): TextSource {
  const feeds = new Map<string, () => Feed | Promise<Feed>>([
    ['/daily-horoscope-feed.xml', () => horoscopeFeed(services, config)],
    ['/blog-feed.xml', () => postsFeed(services, config)],
  ]);
  return {
    owns: (path) => feeds.has(path),
    async render(path) {
      return {
        status: 200,
        text: rssXml(await feeds.get(path)!()),
        contentType: 'application/rss+xml; charset=utf-8',
        cacheControl: 'public, max-age=3600',
      };
    },
  };
}
