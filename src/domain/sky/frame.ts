import { NUTATION_TERMS } from './nutation-terms.ts';
import { aboutX, aboutZ, ARCSEC, multiply, type Matrix } from './vectors.ts';

const CENTURY_DAYS = 36_525;
const TENTH_MICROARCSEC = ARCSEC / 1e7;
// Stands for the planetary terms that the 77-term series leaves out.
const PLANETARY_OFFSET = -0.000135 * ARCSEC;

/** Arguments of the Moon and Sun in arcseconds: value at J2000 and motion per century (Simon et al. 1994). */
const ARGUMENTS = [
  [485_868.249036, 1_717_915_923.2178],
  [1_287_104.79305, 129_596_581.0481],
  [335_779.526232, 1_739_527_262.8478],
  [1_072_260.70369, 1_602_961_601.209],
  [450_160.398036, -6_962_890.5431],
] as const;

const PACKED = Float64Array.from(NUTATION_TERMS.flat());
const WIDTH = 8;

/** The Moon's anomaly, the Sun's anomaly, the Moon's argument of latitude, its elongation and its node; radians. */
export function nutationArguments(t: number): [number, number, number, number, number] {
  return ARGUMENTS.map(([at, motion]) => ((at + motion * t) % 1_296_000) * ARCSEC) as [
    number,
    number,
    number,
    number,
    number,
  ];
}

/** Nutation in longitude, radians. */
export function nutationInLongitude(ttDays: number): number {
  const t = ttDays / CENTURY_DAYS;
  const [l, lp, f, d, om] = nutationArguments(t);
  let sum = 0;
  for (let i = PACKED.length - WIDTH; i >= 0; i -= WIDTH) {
    const term = PACKED;
    const angle = term[i]! * l + term[i + 1]! * lp + term[i + 2]! * f + term[i + 3]! * d + term[i + 4]! * om;
    sum += (term[i + 5]! + term[i + 6]! * t) * Math.sin(angle) + term[i + 7]! * Math.cos(angle);
  }
  return sum * TENTH_MICROARCSEC + PLANETARY_OFFSET;
}

/** Factors in arcseconds, the sum in radians. */
export function polynomial(t: number, factors: readonly number[]): number {
  return factors.reduceRight((sum, factor) => sum * t + factor, 0) * ARCSEC;
}

// Fukushima–Williams angles of the IAU 2006 precession, frame bias included (Hilton et al. 2006).
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI = [84_381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];

/** Turns the equatorial frame of J2000 into the ecliptic and true equinox of date. */
export function eclipticOfDate(ttDays: number): Matrix {
  const t = ttDays / CENTURY_DAYS;
  const ecliptic = multiply(aboutX(polynomial(t, PHI)), aboutZ(polynomial(t, GAMMA)));
  return multiply(aboutZ(-polynomial(t, PSI) - nutationInLongitude(ttDays)), ecliptic);
}
