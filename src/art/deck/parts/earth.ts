import { engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface PeakInk {
  lit: string;
  dark: string;
  line: string;
  rule: string;
}

export interface Peak {
  apex: Point;
  /** Left and right foot on the base line. */
  left: number;
  right: number;
  base: number;
  /** How far snow comes down, as a part of the height; 0 for none. */
  snow?: number;
}

/** Down the ridge in a zigzag: where the lit and the shaded side meet. */
function ridge({ apex: [x, y], left, right, base }: Peak): Point[] {
  const [height, lean] = [base - y, (left + right) / 2 - x];
  const swing = (right - left) * 0.035;
  return [0, 0.16, 0.3, 0.48, 0.66, 0.82, 1].map((t, i): Point => [
    x + lean * t * 0.4 + (i === 0 ? 0 : i % 2 === 0 ? -swing : swing),
    y + height * t,
  ]);
}

/** A mountain in two facets, each hatched by itself, with a jagged cap of snow. */
export function peak(form: Peak, { lit, dark, line, rule }: PeakInk): string {
  const { apex, left, right, base, snow = 0 } = form;
  const crest = ridge(form);
  const [x, y] = apex;
  const light: Point[] = [...crest, [left, base]];
  const shadow: Point[] = [...crest, [right, base]];
  const drop = (base - y) * snow;
  const on = (foot: number, t: number): Point => [x + (foot - x) * t, y + (base - y) * t];
  const cap: Point[] = [
    apex,
    on(right, snow * 0.95),
    [x + (right - x) * snow * 0.52, y + drop * 0.72],
    [x + (right - x) * snow * 0.3, y + drop * 1.12],
    [x + (right - left) * snow * 0.02, y + drop * 0.7],
    [x + (left - x) * snow * 0.34, y + drop * 1.05],
    [x + (left - x) * snow * 0.6, y + drop * 0.74],
    on(left, snow * 0.9),
  ];
  return [
    engraved(light, { fill: lit }, { ink: rule, degrees: 62, pitch: 11, width: 1, opacity: 0.5 }),
    engraved(shadow, { fill: dark }, { ink: rule, degrees: 58, pitch: 5.4, width: 1.1 }),
    snow > 0 ? shape(cap, { fill: TONE.ivory }) : '',
    snow > 0
      ? shape([apex, cap[1]!, cap[2]!, cap[3]!, [x + 2, y + drop * 0.5]], { fill: TONE.steel, opacity: 0.75 })
      : '',
    shape(trace([[left, base], apex, [right, base]]), { stroke: line, width: 2.2 }),
    shape(trace(crest.slice(snow > 0 ? 2 : 0)), { stroke: line, width: 1.4, opacity: 0.8 }),
  ].join('');
}

/** Land up to a rolling skyline, ruled along its slope. */
export function hill(skyline: readonly Point[], base: number, fill: string, line: string): string {
  const outline: Point[] = [...skyline, [skyline.at(-1)![0], base], [skyline[0]![0], base]];
  const contours = [14, 32, 54, 80].map((drop) =>
    trace(skyline.map(([x, y]): Point => [x, y + drop * (1 + 0.3 * Math.sin(x / 70 + drop))])),
  );
  return [
    shape(outline, { fill }),
    shape(contours.join(''), { stroke: line, width: 1.1, opacity: 0.5 }),
    shape(trace(skyline), { stroke: line, width: 2.4 }),
  ].join('');
}
