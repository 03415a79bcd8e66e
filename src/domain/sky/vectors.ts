export type Vector = readonly [number, number, number];

/** Three rows. */
export type Matrix = readonly [Vector, Vector, Vector];

/** Place (AU) and velocity (AU per day). */
export interface State {
  place: Vector;
  velocity: Vector;
}

export const ARCSEC = Math.PI / 648_000;

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function lengthOf(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

/** a + b·factor */
export function add(a: Vector, b: Vector, factor = 1): Vector {
  return [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor];
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function turn(matrix: Matrix, a: Vector): Vector {
  return [dot(matrix[0], a), dot(matrix[1], a), dot(matrix[2], a)];
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  const row = (r: Vector): Vector => [
    r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
    r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
    r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
}

/** Turns the axes by the angle about the first axis. */
export function aboutX(angle: number): Matrix {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [
    [1, 0, 0],
    [0, c, s],
    [0, -s, c],
  ];
}

/** Turns the axes by the angle about the third axis. */
export function aboutZ(angle: number): Matrix {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [
    [c, s, 0],
    [-s, c, 0],
    [0, 0, 1],
  ];
}

/** Rectangular state from longitude, latitude, distance and their rates (radians, AU, per day). */
export function stateFromPolar([lon, lat, range]: Vector, [lonRate, latRate, rangeRate]: Vector): State {
  const [sl, cl, sb, cb] = [Math.sin(lon), Math.cos(lon), Math.sin(lat), Math.cos(lat)];
  const across = rangeRate * cb - range * sb * latRate;
  return {
    place: [range * cb * cl, range * cb * sl, range * sb],
    velocity: [
      across * cl - range * cb * sl * lonRate,
      across * sl + range * cb * cl * lonRate,
      rangeRate * sb + range * cb * latRate,
    ],
  };
}
