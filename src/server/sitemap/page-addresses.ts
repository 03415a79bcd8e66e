import { monthOf, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { PAIRS, pairAddress } from '../../domain/compatibility/pairs.ts';
import { CARD_NAMES } from '../../domain/tarot/card-names.ts';
import { pageKind, PAGES, type PageName } from '../../domain/pages/pages.ts';
import type { SitemapEntry } from '../../domain/sitemap/sitemap.ts';
import { FORECAST_TYPES, type ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';

/** Pages of which everything is new each day. */
const DAILY_PATHS = ['/', '/sky'];

/** Lists with a sitemap of their own. */
const LISTED_ELSEWHERE: readonly PageName[] = ['blog'];

function isListed(name: PageName): boolean {
  const { noindex } = pageKind(name);
  return !noindex && !LISTED_ELSEWHERE.includes(name);
}

/** Every page with one fixed address that may be listed, and home with its other forecasts. */
export function plainAddresses(today: CivilDate): SitemapEntry[] {
  const paths = (Object.keys(PAGES) as PageName[])
    .filter(isListed)
    .flatMap((name) => pageKind(name).paths)
    .filter((path) => !path.includes(':'));
  const forecasts = FORECAST_TYPES.filter((type) => type !== 'daily').map((type) => `/?type=${type}`);
  return [...paths, ...forecasts].map((path) => ({
    path,
    changedOn: DAILY_PATHS.includes(path) ? today : undefined,
  }));
}

/** A forecast changes with its day, its week or its month. */
function changeOf(type: ForecastType, today: CivilDate): CivilDate | undefined {
  if (type === 'daily') return today;
  if (type === 'weekly') return weekStart(today);
  return type === 'monthly' ? `${monthOf(today)}-01` : undefined;
}

export function signAddresses(today: CivilDate): SitemapEntry[] {
  return SIGN_KEYS.flatMap((sign) =>
    FORECAST_TYPES.map((type) => ({
      path: `/horoscope/${sign}${type === 'daily' ? '' : `?type=${type}`}`,
      changedOn: changeOf(type, today),
    })),
  );
}

/** A pair's page has a part that is new every week. */
export function pairAddresses(today: CivilDate): SitemapEntry[] {
  return PAIRS.map((pair) => ({ path: pairAddress(...pair), changedOn: weekStart(today) }));
}

export function cardAddresses(): SitemapEntry[] {
  return CARD_NAMES.map(({ slug }) => ({ path: `/tarot/cards/${slug}` }));
}
