import { nutationArguments, polynomial } from './frame.ts';
import { ARCSEC } from './vectors.ts';

const CENTURY_DAYS = 36_525;
const TENTH_MICROARCSEC = ARCSEC / 1e7;

/** Mean obliquity of the ecliptic, IAU 2006. */
const MEAN = [84_381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434];

/**
 * Nutation in obliquity, the terms of IAU 2000B (McCarthy & Luzum 2003) above 0.001″: multiples as in the longitude's,
 * then the factor of cosine in 0.1 µas. What is left out stays below 0.01″, which no angle of a chart shows.
 */
const TERMS: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 0, 0, 1, 92_052_331],
  [0, 0, 2, -2, 2, 5_730_336],
  [0, 0, 2, 0, 2, 978_459],
  [0, 0, 0, 0, 2, -897_492],
  [0, 1, 2, -2, 2, 224_386],
  [0, 0, 2, 0, 1, 200_728],
  [1, 0, 2, 0, 2, 129_025],
  [0, -1, 2, -2, 2, -95_929],
  [0, 1, 0, 0, 0, 73_871],
  [0, 0, 2, -2, 1, -68_982],
  [-1, 0, 2, 0, 2, -53_311],
  [1, 0, 0, 0, 1, -33_228],
  [-1, 0, 0, 0, 1, 31_429],
  [1, 0, 2, 0, 1, 26_366],
  [-1, 0, 2, 2, 2, 25_543],
  [-2, 0, 2, 0, 1, -24_236],
  [0, 0, 2, 2, 2, 16_452],
  [0, -2, 2, -2, 2, -13_870],
  [2, 0, 2, 0, 2, 13_238],
  [1, 0, 2, -2, 2, -12_338],
  [-1, 0, 2, 0, 1, -10_758],
];

/** True obliquity of the ecliptic, radians. */
export function trueObliquity(ttDays: number): number {
  const t = ttDays / CENTURY_DAYS;
  const [l, lp, f, d, om] = nutationArguments(t);
  const nutation = TERMS.reduce(
    (sum, [a, b, c, e, g, factor]) => sum + factor * Math.cos(a * l + b * lp + c * f + e * d + g * om),
    0,
  );
  return polynomial(t, MEAN) + nutation * TENTH_MICROARCSEC;
}
