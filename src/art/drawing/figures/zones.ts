import { INK, ELEMENT_INK } from '../ink.ts';
import { num, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

/** The first and the last clock on Earth, in hours ahead of UTC. */
const FIRST = 14;
const LAST = -12;
const OFFSETS = Array.from({ length: FIRST - LAST + 1 }, (_, i) => FIRST - i);
const PLACES: Readonly<Record<number, string>> = {
  14: 'Kiritimati',
  9: 'Tokyo',
  0: 'London',
  [-5]: 'New York',
  [-12]: 'Baker Island',
};
/** Hours of UTC shown, from the first place's midnight to the last one's next midnight. */
const FROM = -FIRST - 2;
const TO = 24 - LAST + 2;

function hourScale(x: (hour: number) => number, { plot, kind, type }: Sheet): Drawn {
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const hours = Array.from({ length: TO - FROM + 1 }, (_, i) => FROM + i);
  const length = (hour: number): number => (hour % 12 === 0 ? -11 : hour % 6 === 0 ? -8 : -4.5);
  const ticks = hours.map((hour) => `M${num(x(hour), 1)} ${y}v${length(hour)}`).join('');
  const clock = (hour: number): string => `${String(((hour % 24) + 24) % 24).padStart(2, '0')}:00`;
  return {
    shapes: [stroked(`M${plot.left} ${y}H${plot.right}${ticks}`, INK.brass500, 1)],
    labels: [
      ...(kind === 'wide'
        ? [
            {
              text: 'hours of UTC',
              x: plot.left,
              y: y + type * 0.95,
              align: 'left',
              tone: 'dust',
            } satisfies Label,
          ]
        : []),
      ...hours
        .filter((hour) => hour % 12 === 0)
        .map((hour): Label => ({
          text: clock(hour),
          x: x(hour),
          y: y + type * 0.95,
          align: 'center',
          tone: 'dust',
          upright: true,
        })),
    ],
  };
}

function draw(sheet: Sheet): Drawn {
  const { plot, kind, weight } = sheet;
  const isWide = kind === 'wide';
  const [left, right] = [plot.left + (isWide ? 190 : 14), plot.right - (isWide ? 30 : 14)];
  const x = (hour: number): number => left + ((hour - FROM) / (TO - FROM)) * (right - left);
  const row = (plot.bottom - plot.top - 16) / OFFSETS.length;
  const y = (offset: number): number => plot.top + 8 + (FIRST - offset + 0.5) * row;
  const bars = OFFSETS.map((offset) => {
    const named = PLACES[offset] !== undefined;
    const [from, to] = [x(-offset), x(24 - offset)];
    const height = row * 0.62;
    return [
      tag('rect', {
        x: from,
        y: y(offset) - height / 2,
        width: to - from,
        height,
        fill: named ? INK.brass300 : ELEMENT_INK.Air.core,
        opacity: named ? 0.95 : 0.75,
      }),
    ].join('');
  });
  const edges = [
    `M${num(x(-FIRST))} ${plot.top}V${plot.bottom}`,
    `M${num(x(-LAST))} ${plot.top}V${plot.bottom}`,
    `M${num(x(24 - FIRST))} ${plot.top}V${plot.bottom}`,
    `M${num(x(24 - LAST))} ${plot.top}V${plot.bottom}`,
  ].join('');
  const names = Object.entries(PLACES).map(([offset, name]): Label => {
    const at = Number(offset);
    if (isWide) return { text: name, x: plot.left + 16, y: y(at), align: 'left' };
    // On phones the name stands on the free side of its bar.
    return at > 0
      ? { text: name, x: x(24 - at) + 8, y: y(at) + (at === FIRST ? 5 : 0), align: 'left' }
      : { text: name, x: x(-at) - 8, y: y(at) - (at === LAST ? 5 : 0), align: 'right' };
  });
  const scale = hourScale(x, sheet);
  const begins: Label[] = isWide
    ? [
        { text: 'yesterday’s date', x: x(-9), y: y(-7), align: 'center', tone: 'dust' },
        { text: 'tomorrow’s date', x: x(28), y: y(7), align: 'center', tone: 'dust' },
      ]
    : [];
  return {
    shapes: [
      stroked(edges, INK.brass500, weight, { 'stroke-dasharray': '2 5' }),
      ...bars,
      ...(kind === 'small' ? [] : scale.shapes),
    ],
    labels: [...names, ...begins, ...scale.labels],
  };
}

/** One date on all clocks of the Earth, zone by zone, against the hours of UTC. */
export function zonesFigure(): MeasuredFigure {
  return {
    heights: { wide: 520, phone: 440, scale: true },
    alt: 'One date as a bar of twenty-four hours for every time zone, each an hour later than the one above it. It begins on Kiritimati, passes Tokyo, London and New York, and begins on Baker Island twenty-six hours after Kiritimati.',
    draw,
  };
}
