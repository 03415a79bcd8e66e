import { SIGN_KEYS, signOf, type SignKey } from '../zodiac/signs.ts';
import { glyph, type GlyphName } from './glyphs.ts';
import { starPath } from './icon-paths.ts';
import { ELEMENT_INK, INK, goldGradient } from './ink.ts';
import { tickRing } from './ring.ts';
import { num, picture, ringLine, stroked, tag } from './svg.ts';

/**
 * The consulting overlay: 180 ticks that light up once, clockwise. A page that draws it inline moves
 * `.lit` (stroke-dashoffset 180 → 0) and `.pointer` (rotate 0 → 360deg) in 180 steps; a still shows `share`.
 */
export function overlayRing(sign: SignKey | null, share = 0): string {
  const ground = sign ? ELEMENT_INK[signOf(sign).element].mid : INK.night850;
  return picture(
    216,
    216,
    tag('defs', {}, goldGradient('overlay-gold', 30, 186) + litMask('overlay-lit', 108, 16, 88, share)),
    ringLine(108, 108, 106.5, INK.brass500, 0.9),
    ringLine(108, 108, 101, 'url(#overlay-gold)', 2.4),
    tag('g', { stroke: INK.rule }, overlayTicks(1.1)),
    tag('g', { stroke: INK.brass100, mask: 'url(#overlay-lit)' }, overlayTicks(1.4)),
    tag('circle', { cx: 108, cy: 108, r: 75, fill: ground, stroke: INK.brass500, 'stroke-width': 1 }),
    sign
      ? glyph(sign, { x: 108, y: 108, size: 74, stroke: INK.brass200, strokeWidth: 5 })
      : glyph('star4', { x: 108, y: 108, size: 84, stroke: INK.brass200 }),
    tag('path', {
      class: 'pointer',
      d: 'M108 11L103.6 30H112.4Z',
      fill: INK.brass100,
      transform: `rotate(${num(share * 360)} 108 108)`,
    }),
  );
}

function overlayTicks(width: number): string {
  const ring = { x: 108, y: 108 };
  return [
    tickRing(ring, { foot: 89.5, length: 6.5, stepDeg: 2, width }),
    tickRing(ring, { foot: 86.5, length: 9.5, stepDeg: 10, width }),
    tickRing(ring, { foot: 82, length: 14, stepDeg: 30, width: width * 1.15 }),
  ].join('');
}

/** Shows the lit part of a ring of ticks; half a step before the top, so that the first tick is whole. */
function litMask(id: string, middle: number, width: number, r: number, share: number): string {
  const circle = tag('circle', {
    class: 'lit',
    cx: middle,
    cy: middle,
    r,
    stroke: '#fff',
    'stroke-width': width,
    pathLength: 180,
    'stroke-dasharray': 180,
    'stroke-dashoffset': num(180 * (1 - share), 1),
    transform: `rotate(-91 ${middle} ${middle})`,
  });
  return tag(
    'mask',
    { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: 2 * middle, height: 2 * middle },
    circle,
  );
}

/** The same ring for a line of text, 44 px, with sixty ticks. */
export function loaderRing(share = 0.6): string {
  const ring = { x: 22, y: 22 };
  const marks =
    tickRing(ring, { foot: 13, length: 5, stepDeg: 6, width: 0.95 }) +
    tickRing(ring, { foot: 10.5, length: 7.5, stepDeg: 90, width: 1.2 });
  return picture(
    44,
    44,
    tag('defs', {}, litMask('loader-lit', 22, 9, 14.5, share)),
    ringLine(22, 22, 20.6, INK.brass300, 1.4),
    tag('g', { stroke: INK.rule }, marks),
    tag('g', { stroke: INK.brass100, mask: 'url(#loader-lit)' }, marks),
  );
}

const NOT_FOUND = {
  wide: { width: 1056, pxPerDegree: 2.42, step: 2, glyph: 18, glyphY: 16, baseY: 58, height: 112 },
  phone: { width: 350, pxPerDegree: 0.8, step: 5, glyph: 12.5, glyphY: 12, baseY: 44, height: 92 },
} as const;

function notFoundX(kind: keyof typeof NOT_FOUND, degree: number): number {
  return 1 + degree * NOT_FOUND[kind].pxPerDegree;
}

