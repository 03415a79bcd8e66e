import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { ChartValues } from './chart-values.ts';

/** Where the middle of each sign's figure stands, degrees north of the equator. */
export const FIGURE_DECLINATIONS: Record<SignKey, number> = {
  aries: 22.6,
  taurus: 14.9,
  gemini: 22.6,
  cancer: 18.6,
  leo: 18.6,
  virgo: 0.6,
  libra: -19.2,
  scorpio: -31.9,
  sagittarius: -31,
  capricorn: -18.4,
  aquarius: -14.2,
  pisces: 10,
};

const DEG = Math.PI / 180;

export function latitudeOf({ coordinates, place }: ChartValues): number {
  return coordinates ? Number(coordinates.lat.replace(',', '.')) : (place?.lat ?? 0);
}

/** How far a figure leans to the left as it comes up in the east, degrees: upright at the pole, on its side at the equator. */
export function risingTurn(sign: SignKey, latitudeDeg: number): number {
  const upright = Math.sin(latitudeDeg * DEG) / Math.cos(FIGURE_DECLINATIONS[sign] * DEG);
  return Math.acos(Math.max(-1, Math.min(1, upright))) / DEG;
}
