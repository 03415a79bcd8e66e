import type { GlyphName } from '../glyphs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { onRing, polyline, tickRing } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelAround, roundOf } from './round.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const ANGLES: readonly { name: GlyphName; angle: number; easy: boolean }[] = [
  { name: 'sextile', angle: 60, easy: true },
  { name: 'square', angle: 90, easy: false },
  { name: 'trine', angle: 120, easy: true },
  { name: 'opposition', angle: 180, easy: false },
];

/** Signs apart is what one counts; degrees is what one measures. */
const SIGNS_APART: Record<number, string> = {
  60: 'two signs',
  90: 'three signs',
  120: 'four signs',
  180: 'six signs',
};

const inkOf = (easy: boolean): string => (easy ? ELEMENT_INK.Air.light : INK.brass300);

function draw(sheet: Sheet): Drawn {
  const isWide = sheet.kind === 'wide';
  const round = roundOf(sheet, { wide: 48, phone: 70 });
  const radius = round.limb;
  // Everything is measured from the top, to either side.
  const at = (angle: number) => onRing(round, 90 - angle, radius);
  const both = ANGLES.flatMap((one) =>
    one.angle === 180 ? [one] : [one, { ...one, angle: 360 - one.angle }],
  );
  const chords = both.map(({ angle, easy, name }) =>
    stroked(polyline([at(0), at(angle)]), inkOf(easy), 2 * sheet.weight, {
      'stroke-dasharray': name === 'sextile' ? '7 5' : undefined,
    }),
  );
  const size = sheet.glyph;
  const dots = [0, ...both.map(({ angle }) => angle)].map((angle) => {
    const [cx, cy] = at(angle);
    return tag('circle', { cx, cy, r: isWide ? 5.5 : 4, fill: INK.brass100 });
  });
  const marks = ANGLES.map(({ name, angle, easy }) => {
    const [top, end] = [at(0), at(angle === 180 ? angle : 360 - angle)];
    const [x, y] = [top[0] + (end[0] - top[0]) * 0.66, top[1] + (end[1] - top[1]) * 0.66];
    return [
      tag('circle', { cx: x, cy: y, r: size * 0.66, fill: INK.night900, stroke: INK.rule }),
      glyph(name, { x, y, size: size * 0.8, stroke: inkOf(easy), strokeWidth: 1.6 }),
    ].join('');
  });
  const words = both.map(({ name, angle }): Label => {
    const shown = angle > 180 ? 360 - angle : angle;
    if (!isWide && angle !== 180) {
      return labelAround(
        round,
        90 - angle,
        radius + 14,
        angle > 180 ? `${shown}°` : name,
        angle > 180 ? 'dust' : 'ivory',
      );
    }
    const text = angle > 180 ? `${shown}°, ${SIGNS_APART[shown]} apart` : `${name}, ${shown}°`;
    return labelAround(round, 90 - angle, radius + (isWide ? 22 : 16), text, angle > 180 ? 'dust' : 'ivory');
  });
  return {
    shapes: [
      ringLine(round.x, round.y, radius, 'url(#gold)', 2.2 * sheet.weight),
      tag(
        'g',
        { stroke: INK.brass500 },
        tickRing(round, { foot: radius - 8, length: 8, stepDeg: 5, width: 1, turnDeg: -90 }) +
          tickRing(round, { foot: radius - 16, length: 16, stepDeg: 30, width: 1.4, turnDeg: -90 }),
      ),
      ...chords,
      ...dots,
      ...marks,
    ],
    labels: [labelAround(round, 90, radius + (isWide ? 22 : 16), 'conjunction, 0°'), ...words],
  };
}

/** The five angles, measured on one ring from the top. */
export function aspectsFigure(): MeasuredFigure {
  return {
    heights: { wide: 520, phone: 290 },
    alt: 'A ring with the five angles measured from its top: the conjunction at 0°, the sextile at 60°, the square at 90°, the trine at 120° and the opposition at 180°.',
    draw,
  };
}
