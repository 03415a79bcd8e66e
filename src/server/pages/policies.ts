import { archivedAddress, archivedFrom, type Archived } from '../../domain/archive/archived.ts';
import { monthOf, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PageName } from '../../domain/pages/pages.ts';
import type { RequestedPage } from '../../domain/pages/resolve.ts';
import { isCardStyle } from '../../domain/quotes/card-kinds.ts';
import { reallySaidAddress } from '../../domain/quotes/wording.ts';
import { forecastTypeFrom, type ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { isSignKey } from '../../domain/zodiac/signs.ts';
import { pageKey, topicKey } from '../../art/share-pictures/page-texts.ts';
import type { ArchiveService } from '../archive/service.ts';
import type { BlogService } from '../blog/service.ts';
import type { WorkLimits } from '../http/work-limits.ts';
import type { OrdersService } from '../orders/service.ts';
import type { PagePicture } from '../pictures/page-cards.ts';
import { calendarKey } from '../pictures/reading-subjects.ts';
import type { QuotesService } from '../quotes/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';

/** Whom a page is for: everyone, whoever placed an order, whoever was sent a link. Only what is the same for everyone may be cached. */
export type Audience = 'everyone' | 'order' | 'link';

/** Everything about a page that the server decides by its name. */
export interface PagePolicy {
  audience: Audience;
  /** Whether there is such a page: what its address alone cannot tell. */
  exists: (page: RequestedPage) => boolean;
  /** Where to send someone whose page does not exist, if what they meant is elsewhere. */
  movedTo: (page: RequestedPage) => string | null;
  /** Whether its bytes stay in the cache once they are made. */
  keep: (page: RequestedPage) => boolean;
  /** Whether browsers and proxies may keep a copy, which they ask about before they show it. */
  mayBeCopied: boolean;
  /** The instant at which a page made now becomes wrong. */
  staleAtMs: () => number;
  /** Has others do what its loader will ask for, the sky's threads or a payment company, before it takes one of the few places to be made in. */
  prepare: (page: RequestedPage, asker: string) => Promise<void>;
  /** Which kind of work it is to make it: how many are made at once. */
  limit: keyof Pick<WorkLimits, 'pages' | 'searches'>;
  /** Origins besides ours that its forms may lead to: where one pays. */
  formsLeadTo: readonly string[];
  /** What the preview of a link to it shows. */
  picture: (page: RequestedPage) => PagePicture;
}

export type PagePolicies = Readonly<Record<PageName, PagePolicy>>;

export interface PolicySources {
  calendar: SiteCalendar;
  archive: Pick<ArchiveService, 'latest'>;
  blog: Pick<BlogService, 'has' | 'list'>;
  quotes: Pick<QuotesService, 'author' | 'misattribution' | 'quote' | 'topic'>;
  sky: Pick<SkyService, 'day'>;
  report: { sample: () => Promise<unknown> };
  orders: Pick<OrdersService, 'checkoutOrigins' | 'freshen'>;
}

const pagePicture = (name: PageName): PagePicture => ({ kind: 'page', key: pageKey(name) });

function startOf(kind: Archived['kind'], day: CivilDate): CivilDate {
  if (kind === 'daily') return day;
  return kind === 'weekly' ? weekStart(day) : `${monthOf(day)}-01`;
}

const FORECAST_PAGES: Record<ForecastType, PageName> = {
  daily: 'horoscope',
  weekly: 'weekly',
  monthly: 'monthly',
  compatibility: 'love',
};

/** A reading's picture is named as in the archive, where every reading will stand. */
function forecastPicture(sign: string | undefined, asked: string | undefined, day: CivilDate): PagePicture {
  const type = forecastTypeFrom(asked ?? null);
  if (!isSignKey(sign) || type === 'compatibility') return pagePicture(FORECAST_PAGES[type]);
  const address = archivedAddress({ kind: type, sign, from: startOf(type, day) });
  return { kind: 'reading', key: address.slice(address.lastIndexOf('/') + 1) };
}

const pageNumber = ({ query }: RequestedPage): number => Number(query.page ?? 1);

type Rules = Partial<PagePolicy>;

function archiveRules({ archive, calendar }: PolicySources): Record<'archive' | 'archived', Rules> {
  // They link whatever is open, so they also change when the next day opens somewhere on Earth.
  const staleAtMs = calendar.nextArchiveChangeMs;
  return {
    archive: {
      staleAtMs,
      picture: ({ query }) => ({
        kind: 'calendar',
        key: calendarKey(query.sign, query.month ?? monthOf(calendar.today())),
      }),
    },
    archived: {
      staleAtMs,
      exists: ({ params }) => archivedFrom(params.slug!)!.from <= archive.latest(),
      picture: ({ params }) => ({ kind: 'reading', key: params.slug! }),
    },
  };
}

function blogRules({ blog }: PolicySources): Record<'blog' | 'blogTag' | 'blogpost', Rules> {
  return {
    blog: { exists: (page) => blog.list(pageNumber(page)) !== null },
    blogTag: {
      exists: (page) => blog.list(pageNumber(page), page.params.tag) !== null,
      picture: ({ params }) => ({ kind: 'tag', key: params.tag! }),
    },
    blogpost: {
      exists: ({ params }) => blog.has(params.slug!),
      picture: ({ params }) => ({ kind: 'post', key: params.slug! }),
    },
  };
}

function quoteRules({ quotes }: PolicySources) {
  const quote: Rules = {
    exists: ({ params }) => quotes.quote(params.topic!, params.slug!) !== null,
    // Someone looks for a line that is famous under the wrong name.
    movedTo: ({ params }) =>
      quotes.misattribution(params.slug!) === null ? null : reallySaidAddress(params.slug!),
    picture: ({ params }) => ({
      kind: 'quote',
      slug: params.slug!,
      style: isCardStyle(params.page) ? params.page : '1',
    }),
  };
  return {
    misattribution: {
      exists: ({ params }) => quotes.misattribution(params.slug!) !== null,
      picture: ({ params }) => ({ kind: 'misattribution', key: params.slug! }),
    },
    quoteAuthor: {
      exists: ({ params }) => quotes.author(params.author!) !== null,
      picture: ({ params }) => ({ kind: 'author', key: params.author! }),
    },
    quoteTopic: {
      exists: (page) => quotes.topic(page.params.topic!, pageNumber(page)) !== null,
      picture: ({ params }) => ({ kind: 'page', key: topicKey(params.topic!) }),
    },
    quote,
    quoteCard: quote,
  } satisfies Partial<Record<PageName, Rules>>;
}

/** There are 73,000 days to look at: as pages they would drive out all others, and one visitor opens one twice at most. */
function skyRules({ sky, calendar }: PolicySources): Rules {
  return {
    picture: ({ query }) => ({ kind: 'sky', key: query.date ?? calendar.today() }),
    keep: ({ query }) => query.date === undefined,
    async prepare({ query }, asker) {
      if (query.date !== undefined) await sky.day(query.date, asker);
    },
  };
}

/** Both pages show the sample, which another thread writes when it is first asked for. */
function reportRules({ report }: PolicySources): Rules {
  return {
    async prepare() {
      await report.sample();
    },
  };
}

/** Where an order is placed or paid again: without script, by a form. */
function payingRules({ orders }: PolicySources): Rules {
  return { formsLeadTo: orders.checkoutOrigins };
}

/** Whoever comes back from paying may know more than we do. */
function orderRules(sources: PolicySources): Rules {
  return {
    ...payingRules(sources),
    audience: 'order',
    async prepare({ query }) {
      if (query.order !== undefined) await sources.orders.freshen(query.order);
    },
  };
}

/** The policy of every page of the site. */
export function pagePolicies(sources: PolicySources): PagePolicies {
  const { today, nextMidnightMs } = sources.calendar;

  function policy(name: PageName, rules: Rules = {}): PagePolicy {
    return {
      audience: 'everyone',
      exists: () => true,
      movedTo: () => null,
      keep: () => true,
      mayBeCopied: true,
      staleAtMs: nextMidnightMs,
      prepare: async () => {},
      limit: 'pages',
      formsLeadTo: [],
      picture: () => pagePicture(name),
      ...rules,
    };
  }

  const { archive, archived } = archiveRules(sources);
  const { blog, blogTag, blogpost } = blogRules(sources);
  const { misattribution, quoteAuthor, quoteTopic, quote, quoteCard } = quoteRules(sources);
  return {
    horoscope: policy('horoscope', {
      picture: ({ query }) => forecastPicture(query.sign, query.type, today()),
    }),
    daily: policy('daily', {
      picture: ({ params, query }) => forecastPicture(params.sign, query.type, today()),
    }),
    weekly: policy('weekly'),
    monthly: policy('monthly'),
    love: policy('love'),
    unknownSign: policy('unknownSign'),
    tarot: policy('tarot'),
    tarotCards: policy('tarotCards'),
    tarotCard: policy('tarotCard', { picture: ({ params }) => ({ kind: 'card', key: params.slug! }) }),
    // Its question may be taken back, and the whole of it deleted, at any moment.
    tarotReading: policy('tarotReading', {
      keep: () => false,
      mayBeCopied: false,
      picture: ({ params }) => ({ kind: 'tarot-reading', key: params.id!, otherwise: 'tarot' }),
    }),
    tarotJournal: policy('tarotJournal'),
    quotes: policy('quotes'),
    quoteFavorites: policy('quoteFavorites'),
    reallySaid: policy('reallySaid'),
    misattribution: policy('misattribution', misattribution),
    quoteAuthor: policy('quoteAuthor', quoteAuthor),
    quoteTopic: policy('quoteTopic', quoteTopic),
    quote: policy('quote', quote),
    quoteCard: policy('quoteCard', quoteCard),
    blog: policy('blog', blog),
    blogTag: policy('blogTag', blogTag),
    blogpost: policy('blogpost', blogpost),
    draft: policy('draft', { audience: 'link', picture: () => pagePicture('blog') }),
    archive: policy('archive', archive),
    archived: policy('archived', archived),
    pair: policy('pair', { picture: ({ params }) => ({ kind: 'pair', key: params.pair! }) }),
    sky: policy('sky', skyRules(sources)),
    birthChart: policy('birthChart'),
    // There are as many questions as words: kept, a stranger's list of them would drive the site's own pages out.
    search: policy('search', { keep: ({ query }) => query.q === undefined, limit: 'searches' }),
    settings: policy('settings'),
    about: policy('about'),
    logos: policy('logos'),
    report: policy('report', { ...reportRules(sources), ...payingRules(sources) }),
    reportSample: policy('reportSample', reportRules(sources)),
    orderSuccess: policy('orderSuccess', orderRules(sources)),
    failedOrder: policy('failedOrder', orderRules(sources)),
    demoCheckout: policy('demoCheckout', { audience: 'order' }),
    boughtReport: policy('boughtReport', { audience: 'order' }),
    gift: policy('gift', { audience: 'order' }),
    privacy: policy('privacy'),
    terms: policy('terms'),
    apiDocs: policy('apiDocs'),
    offline: policy('offline'),
    notFound: policy('notFound'),
  };
}
