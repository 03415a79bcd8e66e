import { INK } from '../drawing/ink.ts';
import { arc, ticks } from '../drawing/ring.ts';
import { num, radialGradient, stroked, tag } from '../drawing/svg.ts';
import type { CardFormat } from '../quotes/card-kinds.ts';
import type { CardWords, Composition } from './composition.ts';
import { framed, gold, ground, insideFrame, sizeOf, skyGradient } from './furniture.ts';
import { signature, type SignaturePlace } from './signature.ts';
import type { FittedWords } from './fitting.ts';
import { fitted, heightOf, HUNG_MARK, placeWords, widthRoom } from './words.ts';

interface Measures {
  align: 'center' | 'left';
  x: number;
  top: number;
  room: number;
  largest: number;
  smallest: number;
  horizon: number;
  /** Middle of the sun, and how far its scale may reach: it rises as high as the words let it. */
  sunX: number;
  reach: readonly [least: number, most: number];
  gap: number;
  /** Beside a low sun, longer words get more room and the sun is smaller. */
  beside?: { comfortable: number; room: number; reach: number; sunX: number };
  name: Omit<SignaturePlace, 'align' | 'x'>;
}

const MEASURES: Record<CardFormat, Measures> = {
  square: {
    align: 'center',
    x: 540,
    top: 108,
    room: 850,
    largest: 82,
    smallest: 42,
    horizon: 830,
    sunX: 540,
    reach: [214, 390],
    gap: 64,
    name: { baseline: 936, room: 880, size: 36 },
  },
  portrait: {
    align: 'center',
    x: 540,
    top: 130,
    room: 850,
    largest: 98,
    smallest: 46,
    horizon: 1056,
    sunX: 540,
    reach: [300, 420],
    gap: 84,
    name: { baseline: 1176, room: 880, size: 38 },
  },
  story: {
    align: 'center',
    x: 540,
    top: 250,
    room: 850,
    largest: 110,
    smallest: 50,
    horizon: 1440,
    sunX: 540,
    reach: [360, 450],
    gap: 110,
    name: { baseline: 1584, room: 880, size: 42 },
  },
  wide: {
    align: 'left',
    x: 108,
    top: 84,
    room: 656,
    largest: 76,
    smallest: 39,
    horizon: 446,
    sunX: 950,
    reach: [176, 176],
    gap: 0,
    beside: { comfortable: 52, room: 764, reach: 124, sunX: 1004 },
    name: { baseline: 512, room: 640, size: 30 },
  },
};

/** How far the sky is lit, in parts of the scale's reach. */
const GLOW = 1.14;

