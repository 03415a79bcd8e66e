import { onRing, type Point } from './ring.ts';

export const WHEEL_KINDS = ['wide', 'phone'] as const;
export type WheelKind = (typeof WHEEL_KINDS)[number];

/** Both drawings are squares of this many units; the wide one is shown at about its size, the other at half of it. */
export const WHEEL_SIZE = 640;

export interface WheelShape {
  radii: { hairline: number; limb: number; band: number; ticks: number; planets: number; disc: number };
  limbWidth: number;
  sign: { size: number; weight: number };
  planet: { size: number; weight: number };
  /** Size of the aspect mark on a chord. */
  mark: number;
  gapDeg: number;
  /** Length of the tick at a planet's true degree. */
  pointer: number;
  /** Step, length and width of the ticks, finest first. */
  ticks: readonly (readonly [stepDeg: number, length: number, width: number])[];
}

export const WHEEL_SHAPES: Record<WheelKind, WheelShape> = {
  wide: {
    radii: { hairline: 316, limb: 309, band: 274, ticks: 248, planets: 203, disc: 170 },
    limbWidth: 2.2,
    sign: { size: 24, weight: 1.5 },
    planet: { size: 25, weight: 1.7 },
    mark: 12,
    gapDeg: 9,
    pointer: 16,
    ticks: [
      [1, 5, 0.9],
      [5, 8, 1],
      [10, 12, 1.1],
    ],
  },
  // Shown at 350 px and less: everything is redrawn at nearly twice the size, and the figures stay away.
  phone: {
    radii: { hairline: 316, limb: 308, band: 254, ticks: 254, planets: 196, disc: 148 },
    limbWidth: 3.6,
    sign: { size: 38, weight: 2.7 },
    planet: { size: 40, weight: 3 },
    mark: 22,
    gapDeg: 12.5,
    pointer: 22,
    ticks: [
      [2, 7, 1.5],
      [10, 13, 1.7],
    ],
  },
};

/** 0° Aries stands at the left, longitudes run anticlockwise. */
export function wheelAngle(longitudeDeg: number): number {
  return 180 + longitudeDeg;
}

export interface DegreeFigure {
  text: string;
  x: number;
  y: number;
}

/** "10" and "20" of every sign, for the page to set in its own face: a drawing has none. */
export const DEGREE_FIGURES: readonly DegreeFigure[] = Array.from({ length: 24 }, (_, i) => {
  const degree = Math.floor(i / 2) * 30 + (i % 2 === 0 ? 10 : 20);
  const { band, ticks } = WHEEL_SHAPES.wide.radii;
  const middle = { x: WHEEL_SIZE / 2, y: WHEEL_SIZE / 2 };
  const [x, y]: Point = onRing(middle, wheelAngle(degree), (band + ticks) / 2);
  return { text: String(degree % 30), x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
});
