import { isOpenMonth } from '../archive/calendar.ts';
import { monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { pageNumberFrom } from '../quotes/paging.ts';
import { pairAddress, pairFrom } from '../compatibility/pairs.ts';
import { cardFilterFrom, cardFilterQuery } from '../tarot/card-filter.ts';
import { DEFAULT_SPREAD, isSpreadKey } from '../tarot/spreads.ts';
import { forecastTypeFrom } from '../zodiac/forecast-type.ts';
import { isSignKey } from '../zodiac/signs.ts';
import { PAGES, pageKind, type PageName } from './pages.ts';
import { askedSearch, searchAddress, searchWithYear } from './search-address.ts';

export type ResolvedPage =
  /** `address` is path and validated parameters only: the key of the page cache and what is rendered. */
  | { kind: 'page'; name: PageName; address: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; address: string };

/** Rendered once for every address that is no page; the catch-all route matches it. */
const NOT_FOUND: ResolvedPage = { kind: 'not-found', address: '/not-found' };
const UNKNOWN_SIGN: ResolvedPage = { kind: 'not-found', address: '/horoscope/unknown' };

type Params = Record<string, string>;
type Query = ReadonlyMap<string, string>;

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
  const params: Params = {};
  for (const [index, expected] of pattern.parts.entries()) {
    const part = parts[index]!;
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (expected !== part) return null;
  }
  return params;
}

function typeQuery(query: Query): string[] {
  const type = forecastTypeFrom(query.get('type') ?? null);
  return type === 'daily' ? [] : [`type=${type}`];
}

/** The current month needs no naming; one that is not open would be a new address for every junk value. */
function archiveQuery(query: Query, { today, latest }: OpenDays): string[] {
  const [sign, month] = [query.get('sign'), query.get('month')];
  const isOther = isOpenMonth(month, latest) && month !== monthOf(today);
  return [...(isSignKey(sign) ? [`sign=${sign}`] : []), ...(isOther ? [`month=${month}`] : [])];
}

function spreadQuery(query: Query): string[] {
  const spread = query.get('spread');
  return isSpreadKey(spread) && spread !== DEFAULT_SPREAD ? [`spread=${spread}`] : [];
}

/** What somebody searches for is no part of it: the browser looks through the cards itself. */
function cardsQuery(query: Query): string[] {
  const kept = cardFilterQuery(cardFilterFrom(query.get('suit'), query.get('number')));
  return kept === '' ? [] : [kept];
}

/** The first page is the address itself; whether another one exists is known to the library alone. */
function pageQuery(query: Query): string[] {
  const page = pageNumberFrom(query.get('page'));
  return page === null || page === 1 ? [] : [`page=${page}`];
}

function searchQuery(query: Query): string[] {
  return searchAddress(askedSearch((name) => query.get(name)))
    .split('?')
    .slice(1);
}

/** Only what changes a page's bytes may become part of its address. */
function validatedQuery(name: PageName, query: Query, days: OpenDays): string {
  const kept: string[] = [];
  if (name === 'horoscope') {
    kept.push(...typeQuery(query));
    const sign = query.get('sign');
    if (isSignKey(sign)) kept.push(`sign=${sign}`);
  }
  if (name === 'daily') kept.push(...typeQuery(query));
  if (name === 'tarot') kept.push(...spreadQuery(query));
  if (name === 'tarotCards') kept.push(...cardsQuery(query));
  if (name === 'quoteTopic' || name === 'blog' || name === 'blogTag') kept.push(...pageQuery(query));
  if (name === 'archive') kept.push(...archiveQuery(query, days));
  if (name === 'search') kept.push(...searchQuery(query));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** As browsers read it, so that the page hydrates to what the server rendered; what cannot be read is junk anyway. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function parseQuery(search: string): Query {
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

/** Which page an address means. Unknown parameters, odd order and junk values do not make new addresses. */
export function resolvePage(path: string, search: string, days: OpenDays = NO_DAYS): ResolvedPage {
  if (path.length > 200) return NOT_FOUND;
  // Browsers read "/\\host" as "//host": neither may ever become the target of a redirect.
  if (path !== '/' && path.endsWith('/') && !/\/\/|\\/.test(path)) {
    return { kind: 'redirect', to: path.slice(0, -1) + search };
  }
  if (path === '/horoscope') return { kind: 'redirect', to: `/${search}` };
  const special = resolveSign(path, search) ?? resolvePair(path, search) ?? resolveSearch(path, search);
  if (special) return special;
  const parts = path.split('/').slice(1);
  for (const pattern of PATTERNS) {
    const params = match(parts, pattern);
    if (!params || parts.some((part) => part === '' && path !== '/')) continue;
    if (pageKind(pattern.name).accepts?.(params) === false) return NOT_FOUND;
    return {
      kind: 'page',
      name: pattern.name,
      address: path + validatedQuery(pattern.name, parseQuery(search), days),
    };
  }
  return NOT_FOUND;
}
