import { isOpenMonth } from '../archive/calendar.ts';
import { monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { pageNumberFrom } from '../quotes/paging.ts';
import { pairAddress, pairFrom } from '../compatibility/pairs.ts';
import { cardFilterFrom } from '../tarot/card-filter.ts';
import { DEFAULT_SPREAD, isSpreadKey } from '../tarot/spreads.ts';
import { forecastTypeFrom } from '../zodiac/forecast-type.ts';
import { isSignKey } from '../zodiac/signs.ts';
import { PAGES, pageKind, type PageName } from './pages.ts';
import { askedSearch, searchWithYear } from './search-address.ts';
import { askedSkyDate } from './sky-address.ts';

type Params = Readonly<Record<string, string>>;

/** A page somebody asks for: everything that its bytes depend on, validated. */
export interface RequestedPage {
  name: PageName;
  params: Params;
  /** Only what changes the page: unknown parameters and values that mean nothing are left out. */
  query: Params;
  /** Path and query again, as one address: what is rendered, and the key of the page cache. */
  address: string;
}

export type ResolvedPage =
  | ({ kind: 'page' } & RequestedPage)
  | { kind: 'redirect'; to: string }
  /** The page that says so, rendered once for all addresses that are none. */
  | ({ kind: 'not-found' } & RequestedPage);

function noPage(name: 'notFound' | 'unknownSign', address: string) {
  return { kind: 'not-found', name, params: {}, query: {}, address } as const;
}

/** The catch-all route matches it. */
export const NOT_FOUND = noPage('notFound', '/not-found');
const UNKNOWN_SIGN = noPage('unknownSign', '/horoscope/unknown');

type AskedQuery = ReadonlyMap<string, string>;

/** What the address alone cannot tell: the site's day and the last one that anybody may read. */
export interface OpenDays {
  today: CivilDate;
  latest: CivilDate;
}

const NO_DAYS: OpenDays = { today: '', latest: '' };

interface Pattern {
  name: PageName;
  parts: string[];
}

const PATTERNS: Pattern[] = (Object.keys(PAGES) as PageName[]).flatMap((name) =>
  pageKind(name).paths.map((path) => ({ name, parts: path.split('/').slice(1) })),
);

function match(parts: readonly string[], pattern: Pattern): Params | null {
  if (parts.length !== pattern.parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.parts.entries()) {
    const part = parts[index]!;
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (expected !== part) return null;
  }
  return params;
}

type ReadQuery = (asked: AskedQuery, days: OpenDays) => Params;

function readType(asked: AskedQuery): Params {
  const type = forecastTypeFrom(asked.get('type') ?? null);
  return type === 'daily' ? {} : { type };
}

function readSign(asked: AskedQuery): Params {
  const sign = asked.get('sign');
  return isSignKey(sign) ? { sign } : {};
}

/** The current month needs no naming; one that is not open would be a new address for every junk value. */
function readMonth(asked: AskedQuery, { today, latest }: OpenDays): Params {
  const month = asked.get('month');
  return isOpenMonth(month, latest) && month !== monthOf(today) ? { month } : {};
}

function readSpread(asked: AskedQuery): Params {
  const spread = asked.get('spread');
  return isSpreadKey(spread) && spread !== DEFAULT_SPREAD ? { spread } : {};
}

/** What somebody looks for among the cards is no part of it: the browser filters them itself. */
function readCardFilter(asked: AskedQuery): Params {
  const { group, number } = cardFilterFrom(asked.get('suit'), asked.get('number'));
  return { ...(group && { suit: group }), ...(number !== null && { number: String(number) }) };
}

/** The first page is the address itself; whether another one exists is known to the page's policy. */
function readPageNumber(asked: AskedQuery): Params {
  const page = pageNumberFrom(asked.get('page'));
  return page === null || page === 1 ? {} : { page: String(page) };
}

function readSearch(asked: AskedQuery): Params {
  const { q, kind, page } = askedSearch((name) => asked.get(name));
  if (q === '') return {};
  return { q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) };
}

function readSkyDate(asked: AskedQuery): Params {
  const date = askedSkyDate(asked.get('date'));
  return date ? { date } : {};
}

/** What leads to an order or a payment: made by chance, so that only its form can be told. */
const readKey =
  (name: string): ReadQuery =>
  (asked) => {
    const key = asked.get(name) ?? '';
    return /^[\w-]{1,200}$/.test(key) ? { [name]: key } : {};
  };

