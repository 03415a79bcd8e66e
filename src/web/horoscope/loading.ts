import type { DehydratedState } from '@tanstack/react-query';
import type { PageServices } from '../../contract/page-services.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { fetchMatch } from '../compatibility/on-demand.ts';
import { fetchPeriodForecast } from '../forecast/on-demand.ts';
import { periodQuery } from '../forecast/queries.ts';
import { todayQuery } from '../quotes/queries.ts';
import { firstPaint } from '../shell/loading.ts';
import { part, type Part } from '../shell/page-parts.ts';
import { deviceDate } from '../shell/today.tsx';
import { signOfAddress } from './addresses.ts';
import { dailyQuery, noonSkyQuery, readingQuotesQuery } from './queries.ts';

function forecastParts(
  sign: SignKey | null,
  type: ForecastType,
  day: CivilDate,
): readonly [sky: Part, ...reading: Part[]] {
  const sky = part(noonSkyQuery(day), (services) => services.sky.atNoon(day));
  if (!sign || type === 'compatibility') return [sky];
  if (type === 'daily') {
    return [sky, part(dailyQuery(sign, day), ({ horoscope }) => horoscope.daily(sign, day))];
  }
  return [sky, part(periodQuery(type, sign, day), ({ forecast }) => forecast[type](sign, day))];
}

const quotesPart = (sign: SignKey, type: ForecastType, day: CivilDate): Part =>
  part(readingQuotesQuery(sign, type, day), ({ quotes }) => quotes.ofReading(type, sign, day));

/** On the server: what the first paint of home shows. */
export function homeData(
  services: PageServices,
  sign: SignKey | null,
  type: ForecastType,
): Promise<DehydratedState> {
  const { day } = services.site();
  const parts = forecastParts(sign, type, day);
  return firstPaint(
    services,
    sign ? parts : [...parts, part(todayQuery(day), ({ quotes }) => quotes.of(day))],
  );
}

/** The same for the page of a sign, which has quotes beneath its forecast. */
export function signData(
  services: PageServices,
  sign: SignKey | null,
  type: ForecastType,
): Promise<DehydratedState> {
  const { day } = services.site();
  const parts = forecastParts(sign, type, day);
  return firstPaint(services, sign ? [...parts, quotesPart(sign, type, day)] : parts);
}

/**
 * In the browser: a newly picked sign is fetched before the page turns, while its plate is lit; where the sign is on
 * screen already, the page turns at once and says itself that it is loading. A failure is the forecast's to show.
 */
export async function fetchForecast(sign: SignKey | null, type: ForecastType): Promise<null> {
  const [sky, reading] = forecastParts(sign, type, deviceDate(new Date()));
  void sky.prefetch();
  if (type === 'compatibility') await fetchMatch();
  else if (type !== 'daily') await fetchPeriodForecast();
  if (reading) {
    const fetched = reading.prefetch();
    if (sign !== signOfAddress(window.location)) await fetched;
  }
  return null;
}

/** The same for the page of a sign; its quotes may come after the forecast. */
export async function fetchSign(sign: SignKey | null, type: ForecastType): Promise<null> {
  if (sign) void quotesPart(sign, type, deviceDate(new Date())).prefetch();
  return fetchForecast(sign, type);
}