function halfDisc(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${y}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${y}Z`;
}

/** The upper half of a disc ruled across, the rules swelling toward the horizon. */
function halfSun(x: number, y: number, r: number): string {
  const pitch = Math.max(5, r / 26);
  const rules = Array.from({ length: Math.floor(r / pitch) }, (_, i) => {
    const height = (i + 0.5) * pitch;
    const half = Math.sqrt(r * r - height * height);
    const width = 0.7 + (pitch * 0.36 - 0.7) * (1 - height / r);
    return tag('path', { d: `M${num(x - half)} ${num(y - height)}h${num(2 * half)}`, 'stroke-width': width });
  });
  return [
    tag('path', { d: halfDisc(x, y, r), fill: '#f6dda0' }),
    tag('g', { stroke: '#bf8d45' }, rules.join('')),
    stroked(arc({ x, y }, r + r * 0.045, 0, 180), INK.brass300, 2.4),
  ].join('');
}

/** The scale of the sun's height: a tick each 3°, longer each 15° and 45°. */
function degreeArc(x: number, y: number, reach: number): string {
  const foot = reach * 0.77;
  const scale = {
    from: foot + reach * 0.02,
    ticks: [
      [45, reach * 0.97],
      [15, reach * 0.9],
      [3, reach * 0.855],
    ],
  } as const;
  return [
    stroked(arc({ x, y }, reach, 0, 180), 'url(#gold)', 3.2),
    stroked(arc({ x, y }, foot, 0, 180), INK.brass500, 2),
    stroked(arc({ x, y }, foot - reach * 0.022, 0, 180), INK.brass500, 1.2, { 'stroke-opacity': 0.8 }),
    stroked(ticks({ x, y }, scale, 3, 177), INK.brass300, 1.8),
  ].join('');
}

/** The sea: rules that part the farther they are from the horizon, and the sun's way on them. */
function sea(format: CardFormat, horizon: number, sunX: number, sun: number): string {
  const { left, right } = insideFrame(format);
  const lines = [11, 23, 37, 53].map((drop, i) => {
    const half = sun * (0.92 - i * 0.19);
    return [
      stroked(`M${left} ${horizon + drop}H${right}`, INK.brass500, 1.6, { 'stroke-opacity': 0.5 - i * 0.09 }),
      stroked(`M${num(sunX - half)} ${horizon + drop}h${num(2 * half)}`, INK.brass200, 3.4 - i * 0.35, {
        'stroke-opacity': 0.85 - i * 0.12,
      }),
    ].join('');
  });
  return stroked(`M${left} ${horizon}H${right}`, 'url(#gold)', 3) + lines.join('');
}

interface Scene {
  fit: FittedWords;
  top: number;
  sunX: number;
  reach: number;
}

/** The words above the sun, which rises as high as they let it. */
function stacked(text: string, measures: Measures): Scene {
  const { room, largest, smallest, horizon, top, gap, reach, sunX } = measures;
  const sky = horizon - top - gap;
  const fit = fitted(text, widthRoom({ width: room, height: sky - reach[0] }, largest, smallest));
  const height = heightOf(fit.size, fit.lines.length);
  const risen = Math.min(reach[1], Math.max(reach[0], sky - height));
  return { fit, top: top + (sky - risen - height) / 2, sunX, reach: risen };
}

/** The words to the left of the sun. */
function sideBySide(text: string, measures: Measures): Scene {
  const { room, largest, smallest, horizon, top, reach, sunX, beside } = measures;
  const { comfortable, ...small } = beside!;
  const sky = horizon - top - 26;
  const wide = {
    ...widthRoom({ width: room, height: sky, hung: HUNG_MARK }, largest, smallest),
    comfortable,
  };
  const fit = fitted(
    text,
    wide,
    widthRoom({ width: small.room, height: sky, hung: HUNG_MARK }, comfortable, smallest),
  );
  const free = sky - heightOf(fit.size, fit.lines.length);
  const sun = fit.room === 0 ? { sunX, reach: reach[1] } : small;
  return { fit, top: top + free / 2, sunX: sun.sunX, reach: sun.reach };
}

function definitions(format: CardFormat, horizon: number, { sunX, reach }: Scene): string {
  const { height } = sizeOf(format);
  const sky = skyGradient(format, [
    [0, '#0d1024'],
    [(horizon / height) * 0.5, '#1a1640'],
    [horizon / height, '#3b2263'],
  ]);
  const glow = radialGradient(
    'glow',
    [sunX, horizon, reach * GLOW],
    [
      [0, '#8a2f4a', 0.75],
      [0.6, '#6a2452', 0.35],
      [1, '#3b2263', 0],
    ],
  );
  return gold(format) + sky + glow;
}

/** The sun halfway into the sea, its height on a scale of degrees; the words stand in the sky. */
export function sunset(words: CardWords, format: CardFormat): Composition {
  const measures = MEASURES[format];
  const { align, x, horizon } = measures;
  const scene = measures.beside ? sideBySide(words.text, measures) : stacked(words.text, measures);
  const { fit, top, sunX, reach } = scene;
  const { lines, marks } = placeWords(fit, align, x, top);
  const { frame, credit } = framed(format, words.credit);
  const sun = reach * 0.585;
  return {
    words: lines,
    marks,
    ...signature(words.author, words.source, { align, x, ...measures.name }),
    credit,
    bounds: insideFrame(format),
    picture: { left: sunX - reach, right: sunX + reach, top: horizon - reach, bottom: horizon },
    circle: null,
    defs: definitions(format, horizon, scene),
    drawing: [
      ground(format, horizon),
      tag('path', { d: halfDisc(sunX, horizon, reach * GLOW), fill: 'url(#glow)' }),
      degreeArc(sunX, horizon, reach),
      halfSun(sunX, horizon, sun),
      sea(format, horizon, sunX, sun),
      frame,
    ].join(''),
  };
}
