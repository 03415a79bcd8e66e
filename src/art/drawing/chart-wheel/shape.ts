export const CHART_WHEEL_KINDS = ['wide', 'phone', 'mini'] as const;
/** From 560 px on; from 260 px on; below. Each is drawn for its size, none is another one shrunk. */
export type ChartWheelKind = (typeof CHART_WHEEL_KINDS)[number];

/** All drawings are squares of this many units. */
export const CHART_WHEEL_SIZE = 700;
export const CENTER = { x: CHART_WHEEL_SIZE / 2, y: CHART_WHEEL_SIZE / 2 };

export interface ChartWheelShape {
  radii: {
    hairline: number;
    limb: number;
    /** Inner edge of the signs. */
    band: number;
    /** Inner edge of the house numbers, where the ticks hang. */
    ticks: number;
    planets: number;
    disc: number;
  };
  limbWidth: number;
  sign: { size: number; weight: number };
  planet: { size: number; weight: number };
  /** Between the glyph of a planet and what is next to it. */
  air: number;
  /** Size of figures and of the mark of a retrograde planet; null where there is no room for figures. */
  figure: number | null;
  retrograde: number;
  /** Size of the aspect marks on chords. */
  mark: number;
  chordWeight: number;
  dot: number;
  /** Size of the names of the angles; null where they are left out. */
  angle: number | null;
  /** Step, length and width of the ticks, finest first. */
  ticks: readonly (readonly [stepDeg: number, length: number, width: number])[];
}

export const CHART_WHEEL_SHAPES: Record<ChartWheelKind, ChartWheelShape> = {
  wide: {
    radii: { hairline: 308, limb: 302, band: 266, ticks: 246, planets: 202, disc: 142 },
    limbWidth: 2.3,
    sign: { size: 25, weight: 1.6 },
    planet: { size: 27, weight: 1.8 },
    air: 1,
    figure: 15,
    retrograde: 13,
    mark: 13,
    chordWeight: 1,
    dot: 3.1,
    angle: 18,
    ticks: [
      [1, 5, 0.9],
      [5, 7.5, 1],
      [10, 10.5, 1.2],
    ],
  },
  phone: {
    radii: { hairline: 290, limb: 281, band: 232, ticks: 232, planets: 170, disc: 118 },
    limbWidth: 3.8,
    sign: { size: 37, weight: 2.7 },
    planet: { size: 41, weight: 3.1 },
    air: 1,
    figure: null,
    retrograde: 22,
    mark: 22,
    chordWeight: 1.6,
    dot: 5,
    angle: 27,
    ticks: [
      [2, 7, 1.5],
      [10, 13, 1.8],
    ],
  },
  mini: {
    radii: { hairline: 344, limb: 333, band: 262, ticks: 262, planets: 206, disc: 140 },
    limbWidth: 7,
    sign: { size: 54, weight: 5 },
    planet: { size: 70, weight: 6.5 },
    air: 14,
    figure: null,
    retrograde: 0,
    mark: 0,
    chordWeight: 3.4,
    dot: 9,
    angle: null,
    ticks: [[10, 14, 3]],
  },
};
