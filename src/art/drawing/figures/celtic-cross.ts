import { INK } from '../ink.ts';
import { num, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

interface Place {
  number: number;
  name: string;
  /** In widths and heights of a card, from the middle of the cross; the staff stands at the right. */
  across: number;
  up: number;
  /** Which side of the card its name stands on, where there is room for names; for the two in the middle, which corner. */
  side: 'left' | 'right' | 'above' | 'below';
  lies?: true;
}

const STAFF = 3.5;
const PLACES: readonly Place[] = [
  { number: 1, name: 'the heart of it', across: 0, up: 0, side: 'above' },
  { number: 2, name: 'what crosses it', across: 0, up: 0, side: 'below', lies: true },
  { number: 3, name: 'what you know', across: 0, up: 1.12, side: 'left' },
  { number: 4, name: 'what lies under it', across: 0, up: -1.12, side: 'left' },
  { number: 5, name: 'behind you', across: -1.6, up: 0, side: 'left' },
  { number: 6, name: 'ahead', across: 1.6, up: 0, side: 'right' },
  { number: 7, name: 'you, in this', across: STAFF, up: -1.62, side: 'right' },
  { number: 8, name: 'the house around you', across: STAFF, up: -0.54, side: 'right' },
  { number: 9, name: 'hope and fear', across: STAFF, up: 0.54, side: 'right' },
  { number: 10, name: 'where it tends', across: STAFF, up: 1.62, side: 'right' },
];

interface Table {
  x: number;
  y: number;
  card: { width: number; height: number };
  /** Steps between places, a card and its gap. */
  step: { x: number; y: number };
}

function tableOf({ plot, kind }: Sheet): Table {
  const height = { wide: 122, phone: 76, small: 50 }[kind];
  const width = height * 0.573;
  const gapX = { wide: 1.14, phone: 1.1, small: 1.12 }[kind];
  const step = { x: width * gapX, y: height * 1.05 };
  const span = { wide: 0, phone: 1, small: 1 }[kind];
  // Names need room at the right; without them the whole stands in the middle.
  const middle = (plot.left + plot.right) / 2;
  const x = kind === 'wide' ? plot.left + 430 : middle - ((STAFF - 1.6) / 2) * step.x * span;
  return { x, y: (plot.top + plot.bottom) / 2, card: { width, height }, step };
}

/** Lozenges, as on the back of our cards. */
function lozenges(left: number, top: number, width: number, height: number): string {
  const [columns, rows] = width < height ? [3, 5] : [5, 3];
  const [dx, dy] = [width / columns, height / rows];
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [left + (i % columns) * dx, top + Math.floor(i / columns) * dy];
    return `M${num(x + dx / 2, 1)} ${num(y, 1)}l${num(dx / 2, 1)} ${num(dy / 2, 1)}l${num(-dx / 2, 1)} ${num(dy / 2, 1)}l${num(-dx / 2, 1)} ${num(-dy / 2, 1)}z`;
  });
  return cells.join('');
}

function middleOf({ across, up }: Place, { x, y, step }: Table): readonly [number, number] {
  return [x + across * step.x, y - up * step.y];
}

function cardOf(place: Place, table: Table, weight: number): string {
  const [cx, cy] = middleOf(place, table);
  const { width, height } = place.lies ? { width: table.card.height, height: table.card.width } : table.card;
  const [x, y] = [cx - width / 2, cy - height / 2];
  const inset = Math.min(width, height) * 0.1;
  return [
    tag('rect', {
      x,
      y,
      width,
      height,
      fill: INK.night850,
      stroke: INK.brass300,
      'stroke-width': 1.5 * weight,
    }),
    tag('rect', {
      x: x + inset / 2,
      y: y + inset / 2,
      width: width - inset,
      height: height - inset,
      stroke: INK.rule,
    }),
    stroked(lozenges(x + inset, y + inset, width - 2 * inset, height - 2 * inset), INK.edge, 0.8),
  ].join('');
}

/** Numbers stand in the middle of their cards; the first lies under the second, so its number is at its upper edge. */
function sealPlace(place: Place, table: Table): readonly [number, number] {
  const [x, y] = middleOf(place, table);
  return [x, place.number === 1 ? y - table.card.height * 0.44 : y];
}

function sealOf(place: Place, table: Table): string {
  const [cx, cy] = sealPlace(place, table);
  const r = table.card.width * (place.number === 1 ? 0.22 : 0.3);
  return tag('circle', { cx, cy, r, fill: INK.night900, stroke: INK.brass300, 'stroke-width': 1.2 });
}

function numberOf(place: Place, table: Table, sheet: Sheet): Label {
  const [x, y] = sealPlace(place, table);
  return {
    text: String(place.number),
    x,
    y,
    align: 'center',
    upright: true,
    tone: 'brass',
    size: sheet.kind === 'wide' ? 24 : 17,
  };
}

function nameOf(place: Place, table: Table): Label {
  const [x, y] = middleOf(place, table);
  const gap = table.card.width / 2 + 16;
  if (place.side === 'above' || place.side === 'below') {
    const down = place.side === 'above' ? -0.68 : 0.68;
    return { text: `${place.number}, ${place.name}`, x: x + gap, y: y + down * table.step.y, align: 'left' };
  }
  if (place.side === 'right') return { text: place.name, x: x + gap, y, align: 'left' };
  return { text: place.name, x: x - gap, y, align: 'right' };
}

function draw(sheet: Sheet): Drawn {
  const table = tableOf(sheet);
  const axes = [
    `M${num(table.x - 2.4 * table.step.x)} ${num(table.y)}H${num(table.x + 2.4 * table.step.x)}`,
    `M${num(table.x)} ${sheet.plot.top}V${sheet.plot.bottom}`,
  ];
  return {
    shapes: [
      stroked(axes.join(''), INK.rule, 1, { 'stroke-dasharray': '2 5' }),
      ...PLACES.map((place) => cardOf(place, table, sheet.weight)),
      ...PLACES.map((place) => sealOf(place, table)),
    ],
    labels: [
      ...PLACES.map((place) => numberOf(place, table, sheet)),
      ...(sheet.kind === 'wide' ? PLACES.map((place) => nameOf(place, table)) : []),
    ],
  };
}

/** The ten places of the spread, numbered as they are dealt. */
export function celticCrossFigure(): MeasuredFigure {
  const names = PLACES.map(({ number, name }) => `${number} ${name}`).join(', ');
  return {
    heights: { wide: 580, phone: 370 },
    alt: `Ten cards face down: six make a cross, with the second lying across the first, and four a column at the right, built from the bottom up. Their places: ${names}.`,
    draw,
  };
}
