import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';

function withType(path: string, type: ForecastType, sign?: SignKey): string {
  const query = [type === 'daily' ? '' : `type=${type}`, sign ? `sign=${sign}` : '']
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

export const homeAddress = (type: ForecastType, sign?: SignKey): string => withType('/', type, sign);
export const signAddress = (sign: SignKey, type: ForecastType): string =>
  withType(`/horoscope/${sign}`, type);
