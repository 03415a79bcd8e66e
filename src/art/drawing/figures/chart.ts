import type { Point } from '../ring.ts';
import type { Sheet } from './sheet.ts';

export interface Extent {
  longitude: readonly [from: number, to: number];
  latitude: readonly [from: number, to: number];
}

/** A piece of sky on a sheet: longitude grows to the left, as it does in the sky, latitude upward. */
export interface Chart {
  at: (longitudeDeg: number, latitudeDeg: number) => Point;
  /** What the frame shows, labels' room included. */
  longitude: readonly [from: number, to: number];
  latitude: readonly [from: number, to: number];
  pxPerDeg: number;
}

/** Room around the path for its labels. */
const SIDES = { wide: 190, phone: 42, small: 46 };
const HEAD = { wide: 62, phone: 48, small: 40 };
const FOOT = { wide: 62, phone: 50, small: 24 };
const LEAST_LATITUDE_DEG = 0.4;

export function chartOf({ longitude, latitude }: Extent, { plot, kind }: Sheet): Chart {
  const [side, head, foot] = [SIDES[kind], HEAD[kind], FOOT[kind]];
  const pxPerDeg = (plot.right - plot.left - 2 * side) / (longitude[1] - longitude[0]);
  const middle = (latitude[0] + latitude[1]) / 2;
  const half = Math.max(latitude[1] - latitude[0], LEAST_LATITUDE_DEG) / 2;
  const pxPerLatitude = (plot.bottom - plot.top - head - foot) / (2 * half);
  const zeroY = plot.top + head + (middle + half) * pxPerLatitude;
  const x = (longitudeDeg: number): number => plot.right - side - (longitudeDeg - longitude[0]) * pxPerDeg;
  return {
    at: (longitudeDeg, latitudeDeg) => [x(longitudeDeg), zeroY - latitudeDeg * pxPerLatitude],
    longitude: [longitude[0] - side / pxPerDeg, longitude[1] + side / pxPerDeg],
    latitude: [(zeroY - plot.bottom) / pxPerLatitude, (zeroY - plot.top) / pxPerLatitude],
    pxPerDeg,
  };
}
