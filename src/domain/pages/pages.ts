import { isQuoteTopic } from '../quotes/topics.ts';
import { isSignKey } from '../zodiac/signs.ts';
import { archiveSlugStart } from './archive-slug.ts';

export type NavigationSection = 'horoscope' | 'tarot' | 'quotes' | 'blog';

export interface PageText {
  /** Goes into <title>, before the site's name. */
  title: string;
  heading: string;
  description: string;
}

type Params = Readonly<Record<string, string>>;

export interface PageKind extends PageText {
  /** Path patterns, a `:name` per dynamic part. */
  paths: readonly string[];
  section?: NavigationSection;
  /** Which values of the dynamic parts exist; others are not found. */
  accepts?: (params: Params) => boolean;
  /** An honest "opening soon" page until its own issue builds it. */
  opening?: true;
  /** No visually hidden footer here (specification, Footer). */
  withoutFooter?: true;
  noindex?: true;
}

function isPair({ pair = '' }: Params): boolean {
  const [first, second, ...rest] = pair.split('-and-');
  return isSignKey(first) && isSignKey(second) && rest.length === 0;
}

const isTopic = ({ topic }: Params): boolean => isQuoteTopic(topic);

/**
 * Every page of the site: its address, its words for search engines and for the header, and whether it is open yet.
 * `{sign}`, `{date}` and `{name}` are filled in by the page.
 */
