import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthorFile } from '../src/content/quotes.ts';
import { archivedAddress } from '../src/domain/archive/archived.ts';
import { addDays, monthOf, weekStart } from '../src/domain/calendar/civil-date.ts';
import { ARCHIVE_FIRST_DAY } from '../src/domain/calendar/archive.ts';
import { CONSENT_VERSION } from '../src/domain/orders/consent.ts';
import type { PageName } from '../src/domain/pages/pages.ts';
import { SAMPLE_BOOKS, SAMPLE_WHEELS } from '../src/domain/report/sample.ts';
import { SIGN_KEYS, type SignKey } from '../src/domain/zodiac/signs.ts';
import { CARD_FORMATS, CARD_STYLES, cardPicture } from '../src/domain/quotes/card-kinds.ts';

/** The nth input of a route: no two alike, so that nothing is answered from memory. */
export type Inputs = (at: number) => string;

const BUILT_QUOTES = join(import.meta.dirname, '../build/content/quotes.json');
const TABLE = join(import.meta.dirname, '../test/tables/search-queries.json');

const sign = (at: number): SignKey => SIGN_KEYS[at % SIGN_KEYS.length]!;
const otherSign = (at: number): string => SIGN_KEYS[(at * 5 + 3) % SIGN_KEYS.length]!;
/** Early days of the archive: the site has not written their readings yet. */
const day = (at: number): string => addDays(ARCHIVE_FIRST_DAY, (3 + 9 * at) % 280);
const month = (at: number): string => monthOf(addDays(ARCHIVE_FIRST_DAY, 30 * (at % 9)));
const year = (at: number): number => 1900 + ((at * 37) % 199);

const questions = (JSON.parse(readFileSync(TABLE, 'utf8')) as { q: string }[]).map(({ q }) => q);
/** As long as a question may be, of many words that all occur. */
export const longQuestion: Inputs = (at) =>
  encodeURIComponent(
    Array.from({ length: 60 }, (_, index) => questions[(at * 31 + index * 7) % questions.length])
      .join(' ')
      .slice(0, 200),
  );
/** Every word is one letter off, so that for each a nearer one is looked for. */
const misspelledQuestion: Inputs = (at) =>
  encodeURIComponent(
    decodeURIComponent(longQuestion(at)).replaceAll(
      /\b(\w{3})\w(\w+)/g,
      (_, head, tail) => `${head}x${tail}`,
    ),
  );
/** Answered from the sky of another year each time. */
const skyQuestion: Inputs = (at) => `mars+retrograde+${year(at)}`;
const manyResults: Inputs = (at) => ['a', 'the', 'moon', 'love', 'sun', 'you', 'is', 'of'][at % 8]!;

const slugs = Object.values(
  JSON.parse(readFileSync(BUILT_QUOTES, 'utf8')) as Record<string, AuthorFile>,
).flatMap(({ quotes }) => quotes.map(({ slug }) => slug));
const quoteCard =
  (kind: 'svg' | 'png'): Inputs =>
  (at) =>
    cardPicture(
      slugs[(at * 97) % slugs.length]!,
      CARD_STYLES[at % CARD_STYLES.length]!.number,
      CARD_FORMATS[at % CARD_FORMATS.length]!.key,
      kind,
    );

/** A morning has the most skies to look at; of Placidus every cusp is searched for. */
export function worstBirth(at: number): object {
  const date = addDays('1991-11-03', 41 * at);
  return { date, time: '09:00', uncertainMinutes: 180, place: { id: 2996944 }, houses: 'placidus' };
}

/** With everything that may be told of it, as long as it may be. */
export function longestOrder(at: number): object {
  return {
    birth: { ...worstBirth(at), name: 'C'.repeat(60) },
    email: `${'c'.repeat(60)}@example.com`,
    consent: { version: CONSENT_VERSION },
  };
}

