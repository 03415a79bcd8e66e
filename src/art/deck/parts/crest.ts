import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { box, disc, engraved, knurled, shape, symmetric } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** The ring behind a court: it is lit through as many quarters as the rank has steps. */
export function courtRing(centre: Point, radius: number, quarters: 1 | 2 | 3 | 4, lit: string): string {
  const step = (quarter: number): string =>
    polar(centre, radius, -90 + quarter * 90)
      .map((at) => num(at))
      .join(' ');
  const light = `M${step(0)}${range(quarters)
    .map((i) => `A${radius} ${radius} 0 0 1 ${step(i + 1)}`)
    .join('')}`;
  return [
    knurled(centre, radius - 14, radius - 4, 36, { stroke: TONE.brass, width: 1.6 }),
    knurled(centre, radius - 9, radius - 4, 180, { stroke: TONE.brass, width: 1 }),
    disc(centre, radius, { stroke: TONE.brassShade, width: 1.4 }),
    shape(light, { stroke: lit, width: 5 }),
    ...range(4).map((i) =>
      disc(polar(centre, radius, -90 + i * 90), 6, {
        fill: i <= quarters ? TONE.ivory : TONE.deep,
        stroke: TONE.brass,
        width: 1.8,
      }),
    ),
  ].join('');
}

/** A heater shield with its double border; `top` is its upper edge. */
export function heater(
  x: number,
  top: number,
  width: number,
  height: number,
  field: string,
  rule: string,
): string {
  const outline = (inset: number): Point[] => {
    const [half, deep] = [width / 2 - inset, height - inset * 2.5];
    const left = spline(points('-1,0 -0.99,0.36 -0.76,0.66 -0.38,0.88 0,1'), 6).map(([u, v]): Point => [
      x + u * half,
      top + inset + v * deep,
    ]);
    return symmetric(left, x);
  };
  return [
    shape(outline(0), { fill: TONE.brass, stroke: TONE.gold, width: 2.8 }),
    engraved(
      outline(11),
      { fill: field, stroke: TONE.brassDeep, width: 2 },
      { ink: rule, degrees: 0, pitch: 7, width: 1.2 },
    ),
    shape(outline(19), { stroke: TONE.brass, width: 1.4 }),
  ].join('');
}

/** An open crown: a jeweled band under five points with pearls. `base` is its lower edge. */
export function openCrown(x: number, base: number, width: number, height: number): string {
  const [half, band] = [width / 2, height * 0.26];
  const tips = points('-1.12,-0.86 -0.56,-0.98 0,-1.06 0.56,-0.98 1.12,-0.86');
  const dips = points('-0.78,-0.46 -0.27,-0.5 0.27,-0.5 0.78,-0.46');
  const place = ([u, v]: Point): Point => [x + u * half, base + v * height];
  const spikes: Point[] = [
    [x - half, base - band],
    ...tips.flatMap((tip, i): Point[] => (dips[i] ? [place(tip), place(dips[i])] : [place(tip)])),
    [x + half, base - band],
  ];
  const stones = range(5).map((i): Point => [x + (i - 2) * half * 0.4, base - band / 2]);
  return [
    engraved(
      spikes,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 5, from: 0.42, width: 1.2 },
    ),
    engraved(box(x - half * 1.03, base - band, x + half * 1.03, base), {
      fill: TONE.brassLit,
      stroke: TONE.gold,
      width: 2.4,
    }),
    shape(`M${x - half} ${base - band * 0.82}H${x + half}M${x - half} ${base - band * 0.18}H${x + half}`, {
      stroke: TONE.brassShade,
      width: 1.4,
    }),
    ...stones.map((at, i) =>
      shape(
        [0, 90, 180, 270].map((turn) => polar(at, band * (turn % 180 === 0 ? 0.24 : 0.32), turn)),
        { fill: i % 2 === 0 ? TONE.oxblood : TONE.steelShade, stroke: TONE.brassDeep, width: 1.4 },
      ),
    ),
    ...tips.map((tip) =>
      disc(place(tip), height * 0.068, { fill: TONE.ivory, stroke: TONE.brassShade, width: 1.8 }),
    ),
  ].join('');
}
