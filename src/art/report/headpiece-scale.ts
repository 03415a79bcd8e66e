import { glyph } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { signAt, type Focus } from './focus.ts';
import { BAND, xOf } from './headpiece-sky.ts';

const REACH_DEG = 36;
const FOOT = BAND.height - 8;

const TICKS = [
  [30, 46],
  [10, 24],
  [5, 15],
  [1, 8],
] as const;

function degreesOf(middleDeg: number): number[] {
  const first = Math.ceil(middleDeg - REACH_DEG);
  return Array.from({ length: 2 * REACH_DEG }, (_, index) => first + index);
}

const isMultiple = (degree: number, step: number): boolean => ((degree % step) + step) % step === 0;

/** Degrees of the signs, with a figure at each tenth and the sign between. */
export function scaleOfBand({ longitudeDeg, sign, ink }: Focus): string {
  const degrees = degreesOf(longitudeDeg).filter((degree) => {
    const x = xOf(degree, longitudeDeg);
    return x > 10 && x < BAND.width - 10;
  });
  const ticks = degrees.map((degree) => {
    const [, length] = TICKS.find(([step]) => isMultiple(degree, step))!;
    return `M${num(xOf(degree, longitudeDeg), 1)} ${BAND.scale}v${length}`;
  });
  const figures = degrees
    .filter((degree) => isMultiple(degree, 10) && !isMultiple(degree, 30))
    .map((degree) =>
      tag(
        'text',
        {
          x: xOf(degree, longitudeDeg),
          y: BAND.scale + 47,
          'font-size': 20,
          'text-anchor': 'middle',
          'font-family': 'EB Garamond',
          fill: INK.parchment,
        },
        `${((degree % 30) + 30) % 30}°`,
      ),
    );
  const signs = degrees
    .filter((degree) => isMultiple(degree - 15, 30))
    .filter((degree) => Math.abs(xOf(degree, longitudeDeg) - BAND.width / 2) < BAND.width / 2 - 30)
    .map((degree) => {
      const own = signAt(degree);
      const stroke = own === sign ? INK.brass100 : INK.brass300;
      return glyph(own, {
        x: xOf(degree, longitudeDeg),
        y: BAND.scale + 40,
        size: 25,
        stroke,
        strokeWidth: 1.8,
      });
    });
  return [
    tag('rect', {
      y: BAND.scale,
      width: BAND.width,
      height: FOOT - BAND.scale + 8,
      fill: ink.edge,
      opacity: 0.82,
    }),
    stroked(`M0 ${BAND.scale}H${BAND.width}`, INK.brass300, 1.2),
    stroked(ticks.join(''), INK.brass200, 1.1),
    ...figures,
    ...signs,
  ].join('');
}
