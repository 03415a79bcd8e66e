import { place, type Align, type PlacedText, type Box } from '../../quote-cards/placing.ts';
import { printed } from '../../quote-cards/printing.ts';
import { GOLD_STOPS, INK } from '../ink.ts';
import { num, picture, stroked, tag } from '../svg.ts';

/** A figure is drawn for wide windows, again for phones, and without words for lists. */
export const SHEET_KINDS = ['wide', 'phone', 'small'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export interface Sheet {
  kind: SheetKind;
  width: number;
  height: number;
  /** Inside of the frame. */
  plot: Box;
  /** Size of labels; nothing is written on the small sheet. */
  type: number;
  glyph: number;
  /** How much heavier lines are than on the wide sheet. */
  weight: number;
}

export interface Label {
  text: string;
  x: number;
  /** Of the middle of its small letters. */
  y: number;
  align: Align;
  tone?: 'ivory' | 'dust' | 'brass';
  /** Roman figures for scales; italics for words. */
  upright?: true;
  size?: number;
}

export interface Drawn {
  shapes: string[];
  labels: Label[];
}

const INKS = { ivory: INK.ivory, dust: INK.dust, brass: INK.brass300 };
/** Room for a scale and its figures beneath the frame. */
const SCALE_ROOM: Record<SheetKind, number> = { wide: 52, phone: 44, small: 0 };
const MARGIN: Record<SheetKind, number> = { wide: 20, phone: 2, small: 1 };
const SMALL = { width: 360, height: 240 };

/** `heights` are of the whole picture on wide windows and phones. */
export function sheetOf(kind: SheetKind, heights: { wide: number; phone: number; scale?: boolean }): Sheet {
  const width = { wide: 1120, phone: 350, small: SMALL.width }[kind];
  const height = kind === 'small' ? SMALL.height : heights[kind];
  const margin = MARGIN[kind];
  const room = heights.scale ? SCALE_ROOM[kind] : margin;
  return {
    kind,
    width,
    height,
    plot: { left: margin, top: kind === 'wide' ? 6 : margin, right: width - margin, bottom: height - room },
    type: { wide: 22, phone: 17, small: 0 }[kind],
    glyph: { wide: 28, phone: 22, small: 26 }[kind],
    weight: { wide: 1, phone: 1.1, small: 1.3 }[kind],
  };
}

const X_HEIGHT = 0.4;
const DEGREE_WIDTH = 0.34;

/** Our letters have no degree sign: a small ring stands in for it. */
function degreeRing(x: number, baseline: number, size: number, stroke: string): string {
  return tag('circle', {
    cx: x,
    cy: baseline - size * 0.56,
    r: size * 0.095,
    stroke,
    'stroke-width': size * 0.05,
  });
}

export function labelWidth({ text, upright, size }: Label, sheet: Sheet): number {
  const type = {
    face: upright ? ('roman' as const) : ('italic' as const),
    size: size ?? sheet.type,
    fill: '',
  };
  const parts = text.split('°');
  const words = parts.reduce((sum, part) => sum + place(part, type, 'left', 0, 0).width, 0);
  return words + (parts.length - 1) * DEGREE_WIDTH * type.size;
}

function setLabel(label: Label, sheet: Sheet): { texts: PlacedText[]; rings: string[] } {
  const size = label.size ?? sheet.type;
  const fill = INKS[label.tone ?? 'ivory'];
  const type = { face: label.upright ? ('roman' as const) : ('italic' as const), size, fill };
  const baseline = label.y + (size * X_HEIGHT) / 2;
  const width = labelWidth(label, sheet);
  let x = label.x - { left: 0, center: width / 2, right: width }[label.align];
  const texts: PlacedText[] = [];
  const rings: string[] = [];
  label.text.split('°').forEach((part, at) => {
    if (at > 0) {
      rings.push(degreeRing(x + size * (label.upright ? 0.14 : 0.2), baseline, size, fill));
      x += DEGREE_WIDTH * size;
    }
    const set = place(part, type, 'left', x, baseline);
    texts.push(set);
    x += set.width;
  });
  return { texts, rings };
}

function lettering(labels: readonly Label[], sheet: Sheet): string {
  if (sheet.kind === 'small') return '';
  const set = labels.map((label) => setLabel(label, sheet));
  const { letters, lines } = printed(set.flatMap(({ texts }) => texts));
  // A rim of night keeps words readable where a line passes beneath them; its width is in thousandths of the size.
  const rim = {
    stroke: INK.night900,
    'stroke-width': 170,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  };
  const rings = set.flatMap((one) => one.rings);
  return tag('defs', {}, letters) + tag('g', rim, lines) + rings.join('');
}

function ground({ plot, kind }: Sheet): string {
  const { left, top, right, bottom } = plot;
  return [
    tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: INK.night900 }),
    stroked(`M${num((left + right) / 2)} ${top}V${bottom}`, INK.ruledGround, right - left, {
      'stroke-dasharray': kind === 'wide' ? '2.4 4.6' : '2 4',
      'stroke-opacity': 0.75,
    }),
  ].join('');
}

function frame({ plot, width, height, weight }: Sheet): string {
  const { left, top, right, bottom } = plot;
  const stops = GOLD_STOPS.map(([at, color]) => tag('stop', { offset: at / 100, 'stop-color': color }));
  const ends = { id: 'gold', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: width, y2: height };
  return [
    tag('defs', {}, tag('linearGradient', ends, stops.join(''))),
    stroked(`M${left} ${top}H${right}V${bottom}H${left}Z`, 'url(#gold)', 1.6 * weight),
  ].join('');
}

/** The finished sheet: ruled ground, the drawing, the frame of brass, the words. */
export function finished(sheet: Sheet, { shapes, labels }: Drawn): string {
  return picture(
    sheet.width,
    sheet.height,
    ground(sheet),
    shapes.join(''),
    frame(sheet),
    lettering(labels, sheet),
  );
}

/** What a label covers. */
export function labelBox(label: Label, sheet: Sheet): Box {
  const size = label.size ?? sheet.type;
  const width = labelWidth(label, sheet);
  const left = label.x - { left: 0, center: width / 2, right: width }[label.align];
  return { left, right: left + width, top: label.y - size * 0.55, bottom: label.y + size * 0.5 };
}
