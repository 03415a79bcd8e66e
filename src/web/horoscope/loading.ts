import type { DehydratedState } from '@tanstack/react-query';
import type { PageServices } from '../../contract/page-services.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { fetchMatch } from '../compatibility/on-demand.ts';
import { fetchPeriodForecast } from '../forecast/on-demand.ts';
import { periodQuery } from '../forecast/queries.ts';
import { todayQuery } from '../quotes/queries.ts';
import { dehydrated, type Primed } from '../shell/loading.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { signOfAddress } from './addresses.ts';
import { dailyQuery, noonSkyQuery, readingQuotesQuery } from './queries.ts';

async function forecastPrimed(
  services: PageServices,
  sign: SignKey | null,
  type: ForecastType,
): Promise<Primed[]> {
  const { day } = services.site();
  const sky: Primed = [noonSkyQuery(day).queryKey, services.sky.atNoon(day)];
  if (!sign || type === 'compatibility') return [sky];
  if (type === 'daily')
    return [sky, [dailyQuery(sign, day).queryKey, await services.horoscope.daily(sign, day)]];
  return [sky, [periodQuery(type, sign, day).queryKey, await services.forecast[type](sign, day)]];
}

/** On the server: what the first paint of home shows. */
export async function homeData(
  services: PageServices,
  sign: SignKey | null,
  type: ForecastType,
): Promise<DehydratedState> {
  const primed = await forecastPrimed(services, sign, type);
  if (sign) return dehydrated(...primed);
  const { day } = services.site();
  return dehydrated(...primed, [todayQuery(day).queryKey, services.quotes.of(day)]);
}

/** The same for the page of a sign, which has quotes beneath its forecast. */
export async function signData(
  services: PageServices,
  sign: SignKey | null,
  type: ForecastType,
): Promise<DehydratedState> {
  const primed = await forecastPrimed(services, sign, type);
  if (!sign) return dehydrated(...primed);
  const { day } = services.site();
  const quotes = await services.quotes.ofReading(type, sign, day);
  return dehydrated(...primed, [readingQuotesQuery(sign, type, day).queryKey, quotes]);
}

/**
 * In the browser: a newly picked sign is fetched before the page turns, while its plate is lit; where the sign is on
 * screen already, the page turns at once and says itself that it is loading. A failure is the forecast's to show.
 */
export async function fetchForecast(sign: SignKey | null, type: ForecastType): Promise<null> {
  const client = browserQueryClient();
  const date = deviceDate(new Date());
  void client.prefetchQuery(noonSkyQuery(date));
  if (type === 'compatibility') await fetchMatch();
  else if (type !== 'daily') await fetchPeriodForecast();
  if (sign && type !== 'compatibility') {
    const fetched =
      type === 'daily'
        ? client.prefetchQuery(dailyQuery(sign, date))
        : client.prefetchQuery(periodQuery(type, sign, date));
    if (sign !== signOfAddress(window.location)) await fetched;
  }
  return null;
}

/** The same for the page of a sign; its quotes may come after the forecast. */
export async function fetchSign(sign: SignKey | null, type: ForecastType): Promise<null> {
  if (sign) void browserQueryClient().prefetchQuery(readingQuotesQuery(sign, type, deviceDate(new Date())));
  return fetchForecast(sign, type);
}
