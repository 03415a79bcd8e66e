import type { Box } from '../../quote-cards/placing.ts';
import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { INK } from '../ink.ts';
import { num, stroked } from '../svg.ts';
import type { Chart } from './chart.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const wholes = ([from, to]: readonly [number, number], step: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step);
};
const within30 = (degree: number): number => ((degree % 30) + 30) % 30;

/** Degrees within their sign, under the frame. */
export function degreeScale(chart: Chart, { plot, kind, type }: Sheet): Drawn {
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const fine = chart.pxPerDeg > 5 ? 1 : 2;
  const ticks = wholes(chart.longitude, fine).map((degree) => {
    const [x] = chart.at(degree, 0);
    return `M${num(x, 1)} ${y}v${degree % 10 === 0 ? -11 : degree % 5 === 0 ? -8 : -4.5}`;
  });
  const each = [5, 10, 15, 30].find((step) => step * chart.pxPerDeg > type * 2.6) ?? 30;
  const labels = wholes(chart.longitude, each).flatMap((degree): Label[] => {
    const [x] = chart.at(degree, 0);
    if (x < plot.left + type * 0.7 || x > plot.right - type * 0.7) return [];
    return [
      { text: `${within30(degree)}°`, x, y: y + type * 0.95, align: 'center', tone: 'dust', upright: true },
    ];
  });
  return { shapes: [stroked(`M${plot.left} ${y}H${plot.right}${ticks.join('')}`, INK.brass500, 1)], labels };
}

/** Where one sign ends and the next begins, with their marks on either side. */
export function signBorders(chart: Chart, sheet: Sheet): { shapes: string[]; taken: Box[] } {
  const { plot, glyph: size, weight } = sheet;
  const y = plot.top + size * 0.95;
  const borders = wholes(chart.longitude, 30).map((degree) => ({ degree, x: chart.at(degree, 0)[0] }));
  const inside = borders.filter(({ x }) => x > plot.left + 2 && x < plot.right - 2);
  const beside = inside.flatMap(({ degree, x }) => [
    { degree, x: x - size * 0.85 },
    { degree: degree - 30, x: x + size * 0.85 },
  ]);
  const alone = [{ degree: chart.longitude[0], x: plot.right - size }];
  const marks = (inside.length > 0 ? beside : alone).filter(
    ({ x }) => x > plot.left + size * 0.6 && x < plot.right - size * 0.6,
  );
  return {
    shapes: [
      ...inside.map(({ x }) => stroked(`M${num(x)} ${plot.top}V${plot.bottom}`, INK.brass500, 1.2 * weight)),
      ...marks.map(({ degree, x }) =>
        glyph(SIGN_KEYS[Math.floor((((degree % 360) + 360) % 360) / 30)]!, {
          x,
          y,
          size,
          stroke: INK.brass300,
          strokeWidth: 1.7,
        }),
      ),
    ],
    taken: marks.map(({ x }) => ({
      left: x - size / 2,
      right: x + size / 2,
      top: plot.top,
      bottom: y + size / 2,
    })),
  };
}

const LATITUDE_STEPS = [0.1, 0.2, 0.5, 1, 2, 3, 5];

function latitudeName(degree: number): string {
  if (Math.abs(degree) < 1e-9) return 'ecliptic';
  return `${Number(Math.abs(degree).toFixed(1))}° ${degree > 0 ? 'north' : 'south'}`;
}

/** Degrees from the ecliptic at the left edge; the ecliptic itself as a dotted line where it is in sight. */
export function latitudeScale(chart: Chart, sheet: Sheet): Drawn {
  const { plot, kind, type } = sheet;
  const [from, to] = chart.latitude;
  const step = LATITUDE_STEPS.find((each) => (to - from) / each <= (kind === 'wide' ? 6 : 5)) ?? 5;
  const degrees = wholes([from, to], step);
  const ticks = degrees.map(
    (degree) => `M${plot.left} ${num(chart.at(0, degree)[1])}h${kind === 'wide' ? 10 : 6}`,
  );
  const zeroY = chart.at(0, 0)[1];
  const inSight = zeroY > plot.top + 4 && zeroY < plot.bottom - 4;
  const shown = kind === 'wide' ? degrees : degrees.filter((degree) => Math.abs(degree) < 1e-9);
  const labels = shown.flatMap((degree): Label[] => {
    const y = chart.at(0, degree)[1];
    if (y < plot.top + type || y > plot.bottom - type) return [];
    const isEcliptic = Math.abs(degree) < 1e-9;
    const x = plot.left + (kind === 'wide' ? 16 : 10);
    return [
      { text: latitudeName(degree), x, y: isEcliptic ? y - type * 0.7 : y, align: 'left', tone: 'dust' },
    ];
  });
  const dotted = stroked(`M${plot.left} ${num(zeroY)}H${plot.right}`, INK.dust, 1.4, {
    'stroke-dasharray': '1.5 5',
    opacity: 0.8,
  });
  return { shapes: [stroked(ticks.join(''), INK.brass500, 1), ...(inSight ? [dotted] : [])], labels };
}
