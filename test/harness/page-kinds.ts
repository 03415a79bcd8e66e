import { randomBytes } from 'node:crypto';
import { addDays, monthOf, weekStart, type CivilDate } from '../../src/domain/calendar/civil-date.ts';
import type { PageName } from '../../src/domain/pages/pages.ts';
import { actAtDemo, ORDER, placeOrder, sessionOf, type Placed } from './orders.ts';
import { ownerOf } from './owner.ts';
import { NEW_POST } from './post-drafts.ts';
import { until } from './until.ts';

/** Where the site is, and which day it has. */
export interface VisitedSite {
  url: string;
  today: CivilDate;
}

/** A page with something on it. */
export interface VisitedPage {
  /** The name of its kind, then which face of it that is another page to the eye. */
  name: PageName | `${PageName}: ${string}`;
  /** Draws, buys or writes at the site first what the page is about. */
  address: (site: VisitedSite) => string | Promise<string>;
  /** This face asks search engines to leave it out, though its kind does not. */
  noindex?: true;
}

const QUOTE = '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars';
const GIFT = { gift: { to: 'Clara', from: 'Theo' }, consent: ORDER.consent };

/** What is the same at every site. */
const FIXED = {
  horoscope: '/',
  daily: '/horoscope/leo',
  weekly: '/horoscope/leo?type=weekly',
  monthly: '/horoscope/leo?type=monthly',
  love: '/horoscope/leo?type=compatibility',
  unknownSign: '/horoscope/ophiuchus',
  tarot: '/tarot',
  tarotCards: '/tarot/cards',
  tarotCard: '/tarot/cards/the-moon',
  tarotJournal: '/tarot/journal',
  quotes: '/quotes',
  quoteFavorites: '/quotes/favorites',
  reallySaid: '/quotes/really-said',
  misattribution: '/quotes/really-said/be-the-change-you-wish-to-see',
  quoteAuthor: '/quotes/authors/mark-twain',
  quoteTopic: '/quotes/hope',
  quote: QUOTE,
  quoteCard: `${QUOTE}/3/story`,
  blog: '/blog',
  blogTag: '/blog/tag/tarot',
  blogpost: '/blog/how-a-planet-becomes-a-paragraph',
  archive: '/archive',
  pair: '/compatibility/leo-and-sagittarius',
  sky: '/sky',
  birthChart: '/birth-chart',
  search: '/search',
  settings: '/settings',
  about: '/about',
  logos: '/logos',
  report: '/personal-destiny-report',
  reportSample: '/personal-destiny-report/sample',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  apiDocs: '/api/docs',
  offline: '/offline',
  notFound: '/no-such-page',
} as const satisfies Partial<Record<PageName, string>>;

async function post<T>(siteUrl: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path} answered with ${answer.status}`);
  return (await answer.json()) as T;
}

async function drawnReading({ url }: VisitedSite): Promise<string> {
  const { id: commitment } = await post<{ id: string }>(url, '/api/tarot/commitments', {});
  const ownSeed = randomBytes(16).toString('hex');
  const draw = { commitment, ownSeed, spread: 'three', picks: [7, 21, 42], reversals: true };
  const { reading } = await post<{ reading: { id: string } }>(url, '/api/tarot/readings', draw);
  return `/tarot/reading/${reading.id}`;
}

interface ToldOrder {
  state: string;
  report: { path: string } | null;
  gift: { code: string | null } | null;
}

async function paid({ url }: VisitedSite, body: object): Promise<Placed & ToldOrder> {
  const order = await placeOrder(url, body);
  await actAtDemo(url, order, 'pay');
  const told = await until('the order to be fulfilled', async () => {
    const now = (await (await fetch(`${url}/api/orders/${order.handle}`)).json()) as ToldOrder;
    return now.state === 'fulfilled' ? now : null;
  });
  return { ...order, ...told };
}

async function declined({ url }: VisitedSite): Promise<Placed> {
  const order = await placeOrder(url);
  await actAtDemo(url, order, 'decline');
  return order;
}

/** The site has to have been started with `OWNER`. */
async function draftLink(site: VisitedSite): Promise<string> {
  const owner = await ownerOf(site);
  const unit = `the-moon-${randomBytes(4).toString('hex')}`;
  const saved = await owner.send('POST', '/api/admin/content/post', { unit, fields: NEW_POST });
  if (!saved.ok) throw new Error(`the draft answered with ${saved.status}`);
  const linked = await owner.send('POST', `/api/admin/posts/${unit}/preview-link`);
  return ((await linked.json()) as { path: string }).path;
}

type Made = Exclude<PageName, keyof typeof FIXED>;

const MADE: Record<Made, VisitedPage['address']> = {
  archived: ({ today }) => `/archive/aries-${addDays(today, -1)}`,
  tarotReading: drawnReading,
  draft: draftLink,
  orderSuccess: async (site) => `/order-success?order=${(await paid(site, ORDER)).handle}`,
  failedOrder: async (site) => `/failed-order?order=${(await declined(site)).handle}`,
  demoCheckout: async ({ url }) => `/checkout/demo?session=${sessionOf(await placeOrder(url))}`,
  boughtReport: async (site) => (await paid(site, ORDER)).report!.path,
  gift: async (site) => `/gift?code=${(await paid(site, GIFT)).gift!.code}`,
};

const FACES: readonly VisitedPage[] = [
  { name: 'horoscope: a sign chosen', address: () => '/?sign=scorpio' },
  { name: 'sky: of a date', address: () => '/sky?date=1990-03-21', noindex: true },
  { name: 'search: with answers', address: () => '/search?q=full+moon', noindex: true },
  { name: 'archived: week', address: ({ today }) => `/archive/aries-week-${weekStart(addDays(today, -7))}` },
  { name: 'archived: month', address: ({ today }) => `/archive/aries-month-${monthOf(today)}` },
];

const fixed = Object.entries(FIXED).map(([name, path]) => ({ name: name as PageName, address: () => path }));
const made = Object.entries(MADE).map(([name, address]) => ({ name: name as PageName, address }));

/** One page of every kind of the table of pages, and of faces that differ. */
export const PAGE_OF_EACH_KIND: readonly VisitedPage[] = [...fixed, ...made, ...FACES];