/** The 360° rule with its pointer at 404°, beyond the end. */
export function notFoundRule({ kind }: { kind: 'phone' | 'wide' }): string {
  const { width, pxPerDegree, step, glyph: size, glyphY, baseY, height } = NOT_FOUND[kind];
  const x = (degree: number) => notFoundX(kind, degree);
  const lengthOf = (degree: number) => (degree % 30 === 0 ? 20 : degree % 10 === 0 ? 13 : 7);
  const ticks = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
      .map((degree) => `M${num(x(degree), 1)} ${baseY}v${-lengthOf(degree)}`)
      .join('');
  const signs = SIGN_KEYS.map((sign, i) =>
    glyph(sign, { x: x(i * 30 + 15), y: glyphY, size, stroke: INK.brass300, strokeWidth: size / 14 }),
  );
  const at = num(x(404));
  return picture(
    width,
    height,
    stroked(ticks(360 + step, Math.floor((width - 2) / pxPerDegree)), INK.rule),
    stroked(`M${num(x(360))} ${baseY}H${width}`, INK.rule, 1, { 'stroke-dasharray': '2 4' }),
    stroked(ticks(0, 358), INK.brass300),
    stroked(`M0 ${baseY}H${num(x(360))}`, INK.brass300, 2),
    stroked(`M${num(x(360))} ${baseY - 30}V${baseY + 9}`, INK.brass200, 2),
    ...signs,
    tag('path', { d: `M${at} ${baseY + 1}l7 14h-14z`, fill: INK.brass100 }),
    stroked(`M${at} ${baseY + 13}V${baseY + 28}`, INK.brass100, 1.2),
  );
}

/** The degrees that the page writes under the rule, in percent of its width; the last is the pointer's. */
export function notFoundFigures({ kind }: { kind: 'phone' | 'wide' }): { text: string; xPercent: number }[] {
  const every = kind === 'wide' ? 60 : 120;
  const degrees = [...Array.from({ length: 360 / every + 1 }, (_, i) => i * every), 404];
  return degrees.map((degree) => ({
    text: `${degree}°`,
    xPercent: Math.round((notFoundX(kind, degree) / NOT_FOUND[kind].width) * 1000) / 10,
  }));
}

/** Offline: a star that has set; the lines under the horizon fade as they go down. */
export function offlineHorizon({ width = 490 }: { width?: number } = {}): string {
  const baseY = 22;
  const count = Math.round(width / 4.9);
  const ticks = Array.from({ length: count + 1 }, (_, i) => {
    const length = i % 10 === 0 ? 13 : i % 5 === 0 ? 8.5 : 4.5;
    return `M${num(0.5 + (i * (width - 1)) / count, 1)} ${baseY}v${-length}`;
  }).join('');
  const depths = [6, 15, 27, 42.5, 61.5, 83].map((depth, i) =>
    stroked(`M0 ${baseY + depth}H${width}`, INK.brass500, 1, { opacity: 0.75 - i * 0.125 }),
  );
  const [cx, cy] = [width / 2, baseY + 51];
  return picture(
    width,
    108,
    stroked(ticks, INK.brass500, 1),
    ...depths,
    tag('rect', { y: baseY, width, height: 2, fill: INK.brass300 }),
    tag('circle', { cx, cy, r: 29, fill: INK.night900, stroke: INK.brass300, 'stroke-width': 1.6 }),
    ringLine(cx, cy, 25, INK.rule, 0.8),
    tag('path', { d: starPath(cx, cy, 19), fill: INK.dust }),
  );
}

/** A 72 px seal: the ring that straddles a dialog's edge or stands beside an alert. */
export function seal(name: GlyphName, size = 72): string {
  return picture(
    size,
    size,
    tag('defs', {}, goldGradient('seal-gold', 8, 64)),
    tag(
      'g',
      { transform: size === 72 ? undefined : `scale(${num(size / 72, 3)})` },
      [
        tag('circle', { cx: 36, cy: 36, r: 34.5, fill: INK.night850 }),
        ringLine(36, 36, 34.5, 'url(#seal-gold)', 1.6),
        ringLine(36, 36, 28.2, INK.brass500, 1),
        tag(
          'g',
          { stroke: INK.brass500 },
          tickRing({ x: 36, y: 36 }, { foot: 28.2, length: 6.3, stepDeg: 10, width: 1 }),
        ),
        glyph(name, { x: 36, y: 36, size: 32, stroke: INK.brass200, strokeWidth: 1.8 }),
      ].join(''),
    ),
  );
}