/** Calls of the API whose cost depends on what is asked; the others are asked as their description says. */
export const WORST_CALLS: Readonly<Record<string, readonly Inputs[]>> = {
  '/api/horoscope/{sign}': [(at) => `/api/horoscope/${sign(at)}?date=${day(at)}`],
  '/api/weekly/{sign}': [(at) => `/api/weekly/${sign(at)}?date=${day(at)}`],
  '/api/monthly/{sign}': [(at) => `/api/monthly/${sign(at)}?date=${month(at)}-01`],
  '/api/archive/{sign}': [(at) => `/api/archive/${sign(at)}?month=${month(at)}`],
  '/api/compatibility': [(at) => `/api/compatibility?sign1=${sign(at)}&sign2=${otherSign(at)}`],
  '/api/compatibility/week': [
    (at) => `/api/compatibility/week?sign1=${sign(at)}&sign2=${otherSign(at)}&date=${weekStart(day(2 * at))}`,
  ],
  '/api/sky': [(at) => `/api/sky?at=${year(at)}-07-0${1 + (at % 9)}T03:07:11Z`],
  '/api/sky/events': [(at) => `/api/sky/events?from=${year(at)}-01-01&to=${year(at)}-12-31`],
  '/api/sky/day': [(at) => `/api/sky/day?date=${year(at)}-03-1${at % 9}`],
  '/api/places': [
    (at) => `/api/places?q=${['san', 'santa', 'saint', 'villa', 'new', 'bad', 'la+'][at % 7]}`,
    (at) => `/api/places?q=${encodeURIComponent(decodeURIComponent(longQuestion(at)).slice(0, 80))}`,
    // Every word may be a region, and no name begins so.
    (at) => `/api/places?q=${'santa+maria+'.repeat(5)}${at}+s+a+b+c`,
  ],
  '/api/jokes/today': [(at) => `/api/jokes/today?date=${day(at)}`],
  '/api/quotes/today': [(at) => `/api/quotes/today?date=${day(at)}`],
  '/api/quotes': [(at) => `/api/quotes?page=${2 + at}`],
  '/api/search': [
    (at) => `/api/search?q=${longQuestion(at)}`,
    (at) => `/api/search?q=${misspelledQuestion(at)}`,
    (at) => `/api/search?q=${manyResults(at)}&page=${1 + at}`,
    (at) => `/api/search?q=${skyQuestion(at)}`,
  ],
  '/api/search/suggestions': [
    (at) => `/api/search/suggestions?q=${longQuestion(at)}`,
    (at) => `/api/search/suggestions?q=${misspelledQuestion(at)}`,
    (at) => `/api/search/suggestions?q=${manyResults(at)}`,
  ],
};

/** Addresses that no sitemap lists, or that cost more than those it lists. */
export const WORST_PAGES: Partial<Record<PageName, readonly Inputs[]>> = {
  search: [
    (at) => `/search?q=${longQuestion(at)}`,
    (at) => `/search?q=${misspelledQuestion(at)}`,
    (at) => `/search?q=${manyResults(at)}`,
    (at) => `/search?q=${skyQuestion(at)}`,
  ],
  archive: [(at) => `/archive?sign=${sign(at)}&month=${month(at)}`],
  archived: [
    (at) => archivedAddress({ kind: 'daily', sign: sign(at + 5), from: day(at) }),
    (at) => archivedAddress({ kind: 'weekly', sign: sign(at + 7), from: weekStart(day(at + 1)) }),
    (at) => archivedAddress({ kind: 'monthly', sign: sign(at + 3), from: `${month(at)}-01` }),
  ],
  sky: [(at) => `/sky?date=${year(at)}-03-1${at % 9}`],
  tarotCards: [(at) => `/tarot/cards?suit=wands&number=${1 + at}`],
  settings: [() => '/settings'],
  quoteFavorites: [() => '/quotes/favorites'],
  tarotJournal: [() => '/tarot/journal'],
  orderSuccess: [() => '/order-success'],
  failedOrder: [() => '/failed-order'],
  demoCheckout: [() => '/checkout/demo'],
  boughtReport: [(at) => `/report/${String(at).padStart(43, '0')}`],
  gift: [(at) => `/gift?code=${at}`],
  offline: [() => '/offline'],
  unknownSign: [(at) => `/horoscope/ophiuchus${at}`],
  notFound: [(at) => `/nowhere/${at}`],
};

/** What is made for whoever asks: drawings, feeds, lists, pictures. */
export const WORST_FILES: readonly Inputs[] = [
  (at) => `/sky-art/wheel-wide-${day(at)}T0${at % 9}.svg`,
  (at) => `/sky-art/planisphere-half-${day(at)}.svg`,
  (at) => `/sky-art/rule-wide-${sign(at)}-${day(at)}.svg`,
  (at) => `/sky-art/ring-${sign(at)}-${day(at)}.svg`,
  (at) => `/sky-art/moon-disc-${day(at)}T0${at % 9}.svg`,
  ...Object.values(SAMPLE_WHEELS).map((path) => () => path),
  ...Object.values(SAMPLE_BOOKS).map((path) => () => path),
  () => '/sky.ics',
  () => '/daily-horoscope-feed.xml',
  () => '/blog-feed.xml',
  () => '/sitemap.xml',
  () => `/sitemap-archive-${ARCHIVE_FIRST_DAY.slice(0, 4)}.xml`,
  () => '/sitemap-quotes.xml',
  () => '/sw.js',
  () => '/manifest.webmanifest',
  () => '/api/openapi.json',
  (at) => `/share/sky/${year(at)}-04-1${at % 9}.wide.png`,
  (at) => `/share/reading/${sign(at)}-month-${month(at)}.wide.png`,
  quoteCard('svg'),
  quoteCard('png'),
  (at) => `/share/reading/${sign(at)}-${day(at + 20)}.wide.png`,
];
