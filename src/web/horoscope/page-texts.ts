import { longDate, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { pageText, type PageName, type PageText } from '../../domain/pages/pages.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';

/** The header of home by type; the daily one is the site's own. */
export const PAGE_OF_TYPE: Record<ForecastType, PageName> = {
  daily: 'horoscope',
  weekly: 'weekly',
  monthly: 'monthly',
  compatibility: 'love',
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
  if (type === 'daily') return pageText('daily', slots);
  const { description } = pageText(PAGE_OF_TYPE[type]);
  return {
    title: slots.sign + SIGN_TITLES[type],
    heading: slots.sign,
    description: `${slots.sign}: ${description}`,
  };
}
