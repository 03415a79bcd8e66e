import { resolvePage } from '../src/domain/pages/resolve.ts';
import { FORECAST_TYPES } from '../src/domain/zodiac/forecast-type.ts';
import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';
import { spreadOver } from '../test/crawl/kinds.ts';
import { sitemapAddresses } from '../test/crawl/walk.ts';
import { SITE } from './compared-answers.ts';
import { callAddresses, NO_READING, QUESTIONS, QUOTE } from './compared-calls.ts';

/** Of what sitemaps list and of what pages show: so many of each kind say most of what all would. */
const MOST_PAGES = 8;
const MOST_FILES = 8;

const CARD = '/quote-cards/a-cucumber-is-bitter-throw-it-away-there-are-briars';

const HOMES = FORECAST_TYPES.flatMap((type) => [
  `/?type=${type}`,
  ...SIGN_KEYS.flatMap((sign) => [`/?type=${type}&sign=${sign}`, `/horoscope/${sign}?type=${type}`]),
]);

/** Pages that no sitemap lists, and other faces of those that one does. */
const PAGES = [
  '/?sign=scorpio&utm_source=junk',
  '/?type=love',
  '/horoscope/leo?type=junk&sign=aries',
  '/archive?sign=leo',
  '/archive?sign=leo&month=2026-01',
  '/archive?sign=junk&month=2999-01',
  '/search',
  ...QUESTIONS.map((question) => `/search?${question}`),
  '/search?q=hope&kind=quotes&page=2',
  '/search?q=saturn&kind=horoscopes&page=3',
  '/settings',
  '/offline',
  '/quotes/favorites',
  ...['1/square', '2/portrait', '3/story', '4/wide'].map((card) => `${QUOTE}/${card}`),
  ...['one', 'three', 'love', 'celtic-cross', 'yes-no'].map((spread) => `/tarot?spread=${spread}`),
  '/tarot/cards?suit=cups&number=3',
  '/tarot/cards?suit=major',
  '/tarot/journal',
  '/personal-destiny-report',
  '/order-success',
  '/failed-order',
  '/gift',
];

const REDIRECTS = [
  '/horoscope',
  '/horoscope?type=weekly',
  '/horoscope/Aries',
  '/horoscope/LEO?type=monthly',
  '/horoscope/leo/',
  '/compatibility',
  '/compatibility?sign1=leo',
  '/compatibility?sign1=leo&sign2=aries',
  '/compatibility/leo-and-aries',
  '/compatibility/Aries-And-Leo?from=here',
  '/sky/',
  '/blog/?page=2',
  '/quotes/hope/',
  '/quotes/love/be-the-change-you-wish-to-see',
  '/search?q=born+july+23&year=1990',
];

const NOWHERE = [
  '/no-such-page',
  '/wp-login.php',
  '/%zz',
  '//zodiary.test',
  `/${'long'.repeat(60)}`,
  '/horoscope/ophiuchus',
  '/horoscope/leo.data',
  '/archive/no-such-reading',
  '/archive/aries-2025-12-31',
  '/archive/aries-2999-01-01',
  '/compatibility/leo-and-dragon',
  '/blog?page=99',
  '/blog/no-such-post',
  '/blog/tag/no-such-tag',
  '/quotes/no-such-topic',
  '/quotes/hope?page=999',
  '/quotes/wisdom/no-such-quote',
  QUOTE.replace('wisdom', 'love'),
  `${QUOTE}/9/story`,
  '/quotes/authors/nobody',
  '/quotes/really-said/nothing',
  '/tarot/cards/no-such-card',
  `/tarot/reading/${NO_READING}`,
  '/assets/none.js',
  '/zodiac-signs/dragon.png',
  '/sky-art/rule-wide-none-2025-01-01.svg',
  '/blog-art/no-such-post.svg',
  '/share/reading/nobody.wide.png',
  '/quote-cards/no-such-quote/1/wide.png',
];

/** `/metrics` counts what this run asks for, and is left out. */
const TEXTS = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/sky.ics',
  '/daily-horoscope-feed.xml',
  '/blog-feed.xml',
  '/favicon.ico',
  '/favicon.svg',
  '/healthz',
  '/readyz',
];

/** Pages name the wide ones; these are for other places, and some addresses have an edition that is past. */
const FILES = [
  ...SIGN_KEYS.map((sign) => `/zodiac-signs/${sign}.png`),
  '/share/reading/leo-2026-11-14.story.png',
  '/share/reading/leo-week-2026-11-08.square.png',
  '/share/reading/leo-month-2026-10.pin.png',
  '/share/pair/aries-and-leo.story.png',
  '/share/card/the-tower.story.png',
  '/share/card/the-tower.wide.past.png',
  `${CARD}/1/square.png`,
  `${CARD}/2/portrait.png`,
  `${CARD}/3/story.png`,
  `${CARD}/4/wide.png`,
];

function fileKind(folder: string, name: string, ending: string): string {
  if (name === '') return 'text or icon';
  const subject = folder === 'sky-art' ? name.split('-', 1)[0]! : folder === 'share' ? name : '*';
  return `/${folder}/${subject}${ending}`;
}

/** What the table counts an address as. */
export function kindOf(address: string): string {
  if (NOWHERE.includes(address)) return 'nowhere';
  if (REDIRECTS.includes(address)) return 'redirect';
  const [path = '', search = ''] = address.split('?', 2);
  const [, folder = '', name = ''] = path.split('/');
  const page = resolvePage(path, search);
  if (page.kind === 'page' && page.name === 'archived') {
    return `page archived ${/-(week|month)-/.exec(path)?.[1] ?? 'day'}`;
  }
  if (page.kind === 'page') return `page ${page.name}`;
  return folder === 'api' ? `call ${name}` : fileKind(folder, name, /\.\w+$/.exec(path)?.[0] ?? '');
}

/** The same ones in every run, as long as the site lists the same. */
function someOfEachKind(addresses: Iterable<string>, most: number): string[] {
  const byKind = Object.groupBy(addresses, kindOf);
  return Object.values(byKind).flatMap((alike) => spreadOver(alike!, most));
}

export async function firstAddresses(origin: string): Promise<string[]> {
  const sitemaps = await sitemapAddresses(origin);
  const listed = someOfEachKind([...sitemaps.values()].flat(), MOST_PAGES);
  const pages = [...HOMES, ...PAGES, ...listed, ...REDIRECTS, ...NOWHERE];
  const calls = await callAddresses(origin);
  return [...new Set([...pages, ...calls, ...TEXTS, ...sitemaps.keys(), ...FILES])];
}

const NAMED_FILE = /(?<![\w./-])\/(?!assets\/)[\w-]+\/[\w./-]+\.(?:ico|png|svg|webp|zip)\b/g;

/** Drawings, pictures and downloads that the texts name. A sample: painting a picture takes a third of a second. */
export function filesNamedIn(texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap((text) => text.replaceAll(SITE, '').match(NAMED_FILE) ?? []));
  return someOfEachKind([...named].sort(), MOST_FILES);
}
