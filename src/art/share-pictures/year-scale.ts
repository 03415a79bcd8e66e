import { INK } from '../drawing/ink.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { place, type PlacedText } from '../quote-cards/placing.ts';

export interface ScalePlace {
  left: number;
  right: number;
  /** Of the line itself. */
  y: number;
}

/** One scale for all: whoever sees two of them can compare. */
const FIRST = -800;
const LAST = 2000;
const STEP = 20;
const LABELS: readonly (readonly [year: number, text: string])[] = [
  [-500, '500 BCE'],
  [0, '1 CE'],
  [500, '500'],
  [1000, '1000'],
  [1500, '1500'],
  [2000, '2000'],
];
const TYPE = { face: 'roman', size: 28, fill: INK.dust } as const;
const LEAST_BAR = 10;

const xOf = (year: number, { left, right }: ScalePlace): number =>
  left + ((right - left) * (year - FIRST)) / (LAST - FIRST);

/** A line of years with ticks each 20, 100 and 500, and on it a life as a bar. */
export function yearScale(life: readonly [number, number], at: ScalePlace): string {
  const { left, right, y } = at;
  const ticks = Array.from({ length: (LAST - FIRST) / STEP + 1 }, (_, i) => {
    const year = FIRST + i * STEP;
    const length = year % 500 === 0 ? 20 : year % 100 === 0 ? 13 : 7;
    return `M${num(xOf(year, at), 1)} ${y}v${length}`;
  });
  return [
    stroked(ticks.join(''), INK.brass500, 1.4),
    stroked(`M${left} ${y}H${right}`, 'url(#gold)', 2.6),
    bar(life, at),
  ].join('');
}

function bar([born, died]: readonly [number, number], at: ScalePlace): string {
  const [from, to] = [xOf(born, at), xOf(died, at)];
  const width = Math.max(LEAST_BAR, to - from);
  const x = (from + to - width) / 2;
  const middle = x + width / 2;
  return [
    tag('rect', { x, y: at.y - 12, width, height: 12, fill: INK.brass300 }),
    tag('path', { d: `M${num(middle - 11)} ${at.y - 36}h22l-11 18z`, fill: INK.brass100 }),
  ].join('');
}

export function yearLabels(at: ScalePlace): PlacedText[] {
  return LABELS.map(([year, text]) =>
    place(text, TYPE, year === LAST ? 'right' : 'center', xOf(year, at), at.y + 48),
  );
}
