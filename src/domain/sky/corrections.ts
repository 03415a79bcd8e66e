import { ARCSEC, type Vector } from './vectors.ts';

const CENTURY_DAYS = 36_525;
/** A fit says nothing beyond its span: outside 1900–2100 the amendment stays what it was at the edge. */
const SPAN_CENTURIES = 1.005;

/** Longitude and latitude in arcseconds, range in millionths of an AU. */
interface Correction {
  /** Mean longitude at J2000 and per century, radians. */
  phase: readonly [number, number];
  lon: readonly number[];
  lat: readonly number[];
  range: readonly number[];
}

/**
 * VSOP87 and Meeus's Pluto were fitted to ephemerides of the 1980s; after forty more years of radar and spacecraft the
 * outer planets stand up to 3″ elsewhere. Each row amends the mean orbit and its slow drift: factors of 1, t and t²,
 * then of cos, sin, t·cos and t·sin of the mean longitude (for Uranus also of its double). Least squares over all 1,454
 * heliocentric states that JPL Horizons gives (2021, DE441) at 50-day steps, 1900–2098; what remains is under 0.15″,
 * for Jupiter and Saturn mostly their swing about the common center with their moons.
 */
const CORRECTIONS = {
  jupiter: {
    phase: [0.5995465, 52.969097],
    lon: [-0.138, -0.2156, 0.0173, 0.019, 0.0232, -0.0156, 0.0052],
    lat: [0.0041, -0.0004, -0.0007, -0.078, -0.0188, 0.0021, -0.0126],
    range: [0.058, 0.023, 0.039, -0.254, 0.208, -0.134, -0.206],
  },
  saturn: {
    phase: [0.87401675, 21.32991],
    lon: [-0.1273, -0.1465, 0.0332, 0.0418, 0.0789, -0.0329, 0.0064],
    lat: [0.0026, 0.0003, -0.0016, 0.0024, 0.0042, 0.004, -0.0036],
    range: [0.394, -0.053, -0.109, -1.712, 0.962, -0.193, -0.776],
  },
  uranus: {
    phase: [5.48129387, 7.4781599],
    lon: [0.2525, 0.1512, -0.3968, 0.0864, 0.7437, -0.4089, 1.0372, -0.0492, -0.0261, -0.0308, -0.1314],
    lat: [-0.0001, 0.0072, 0.0098, -0.0195, 0.0565, -0.009, -0.0071, -0.0059, 0, -0.0079, 0.001],
    range: [-3.409, 5.192, 9.799, -32.846, 0.13, -42.339, -14.461, -0.077, -1.401, 6.13, -2.353],
  },
  neptune: {
    phase: [5.31188628, 3.8133036],
    lon: [-0.8385, -1.2657, -0.1838, -0.1775, -0.3269, -0.077, -0.2141],
    lat: [-0.0526, 0.0249, 0.1404, -0.0677, -0.08, 0.1056, -0.0106],
    range: [12.268, 3.438, 50.227, 34.246, -21.087, 31.832, 9.179],
  },
  pluto: {
    phase: [4.17, 2.53],
    lon: [15.7852, 0.1242, -22.5592, 7.4874, 13.8858, -12.0917, 5.1546],
    lat: [-1.4145, -1.4542, 1.8522, 0.1973, -1.7446, 1.5012, 0.0305],
    range: [-476.035, 429.463, 892.122, -424.691, -322.118, 224.581, -507.934],
  },
} as const satisfies Record<string, Correction>;

type Corrected = keyof typeof CORRECTIONS;

export function isCorrected(planet: string): planet is Corrected {
  return planet in CORRECTIONS;
}

function sumOf(factors: readonly number[], t: number, phase: number): number {
  let sum = factors[0]! + t * (factors[1]! + t * factors[2]!);
  for (let i = 3, multiple = 1; i < factors.length; i += 4, multiple++) {
    sum += (factors[i]! + t * factors[i + 2]!) * Math.cos(multiple * phase);
    sum += (factors[i + 1]! + t * factors[i + 3]!) * Math.sin(multiple * phase);
  }
  return sum;
}

/** Heliocentric longitude, latitude and range with the amendment. */
export function correct(planet: Corrected, ttDays: number, [lon, lat, range]: Vector): Vector {
  const t = Math.min(Math.max(ttDays / CENTURY_DAYS, -SPAN_CENTURIES), SPAN_CENTURIES);
  const row: Correction = CORRECTIONS[planet];
  const phase = row.phase[0] + row.phase[1] * t;
  return [
    lon + sumOf(row.lon, t, phase) * ARCSEC,
    lat + sumOf(row.lat, t, phase) * ARCSEC,
    range + sumOf(row.range, t, phase) * 1e-6,
  ];
}
