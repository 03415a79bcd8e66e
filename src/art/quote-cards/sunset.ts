import { INK } from '../drawing/ink.ts';
import { arc, ticks } from '../drawing/ring.ts';
import { num, radialGradient, stroked, tag } from '../drawing/svg.ts';
import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import type { CardWords, Composition } from './composition.ts';
import { framed, gold, ground, insideFrame, sizeOf, skyGradient } from './furniture.ts';
import { signature, signatureLine, type Signature } from './signature.ts';
import { MEASURES, sceneFor, type Scene } from './sunset-scene.ts';
import { placeWords } from './words.ts';

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

interface Sea {
  horizon: number;
  /** No rule lies below it: there the name begins. */
  feet: number;
  sunX: number;
  sun: number;
}

/** The sea: rules that part the farther they are from the horizon, and the sun's way on them. */
function sea(format: CardFormat, { horizon, feet, sunX, sun }: Sea): string {
  const { left, right } = insideFrame(format);
  const drops = [11, 23, 37, 53].filter((drop) => horizon + drop < feet);
  const lines = drops.map((drop, i) => {
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

/** Whose words they are, in the sea; a low sea has one line for it. */
function seaSignature({ author, source }: CardWords, format: CardFormat): Signature {
  const { x, name, beside } = MEASURES[format];
  if (!beside) return signature(author, source, { align: 'center', x, room: 880, ...name });
  return signatureLine(author, source, { left: beside.x, right: 2 * x - beside.x, ...name });
}

/** The sun halfway into the sea, its height on a scale of degrees; the words stand in the sky. */
export function sunset(words: CardWords, format: CardFormat): Composition {
  const scene = sceneFor(words.text, format);
  const { fit, align, x, top, sunX, reach } = scene;
  const { horizon, credit: creditMiddle, name } = MEASURES[format];
  const { lines, marks } = placeWords(fit, align, x, top);
  const { frame, credit } = framed(format, words.credit, creditMiddle);
  const sun = reach * 0.585;
  return {
    words: lines,
    marks,
    ...seaSignature(words, format),
    credit,
    bounds: insideFrame(format),
    picture: { left: sunX - reach, right: sunX + reach, top: horizon - reach, bottom: horizon },
    ring: null,
    defs: definitions(format, horizon, scene),
    drawing: [
      ground(format, horizon),
      tag('path', { d: halfDisc(sunX, horizon, reach * GLOW), fill: 'url(#glow)' }),
      degreeArc(sunX, horizon, reach),
      halfSun(sunX, horizon, sun),
      sea(format, { horizon, feet: name.baseline - name.size, sunX, sun }),
      frame,
    ].join(''),
  };
}
