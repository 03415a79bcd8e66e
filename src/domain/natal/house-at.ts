import { wrapDeg } from '../sky/angles.ts';

/** The house (1 to 12) that holds a longitude. */
export function houseAt(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const index = cuspsDeg.findIndex((cusp, house) => {
    const width = wrapDeg(cuspsDeg[(house + 1) % 12]! - cusp);
    return wrapDeg(longitudeDeg - cusp) < width;
  });
  return index + 1;
}
