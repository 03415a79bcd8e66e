import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { periodOf } from '../forecast/period.ts';
import { forecastTypeFrom, type ForecastType } from '../zodiac/forecast-type.ts';
import { isSignKey, type SignKey } from '../zodiac/signs.ts';

export interface ReadingPage {
  sign: SignKey;
  type: ForecastType;
}

function parametersOf(address: string): { path: string; parameter: (name: string) => string | null } {
  const [path = '', search = ''] = address.split('?', 2);
  const pairs = search.split('&').map((pair) => pair.split('=', 2));
  return { path, parameter: (name) => pairs.find(([key]) => key === name)?.[1] ?? null };
}

/** Whose forecast a page shows, if it shows one. */
export function readingPageAt(address: string): ReadingPage | null {
  const { path, parameter } = parametersOf(address);
  const sign = path === '/' ? parameter('sign') : /^\/horoscope\/([a-z]+)$/.exec(path)?.[1];
  return isSignKey(sign) ? { sign, type: forecastTypeFrom(parameter('type')) } : null;
}

/** The call that brings the reading of a page on a day; null for pages that are the same on every day. */
export function neededAnswer(address: string, day: CivilDate): string | null {
  if (address === '/sky') return `/api/sky/day?date=${day}`;
  const page = readingPageAt(address);
  if (!page || page.type === 'compatibility') return null;
  const { sign, type } = page;
  if (type === 'daily') return `/api/horoscope/${sign}?date=${day}`;
  const { from } = periodOf(type, day);
  return `/api/${type}/${sign}?date=${from < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : from}`;
}

const QUOTE_PAGE = /^(\/quotes(?:\/(?!favorites)[\w-]+){0,2})(?:\/\d\/\w+)?(\?page=\d+)?$/;

/** What a page of quotes is made from when a link inside the site leads to it; a card is made from its quote. */
export function quoteAnswers(address: string, day: CivilDate): string[] {
  const [, path, page = ''] = QUOTE_PAGE.exec(address) ?? [];
  if (path === undefined) return [];
  return [`/api${path}${page}`, ...(path === '/quotes' ? [`/api/quotes/today?date=${day}`] : [])];
}

/** The sky that an archived day is shown with. */
export function skyAnswer(day: CivilDate): string {
  return `/api/sky?at=${day}T12:00:00Z`;
}

/**
 * Whether a page rendered on `pageDay` shows what belongs to `today`: a page of another day brings the same week, or
 * it finds the reading of today among the answers put by. Nobody is shown a stale day as today's.
 */
export function isPageCurrent(
  address: string,
  pageDay: CivilDate,
  today: CivilDate,
  isPutBy: (answer: string) => boolean,
): boolean {
  const needed = neededAnswer(address, today);
  return needed === null || needed === neededAnswer(address, pageDay) || isPutBy(needed);
}

/** These mean today where they name no day. */
const OF_TODAY = /^\/api\/(?:horoscope|weekly|monthly|sky|quotes\/(?:today|reading))\b/;

/** Whether an answer that was put by on `keptOn` still holds. */
export function isAnswerCurrent(address: string, keptOn: CivilDate, today: CivilDate): boolean {
  return keptOn === today || /[?&](?:date|at)=/.test(address) || !OF_TODAY.test(address);
}
