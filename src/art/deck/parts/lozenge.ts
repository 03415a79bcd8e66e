import { engraved, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A page's shield: a diamond on its point with the double border of the other shields. */
export function lozenge([x, y]: Point, width: number, height: number, field: string, rule: string): string {
  const outline = (inset: number): Point[] => {
    const [w, h] = [width / 2 - inset, height / 2 - (inset * height) / width];
    return [
      [x, y - h],
      [x + w, y],
      [x, y + h],
      [x - w, y],
    ];
  };
  return [
    shape(outline(0), { fill: TONE.brass, stroke: TONE.gold, width: 2.8 }),
    engraved(
      outline(14),
      { fill: field, stroke: TONE.brassDeep, width: 2 },
      { ink: rule, degrees: 0, pitch: 7, width: 1.2 },
    ),
    shape(outline(24), { stroke: TONE.brass, width: 1.4 }),
  ].join('');
}
