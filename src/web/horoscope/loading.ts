import type { DehydratedState } from '@tanstack/react-query';
import type { PageServices } from '../../contract/page-services.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
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
  if (!sign || type !== 'daily') return dehydrated(sky);
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
  if (sign && type === 'daily') {
    const fetched = client.prefetchQuery(dailyQuery(sign, date));
    if (sign !== signOfAddress(window.location)) await fetched;
  }
  return null;
}
