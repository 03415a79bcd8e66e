import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';

function withType(path: string, type: ForecastType, sign?: SignKey): string {
  const query = [type === 'daily' ? '' : `type=${type}`, sign ? `sign=${sign}` : '']
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

export const homeAddress = (type: ForecastType, sign?: SignKey): string => withType('/', type, sign);
export const signAddress = (sign: SignKey, type: ForecastType): string =>
  withType(`/horoscope/${sign}`, type);

/** The sign an address is about: the path wins over the query. */
export function signOfAddress({ pathname, search }: { pathname: string; search: string }): SignKey | null {
  const named = /^\/horoscope\/([a-z]+)$/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('sign');
  return isSignKey(named) ? named : null;
}