/** As somebody copies it from the card: with spaces, without hyphens, in small letters. */
function readGiftCode(asked: AskedQuery): Params {
  const code = (asked.get('code') ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[\dA-Z]{1,40}$/.test(code) ? { code } : {};
}

/** Pages with parameters of their own; all others ignore them. */
const QUERIES: Partial<Record<PageName, ReadQuery>> = {
  horoscope: (asked) => ({ ...readType(asked), ...readSign(asked) }),
  daily: readType,
  tarot: readSpread,
  tarotCards: readCardFilter,
  quoteTopic: readPageNumber,
  blog: readPageNumber,
  blogTag: readPageNumber,
  archive: (asked, days) => ({ ...readSign(asked), ...readMonth(asked, days) }),
  sky: readSkyDate,
  search: readSearch,
  orderSuccess: readKey('order'),
  failedOrder: readKey('order'),
  demoCheckout: readKey('session'),
  gift: readGiftCode,
};

function addressOf(path: string, query: Params): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    return `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`;
  });
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** As browsers read it, so that the page hydrates to what the server rendered; what cannot be read is junk anyway. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function parseQuery(search: string): AskedQuery {
  const query = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const key = decoded(pair.slice(0, at));
    if (!query.has(key)) query.set(key, decoded(pair.slice(at + 1)));
  }
  return query;
}

function resolveSign(path: string, search: string): ResolvedPage | null {
  const sign = /^\/horoscope\/([^/]+)$/.exec(path)?.[1];
  if (sign === undefined || isSignKey(sign)) return null;
  const lower = sign.toLowerCase();
  return isSignKey(lower) ? { kind: 'redirect', to: `/horoscope/${lower}${search}` } : UNKNOWN_SIGN;
}

/** A pair has one address, in zodiac order; the form without script asks with two parameters. */
function resolvePair(path: string, search: string): ResolvedPage | null {
  if (path === '/compatibility') {
    const query = parseQuery(search);
    const [one, other] = [query.get('sign1'), query.get('sign2')];
    if (isSignKey(one) && isSignKey(other)) return { kind: 'redirect', to: pairAddress(one, other) };
    return { kind: 'redirect', to: `/?type=compatibility${isSignKey(one) ? `&sign=${one}` : ''}` };
  }
  const named = /^\/compatibility\/([^/]+)$/.exec(path)?.[1];
  const pair = pairFrom(named?.toLowerCase());
  const address = pair && pairAddress(...pair);
  return address && address !== path ? { kind: 'redirect', to: address + search } : null;
}

/** The year of a birthday, asked for by a form that works without script. */
function resolveSearch(path: string, search: string): ResolvedPage | null {
  if (path !== '/search') return null;
  const query = parseQuery(search);
  const to = searchWithYear((name) => query.get(name));
  return to === null ? null : { kind: 'redirect', to };
}

/** A day that is none has no sky: shown today's instead, somebody would take it for theirs. */
function resolveSky(path: string, search: string): ResolvedPage | null {
  if (path !== '/sky') return null;
  return askedSkyDate(parseQuery(search).get('date')) === undefined ? NOT_FOUND : null;
}

/** Which page an address means. Unknown parameters, odd order and junk values do not make new addresses. */
export function resolvePage(path: string, search: string, days: OpenDays = NO_DAYS): ResolvedPage {
  if (path.length > 200) return NOT_FOUND;
  // Browsers read "/\\host" as "//host": neither may ever become the target of a redirect.
  if (path !== '/' && path.endsWith('/') && !/\/\/|\\/.test(path)) {
    return { kind: 'redirect', to: path.slice(0, -1) + search };
  }
  if (path === '/horoscope') return { kind: 'redirect', to: `/${search}` };
  const special =
    resolveSign(path, search) ??
    resolvePair(path, search) ??
    resolveSearch(path, search) ??
    resolveSky(path, search);
  if (special) return special;
  const parts = path.split('/').slice(1);
  for (const pattern of PATTERNS) {
    const params = match(parts, pattern);
    if (!params || parts.some((part) => part === '' && path !== '/')) continue;
    if (pageKind(pattern.name).accepts?.(params) === false) return NOT_FOUND;
    const query = QUERIES[pattern.name]?.(parseQuery(search), days) ?? {};
    return { kind: 'page', name: pattern.name, params, query, address: addressOf(path, query) };
  }
  return NOT_FOUND;
}
