import type { SignKey } from '../../domain/zodiac/signs.ts';
import figureData from './data/figures.json' with { type: 'json' };
import starData from './data/stars.json' with { type: 'json' };

export interface Star {
  raDeg: number;
  decDeg: number;
  magnitude: number;
  /** Color index B–V: −0.3 is blue, 1.6 is red. */
  bv: number;
  name?: string;
}

export type SkyPoint = [raDeg: number, decDeg: number];

export interface Figure {
  /** The IAU abbreviation, such as `Leo` or `UMa`. */
  id: string;
  sign?: SignKey;
  lines: SkyPoint[][];
}

const FIGURE_OF_SIGN: Record<SignKey, string> = {
  aries: 'Ari',
  taurus: 'Tau',
  gemini: 'Gem',
  cancer: 'Cnc',
  leo: 'Leo',
  virgo: 'Vir',
  libra: 'Lib',
  scorpio: 'Sco',
  sagittarius: 'Sgr',
  capricorn: 'Cap',
  aquarius: 'Aqr',
  pisces: 'Psc',
};

const SIGN_OF_FIGURE = new Map(Object.entries(FIGURE_OF_SIGN).map(([sign, id]) => [id, sign as SignKey]));

/** The color of a star's light, by its color index. */
export const STAR_TINTS = [
  { below: 0.15, color: '#c9d8ff' },
  { below: 0.9, color: '#fff6e2' },
  { below: 9, color: '#ffc998' },
];

type StarRow = [number, number, number, number, string?];

/** All stars to magnitude 5.5, brightest first; places of J2000. */
export const STARS: readonly Star[] = (starData.rows as StarRow[]).map(
  ([raDeg, decDeg, magnitude, bv, name]) => ({
    raDeg,
    decDeg,
    magnitude,
    bv,
    ...(name === undefined ? {} : { name }),
  }),
);

/** The 88 constellations as they are commonly joined; places of J2000. */
export const FIGURES: readonly Figure[] = (figureData.rows as Figure[]).map(({ id, lines }) => {
  const sign = SIGN_OF_FIGURE.get(id);
  return { id, lines, ...(sign === undefined ? {} : { sign }) };
});

export function figureOf(sign: SignKey): Figure {
  return FIGURES.find((figure) => figure.sign === sign)!;
}

const DEG = Math.PI / 180;
const OBLIQUITY_J2000 = 23.4392911 * DEG;
const PRECESSION_DEG_A_YEAR = 50.2879 / 3600;
/** Rings show longitudes of date, so the stars stand where the equinox of 2026.5 puts them. */
const PRECESSION_DEG = PRECESSION_DEG_A_YEAR * 26.5;

interface EclipticPlace {
  longitudeDeg: number;
  latitudeDeg: number;
}

/** Ecliptic place of an equatorial place, both of J2000. */
export function eclipticOfJ2000(raDeg: number, decDeg: number): EclipticPlace {
  const [ra, dec] = [raDeg * DEG, decDeg * DEG];
  const [sinObliquity, cosObliquity] = [Math.sin(OBLIQUITY_J2000), Math.cos(OBLIQUITY_J2000)];
  const y = Math.cos(dec) * Math.sin(ra) * cosObliquity + Math.sin(dec) * sinObliquity;
  const z = Math.sin(dec) * cosObliquity - Math.cos(dec) * Math.sin(ra) * sinObliquity;
  const longitude = Math.atan2(y, Math.cos(dec) * Math.cos(ra)) / DEG;
  return { longitudeDeg: longitude, latitudeDeg: Math.asin(z) / DEG };
}

/** Ecliptic place of date (2026.5) of an equatorial place of J2000. */
export function eclipticOf(raDeg: number, decDeg: number): EclipticPlace {
  const { longitudeDeg, latitudeDeg } = eclipticOfJ2000(raDeg, decDeg);
  return { longitudeDeg: (longitudeDeg + PRECESSION_DEG + 360) % 360, latitudeDeg };
}

/** The way back: equatorial place of J2000 of an ecliptic place of date (2026.5). */
export function equatorialOf(longitudeDeg: number, latitudeDeg: number): { raDeg: number; decDeg: number } {
  const [longitude, latitude] = [(longitudeDeg - PRECESSION_DEG) * DEG, latitudeDeg * DEG];
  const [sinObliquity, cosObliquity] = [Math.sin(OBLIQUITY_J2000), Math.cos(OBLIQUITY_J2000)];
  const y = Math.cos(latitude) * Math.sin(longitude) * cosObliquity - Math.sin(latitude) * sinObliquity;
  const z = Math.sin(latitude) * cosObliquity + Math.cos(latitude) * Math.sin(longitude) * sinObliquity;
  const ra = Math.atan2(y, Math.cos(latitude) * Math.cos(longitude)) / DEG;
  return { raDeg: (ra + 360) % 360, decDeg: Math.asin(z) / DEG };
}
