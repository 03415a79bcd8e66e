import { disc, engraved, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { points, spline } from '../../drawing/plate-burin.ts';
import { TONE } from '../inks.ts';

/** A rolled letter lying open, the middle of its upper edge at 0, 0: no writing on it, only a seal. */
export function scroll(width: number, seal: string): string {
  const half = width / 2;
  const at = (text: string): Point[] => points(text).map(([u, y]): Point => [u * half, y]);
  const sheet = [
    ...spline(at('-0.84,4 -0.4,16 0,20 0.4,16 0.84,4'), 5),
    ...spline(at('0.84,60 0.4,72 0,76 -0.4,72 -0.84,60'), 5),
  ];
  const roll = (side: 1 | -1): string => {
    const x = side * half * 0.9;
    const outline = spline(at(side < 0 ? '-0.98,-8 -0.82,-8' : '0.82,-8 0.98,-8'), 2);
    const body: Point[] = [...outline, [outline.at(-1)![0], 70], [outline[0]![0], 70]];
    return [
      engraved(
        body,
        { fill: TONE.ivory, stroke: TONE.brassShade, width: 2.2 },
        { ink: '#8a7848', degrees: 90, pitch: 5, from: 0.3 },
      ),
      ...[-8, 70].map((y) => disc([x, y], half * 0.08, { fill: TONE.brass, stroke: TONE.gold, width: 2.2 })),
      ...[-8, 70].map((y) => disc([x, y], half * 0.03, { fill: TONE.brassDeep })),
    ].join('');
  };
  return [
    engraved(
      sheet,
      { fill: TONE.ivory, stroke: TONE.brassShade, width: 2.2 },
      { ink: '#8a7848', degrees: 90, pitch: 6, from: 0.8 },
    ),
    shape('M-40 48q-20 38 -34 50l18 -2l8 14q12 -20 20 -50M40 48q20 38 34 50l-18 -2l-8 14q-12 -20 -20 -50', {
      fill: seal,
      stroke: TONE.gold,
      width: 1.8,
    }),
    disc([0, 48], 30, { fill: seal, stroke: TONE.gold, width: 2.4 }),
    disc([0, 48], 19, { stroke: TONE.oxbloodDeep, width: 2 }),
    roll(-1),
    roll(1),
  ].join('');
}
