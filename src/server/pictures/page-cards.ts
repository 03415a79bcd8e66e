import { archivedAddress, type Archived } from '../../domain/archive/archived.ts';
import { monthOf, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { resolvePage, type ResolvedPage } from '../../domain/pages/resolve.ts';
import type { PageName } from '../../domain/pages/pages.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import { cardPicture, isCardStyle } from '../../domain/quotes/card-kinds.ts';
import { inMarks } from '../../domain/quotes/wording.ts';
import { SHARE_FORMATS } from '../../art/share-pictures/formats.ts';
import { pageKey, topicKey } from '../../art/share-pictures/page-texts.ts';
import type { SubjectKind } from '../../art/share-pictures/subject.ts';
import { forecastTypeFrom, type ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Config } from '../config.ts';
import type { QuoteLookup } from './quote-lookup.ts';
import type { SharePictures } from './share-pictures.ts';

type Subject = readonly [kind: SubjectKind, key: string];

const page = (name: PageName): Subject => ['page', pageKey(name)];

function startOf(kind: Archived['kind'], day: CivilDate): CivilDate {
  if (kind === 'daily') return day;
  return kind === 'weekly' ? weekStart(day) : `${monthOf(day)}-01`;
}

/** A reading is named as in the archive, where every one of them will stand. */
function reading(kind: Archived['kind'], sign: SignKey, day: CivilDate): Subject {
  const address = archivedAddress({ kind, sign, from: startOf(kind, day) });
  return ['reading', address.slice(address.lastIndexOf('/') + 1)];
}

const DOORS: Record<ForecastType, PageName> = {
  daily: 'horoscope',
  weekly: 'weekly',
  monthly: 'monthly',
  compatibility: 'love',
};

function forecast(sign: string | null, type: ForecastType, day: CivilDate): Subject {
  return isSignKey(sign) && type !== 'compatibility' ? reading(type, sign, day) : page(DOORS[type]);
}

/** What the picture of a page is of; pages without one of their own show the one of their door. */
function subjectOf(resolved: ResolvedPage, day: CivilDate): Subject {
  if (resolved.kind === 'not-found') {
    return page(resolved.address === '/not-found' ? 'notFound' : 'unknownSign');
  }
  if (resolved.kind === 'redirect') return page('horoscope');
  const { name, address } = resolved;
  const { pathname, searchParams } = new URL(address, 'http://site');
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const type = forecastTypeFrom(searchParams.get('type'));
  switch (name) {
    case 'horoscope':
      return forecast(searchParams.get('sign'), type, day);
    case 'daily':
      return forecast(last, type, day);
    case 'archived':
      return ['reading', last];
    case 'pair':
      return ['pair', last];
    case 'tarotCard':
      return ['card', last];
    case 'blogpost':
      return ['post', last];
    case 'quoteTopic':
      return ['page', topicKey(last)];
    case 'tarotReading':
      return page('tarot');
    case 'misattribution':
      return page('reallySaid');
    case 'quoteAuthor':
      return page('quotes');
    case 'blogTag':
      return page('blog');
    default:
      return page(name);
  }
}

type SiteSettings = Pick<Config, 'siteName' | 'siteUrl'>;

interface PageCard {
  path: string;
  /** What is on it, in words. */
  alt: string;
}

const QUOTE = /^\/quotes\/[^/]+\/([^/]+)(?:\/([^/]+)\/[^/]+)?$/;
const QUOTE_PAGES: readonly string[] = ['quote', 'quoteCard'] satisfies PageName[];

/** Quotes have cards already: their wide one is exactly what a link preview wants. */
function quoteCard(resolved: ResolvedPage, quote: QuoteLookup): PageCard | null {
  if (resolved.kind !== 'page' || !QUOTE_PAGES.includes(resolved.name)) return null;
  const [, slug = '', style] = QUOTE.exec(resolved.address) ?? [];
  const words = quote(slug);
  if (!words) return null;
  const path = cardPicture(slug, isCardStyle(style) ? style : '1', 'wide', 'png');
  return { path, alt: `${inMarks(words.text)} ${words.author}` };
}

/** What a preview is made of besides the words, which the page itself tells. Marked, so that a later page can drop it. */
function tagsOf({ path, alt }: PageCard, { siteName, siteUrl }: SiteSettings): string {
  const { width, height } = SHARE_FORMATS.wide;
  const tags = [
    ['property', 'og:site_name', siteName],
    ['property', 'og:image', siteUrl + path],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', siteUrl + path],
    ['name', 'twitter:image:alt', alt],
  ] as const;
  return tags
    .map(
      ([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeMarkup(content)}" data-card="">`,
    )
    .join('');
}

interface Parts {
  config: SiteSettings;
  pictures: SharePictures;
  quote: QuoteLookup;
  today: () => CivilDate;
  log: { warn(text: string): void };
}

/** Markup for the head of a page, by its address. */
export type PageCardTags = (address: string) => Promise<string>;

/** The tags of the picture that goes with a page when its link is shared. */
export function pageCards({ config, pictures, quote, today, log }: Parts): PageCardTags {
  async function cardOf([kind, key]: Subject): Promise<PageCard | null> {
    const found = await pictures.find(kind, key);
    return found && { path: found.address('wide'), alt: found.alt };
  }

  return async (address) => {
    const { pathname, search } = new URL(address, 'http://site');
    const day = today();
    const resolved = resolvePage(pathname, search, { today: day, latest: day });
    const own = quoteCard(resolved, quote);
    if (own) return tagsOf(own, config);
    // A page is worth more than its picture: one that cannot be had is the one of the door.
    const found = await cardOf(subjectOf(resolved, day)).catch((error: Error) => {
      log.warn(`A page has no picture of its own: ${error.message}`);
      return null;
    });
    return tagsOf(found ?? (await cardOf(page('horoscope')))!, config);
  };
}
