import type { DehydratedState } from '@tanstack/react-query';
import type { PageServices } from '../../contract/page-services.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { fetchMatch } from '../compatibility/on-demand.ts';
import { fetchPeriodForecast } from '../forecast/on-demand.ts';
import { periodQuery } from '../forecast/queries.ts';
import { dehydrated } from '../shell/loading.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { signOfAddress } from './addresses.ts';
import { dailyQuery, noonSkyQuery } from './queries.ts';

/** On the server: what the first paint shows. */
export async function forecastData(
  services: PageServices,
  sign: SignKey | null,
  type: ForecastType,
): Promise<DehydratedState> {
  const { day } = services.site();
  const sky = [noonSkyQuery(day).queryKey, services.sky.atNoon(day)] as const;
  if (!sign || type === 'compatibility') return dehydrated(sky);
  if (type !== 'daily') {
    return dehydrated(sky, [periodQuery(type, sign, day).queryKey, await services.forecast[type](sign, day)]);
  }
  return dehydrated(sky, [dailyQuery(sign, day).queryKey, await services.horoscope.daily(sign, day)]);
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
    const query = type === 'daily' ? dailyQuery(sign, date) : periodQuery(type, sign, date);
    const fetched = client.prefetchQuery(query);
    if (sign !== signOfAddress(window.location)) await fetched;
  }
  return null;
}
