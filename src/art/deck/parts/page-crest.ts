import { fractions, points, range, spline, tube, vein } from '../../drawing/plate-burin.ts';
import { disc, engraved, loop, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A page's shield: a square on its corner with a double border. */
export function lozenge([x, y]: Point, half: number, tall: number, field: string, rule: string): string {
  const outline = (inset: number): Point[] => {
    const k = 1 - (inset * 1.42) / Math.min(half, tall);
    return [
      [x, y - tall * k],
      [x + half * k, y],
      [x, y + tall * k],
      [x - half * k, y],
    ];
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

export interface Cloth {
  lit: string;
  body: string;
  shade: string;
  deep: string;
}

export const GREEN_CLOTH: Cloth = {
  lit: '#7cc48a',
  body: TONE.leaf,
  shade: TONE.leafShade,
  deep: TONE.leafDeep,
};
export const RED_CLOTH: Cloth = {
  lit: TONE.oxbloodLit,
  body: TONE.oxblood,
  shade: TONE.oxbloodShade,
  deep: TONE.oxbloodDeep,
};

/** An ostrich plume from its quill at `spine[0]`: two vanes of barbs, the tip nodding over. */
export function plume(line: readonly Point[], width: number): string {
  const stem = tube(
    spline(line, 8),
    (t) => width * Math.max(0.03, Math.sin(Math.PI * (0.14 + 0.86 * t))) ** 0.6,
  );
  const count = Math.floor(stem.length / 11);
  const frayed = (side: 1 | -1): Point[] =>
    range(count * 2 + 1).map((i) => stem.at(0.1 + (0.9 * i) / (count * 2), side * (i % 2 === 0 ? 1 : 0.86)));
  const barbs = range(count).flatMap((i) =>
    [1, -1].map((side) => {
      const t = 0.12 + (0.8 * i) / count;
      return trace([stem.at(t, 0), stem.at(Math.min(1, t + 0.06), side * 0.84)]);
    }),
  );
  const outline = [...frayed(-1), ...frayed(1).toReversed()];
  const dark = [...vein(stem, 0, 0.1, 1).filter((_, i) => i % 3 === 0), ...frayed(1).toReversed()];
  return [
    shape(outline, { fill: TONE.ivory }),
    shape(dark, { fill: TONE.ivoryShade }),
    shape(barbs.join(''), { stroke: '#8b7443', width: 1.3 }),
    shape(trace(vein(stem, 0, 0, 0.98).filter((_, i) => i % 3 === 0)), { stroke: '#6d5730', width: 2.4 }),
    shape(outline, { stroke: TONE.gold, width: 2 }),
  ].join('');
}

/** A soft cap that falls to one side over its band; `base` is the lower edge of the band. */
export function softCap([x, base]: Point, width: number, { lit, body, shade, deep }: Cloth): string {
  const at = (text: string): Point[] =>
    points(text).map(([u, v]): Point => [x + (u * width) / 200, base + (v * width) / 200]);
  const crown = loop(
    at('-92,-26 -128,-52 -132,-88 -92,-112 -30,-124 40,-120 92,-102 112,-70 96,-40 88,-26 0,-20'),
    6,
  );
  const folds = [
    '-70,-30 -96,-60 -84,-96',
    '-40,-28 -52,-70 -30,-110',
    '-4,-26 -2,-70 20,-112',
    '34,-28 46,-66 66,-100',
    '64,-30 82,-56 92,-78',
  ];
  const shadow = loop(at('40,-26 62,-60 56,-112 92,-102 112,-70 96,-40 88,-26'), 6);
  const band = at('-94,-34 -92,0 92,0 94,-34').map(([u, v]): Point => [u, v]);
  return [
    engraved(crown, { fill: body }),
    engraved(shadow, { fill: shade }, { ink: deep, degrees: -62, pitch: 6, width: 1.4 }),
    shape(folds.map((fold) => trace(spline(at(fold), 6))).join(''), { stroke: deep, width: 2 }),
    shape(trace(spline(at('-104,-62 -106,-84 -78,-102 -34,-112'), 6)), { stroke: lit, width: 3 }),
    shape(crown, { stroke: TONE.gold, width: 2.8 }),
    engraved(
      band,
      { fill: TONE.brassLit, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.brassShade, degrees: 90, pitch: 7, from: 0, width: 1.4 },
    ),
    shape(trace(at('-93,-27 93,-27')) + trace(at('-92,-7 92,-7')), { stroke: TONE.brassDeep, width: 1.8 }),
    disc(at('66,-22')[0]!, width * 0.075, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

/** A strip of parchment rolled at both ends; what it says is not yet written. */
export function scroll([x, y]: Point, width: number, height: number): string {
  const half = width / 2;
  const edge = (lift: number): Point[] =>
    fractions(17).map((t): Point => [
      x - half + width * t,
      y + lift + Math.sin(t * Math.PI * 2) * height * 0.16,
    ]);
  const sheet = [...edge(-height / 2), ...edge(height / 2).toReversed()];
  const roll = (side: 1 | -1): string => {
    const [cx, cy] = [x + side * half, y];
    const outline = loop(
      points('-0.2,-0.72 0.16,-0.66 0.2,0 0.16,0.66 -0.2,0.72 -0.26,0').map(([u, v]): Point => [
        cx + side * u * height,
        cy + v * height,
      ]),
      5,
    );
    return engraved(
      outline,
      { fill: '#dccb9d', stroke: TONE.gold, width: 2.4 },
      { ink: '#8b7443', degrees: 90, pitch: 5, from: 0, width: 1.3 },
    );
  };
  const rules = [-0.22, 0, 0.22].map((v) => trace(edge(v * height).slice(3, v === 0.22 ? 9 : -3)));
  return [
    engraved(sheet, { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 }),
    engraved(
      [
        ...edge(height * 0.26).slice(8),
        ...edge(height / 2)
          .slice(8)
          .toReversed(),
      ],
      { fill: TONE.ivoryShade },
    ),
    shape(rules.join(''), { stroke: '#8b7443', width: 2 }),
    shape(sheet, { stroke: TONE.gold, width: 2.4 }),
    roll(-1),
    roll(1),
  ].join('');
}
