import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import {
  DAILY_PAGE,
  HOROSCOPE_PAGE,
  LOVE_PAGE,
  MONTHLY_PAGE,
  WEEKLY_PAGE,
} from '../../domain/pages/forecast-pages.ts';
import { pageText, type PageText } from '../../domain/pages/page.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';

/** The header of home by type; the daily one is the site's own. */
export const PAGE_OF_TYPE: Record<ForecastType, PageText> = {
  daily: HOROSCOPE_PAGE,
  weekly: WEEKLY_PAGE,
  monthly: MONTHLY_PAGE,
  compatibility: LOVE_PAGE,
};

const SIGN_TITLES: Record<ForecastType, string> = {
  daily: '',
  weekly: ' Weekly Horoscope',
  monthly: ' Monthly Horoscope',
  compatibility: ' Love Match',
};

/** Titles and descriptions of a sign's forecasts. */
export function forecastText(sign: SignKey, type: ForecastType, day: CivilDate): PageText {
  const slots = { sign: signOf(sign).name, date: longDate(day) };
  if (type === 'daily') return pageText(DAILY_PAGE, slots);
  const { description } = PAGE_OF_TYPE[type];
  return {
    title: slots.sign + SIGN_TITLES[type],
    heading: slots.sign,
    description: `${slots.sign}: ${description}`,
  };
}