export const PAGES = {
  horoscope: {
    paths: ['/'],
    section: 'horoscope',
    title: 'Daily Horoscopes for All Twelve Signs',
    heading: 'Your Daily Horoscope',
    description:
      'Twelve readings for today, written from where the Moon and the planets actually stand. Find your sign and read on.',
  },
  daily: {
    paths: ['/horoscope/:sign'],
    section: 'horoscope',
    accepts: ({ sign }) => isSignKey(sign),
    title: '{sign} Horoscope Today',
    heading: '{sign}',
    description:
      'The {sign} horoscope for {date}, written from the true places of the Moon and planets, with the reason for every paragraph.',
  },
  weekly: {
    paths: [],
    section: 'horoscope',
    title: 'Weekly Horoscopes',
    heading: 'Your Weekly Horoscope',
    description:
      'Sunday to Saturday in six parts, from love to money, with the days on which the sky changes.',
  },
  monthly: {
    paths: [],
    section: 'horoscope',
    title: 'Monthly Horoscopes',
    heading: 'Your Monthly Horoscope',
    description: 'The month in eight parts, with its Moons, its turning points and what to make of them.',
  },
  love: {
    paths: [],
    section: 'horoscope',
    title: 'Love and Friendship Match',
    heading: 'Love Match',
    description:
      'Two signs, one angle between them: how they love, how they are friends, and how every point arose.',
  },
  unknownSign: {
    paths: [],
    section: 'horoscope',
    noindex: true,
    title: 'Choose Your Zodiac Sign',
    heading: 'Choose Your Zodiac Sign',
    description: 'There are twelve signs, and this address names none of them. Pick yours and read on.',
  },
  tarot: {
    paths: ['/tarot'],
    section: 'tarot',
    opening: true,
    title: 'Tarot Readings',
    heading: 'The Tarot Table',
    description:
      'A deck of our own, real interpretations that relate the cards, and a draw you can check yourself.',
  },
  tarotCards: {
    paths: ['/tarot/cards'],
    section: 'tarot',
    opening: true,
    title: 'All 78 Tarot Cards',
    heading: 'The Seventy-Eight Cards',
    description: 'Every card of our own deck, upright and reversed, with its place in the sky.',
  },
  quotes: {
    paths: ['/quotes'],
    section: 'quotes',
    opening: true,
    title: 'Quotes by Topic',
    heading: 'Words With a Source',
    description:
      'Lines worth keeping, sorted by topic, every one checked word for word against the book it came from.',
  },
  quoteTopic: {
    paths: ['/quotes/:topic'],
    section: 'quotes',
    accepts: isTopic,
    opening: true,
    title: '{name} Quotes',
    heading: '{name} Quotes',
    description: 'Quotes on the topic “{name}”, each with its author, its book and the page it stands on.',
  },
  blog: {
    paths: ['/blog'],
    section: 'blog',
    title: 'The Zodiary Blog',
    heading: 'From the Observatory',
    description:
      'How the sky moves, how our readings are made, and what the old words mean, in plain language.',
  },
  blogpost: {
    paths: ['/blog/:slug'],
    section: 'blog',
    title: '{name}',
    heading: '{name}',
    description: 'An article of the Zodiary blog.',
  },
  archive: {
    paths: ['/archive', '/archive/:slug'],
    section: 'horoscope',
    accepts: (params) => params['slug'] === undefined || archiveSlugStart(params['slug']) !== null,
    opening: true,
    title: 'Horoscope Archive',
    heading: 'The Archive',
    description: 'Every reading we have published, on its day, unchanged.',
  },
  pair: {
    paths: ['/compatibility/:pair'],
    section: 'horoscope',
    accepts: isPair,
    opening: true,
    title: 'Two Signs Together',
    heading: 'Two Signs Together',
    description:
      'How two signs of the zodiac love, work and quarrel, and how every point of their match arose.',
  },
  sky: {
    paths: ['/sky'],
    section: 'horoscope',
    opening: true,
    title: 'The Sky Today',
    heading: 'The Sky Today',
    description:
      'Where the Sun, the Moon and the planets stand today, which angles they make and what walks backwards.',
  },
  search: {
    paths: ['/search'],
    opening: true,
    title: 'Search',
    heading: 'Search',
    description: 'One search over signs, readings, cards, quotes and articles.',
  },
  settings: {
    paths: ['/settings'],
    opening: true,
    title: 'Settings',
    heading: 'Settings',
    description:
      'Your sign, your time, your notifications: everything this site keeps for you, and how to delete it.',
  },
  about: {
    paths: ['/about'],
    opening: true,
    title: 'About Zodiary',
    heading: 'About',
    description: 'How our readings are made, how true our sky is, and who is behind it.',
  },
  logos: {
    paths: ['/logos'],
    opening: true,
    title: 'Logos and Pictures',
    heading: 'Logos',
    description: 'Our mark and the twelve sign pictures, to use when you write about us.',
  },
  report: {
    paths: ['/personal-destiny-report'],
    opening: true,
    title: 'Personal Destiny Report',
    heading: 'Personal Destiny Report',
    description: 'A report drawn from the sky at the minute and place of your birth.',
  },
  orderSuccess: {
    paths: ['/order-success'],
    opening: true,
    withoutFooter: true,
    title: 'Order Received',
    heading: 'Orders',
    description: 'Where a finished order will be confirmed.',
  },
  failedOrder: {
    paths: ['/failed-order'],
    opening: true,
    withoutFooter: true,
    title: 'Order Not Completed',
    heading: 'Orders Not Completed',
    description: 'Where an order that did not go through will be explained.',
  },
  privacy: {
    paths: ['/privacy-policy'],
    opening: true,
    withoutFooter: true,
    title: 'Privacy Policy',
    heading: 'Privacy Policy',
    description: 'What this site stores about you, why, for how long, and how to take it back.',
  },
  terms: {
    paths: ['/terms-of-service'],
    opening: true,
    withoutFooter: true,
    title: 'Terms of Service',
    heading: 'Terms of Service',
    description: 'The terms under which you may use this site.',
  },
  admin: {
    paths: [
      '/admin',
      '/admin/facebook-cats',
      '/admin/facebook-religion',
      '/admin/pinterest-cat',
      '/admin/pinterest-religion',
      '/admin/youtube',
    ],
    opening: true,
    withoutFooter: true,
    noindex: true,
    title: 'Admin',
    heading: 'Admin',
    description: 'The owner’s room. It opens later.',
  },
  apiDocs: {
    paths: ['/api/docs'],
    title: 'The Zodiary API',
    heading: 'The API',
    description:
      'Every call of our open API: readings, the sky, the latest article, with parameters and answers.',
  },
  notFound: {
    paths: [],
    noindex: true,
    title: 'Page Not Found',
    heading: 'Past the End of the Scale',
    description:
      'There are 360 degrees in the circle and nothing at this one. The address may have a letter wrong, or the page has set and not risen again.',
  },
} as const satisfies Record<string, PageKind>;

export type PageName = keyof typeof PAGES;

export function pageKind(name: PageName): PageKind {
  return PAGES[name];
}

/** The texts of a page with its `{slots}` filled. */
export function pageText(name: PageName, slots: Readonly<Record<string, string>> = {}): PageText {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, slot) => slots[slot] ?? whole);
  const { title, heading, description } = PAGES[name];
  return { title: fill(title), heading: fill(heading), description: fill(description) };
}
