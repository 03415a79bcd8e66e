import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { glyph } from '../drawing/glyphs.ts';
import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { skyInside } from '../drawing/planisphere-sky.ts';
import { arc, onRing, spoke, ticks } from '../drawing/ring.ts';
import { ringLine, stroked, tag } from '../drawing/svg.ts';
import { COVER, COVER_CORNERS, COVER_RING, COVER_TITLE_Y } from './cover-shape.ts';

const { width, height, frame } = COVER;
const MIDDLE = { x: 0, y: 0 };

function frames(): string {
  const box = (inset: number, stroke: string, lineWidth: number): string =>
    tag('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      stroke,
      'stroke-width': lineWidth,
    });
  return box(frame, INK.brass300, 1.1) + box(frame + 3, INK.brass500, 0.6);
}

/** Rays of several lengths, short of the frame and of the lettering. */
function rays(): string {
  const lines = Array.from({ length: 120 }, (_, i) => {
    const across = Math.abs(Math.cos((i * 3 * Math.PI) / 180));
    const most = (width / 2 - frame - 5) / Math.max(0.01, across);
    const reach = Math.min(COVER_RING.limb + [4, 8, 6, 12][i % 4]!, most);
    return reach > COVER_RING.limb + 3 ? spoke(COVER_RING, i * 3, COVER_RING.limb + 3, reach) : '';
  });
  return stroked(lines.join(''), INK.brass500, 0.5, { opacity: 0.6 });
}

function titleRule(): string {
  const [x, y] = [width / 2, COVER_TITLE_Y + 8];
  return (
    stroked(`M${x - 58} ${y}H${x - 7}M${x + 7} ${y}H${x + 58}`, INK.brass500, 0.6) +
    tag('path', { d: starPath(x, y, 4), fill: INK.brass200 })
  );
}

function corners(): string {
  const arcs = Object.values(COVER_CORNERS).flatMap(({ fromDeg, ...ring }) =>
    [COVER.corner, COVER.corner - 9].map((radius) => arc(ring, radius, fromDeg, fromDeg + 90)),
  );
  return stroked(arcs.join(''), INK.brass500, 0.7);
}

/** The board with its furniture; nothing on it is anybody's. */
function board(): string {
  const rules = Array.from({ length: Math.floor(height / 3) }, (_, i) => `M0 ${i * 3 + 1.5}H${width}`);
  return tag(
    'g',
    { id: 'cover', fill: 'none' },
    [
      tag('rect', { width, height, fill: INK.night950 }),
      stroked(rules.join(''), '#0a0d1b', 1.2),
      rays(),
      tag('circle', { cx: COVER_RING.x, cy: COVER_RING.y, r: COVER_RING.limb + 2, fill: INK.night950 }),
      frames(),
      corners(),
      titleRule(),
    ].join(''),
  );
}

/** The north of the ecliptic with its figures: every star at its own longitude. */
function sky(): string {
  const scale = 0.28;
  const window = COVER_RING.disc / scale;
  const disc = {
    ring: MIDDLE,
    window: window - 2,
    ecliptic: window * 0.66,
    rightDeg: 0,
    fromAngleDeg: 0,
    toAngleDeg: 360,
    faintest: 4.2,
  };
  return tag('g', { transform: `scale(${scale})` }, skyInside(disc, 1.9, 8));
}

/** The disc darkens toward its rim in circles, and the band hides what figures hang over it. */
function rim(): string {
  const { limb, disc } = COVER_RING;
  const shade = Array.from({ length: 14 }, (_, i) =>
    ringLine(0, 0, disc - 1 - i * 1.5, INK.night950, 1.3 - i * 0.08, { opacity: 0.62 - i * 0.04 }),
  );
  return [...shade, ringLine(0, 0, (limb + disc) / 2, INK.night950, limb - disc)].join('');
}

/** Signs, degrees and stars, 0° Aries at the right; the page turns it to what was rising. */
function ring(): string {
  const { limb, band, disc } = COVER_RING;
  const cusps = SIGN_KEYS.map((_, i) => spoke(MIDDLE, i * 30, band, limb));
  const marks = SIGN_KEYS.map((sign, i) => {
    const angle = i * 30 + 15;
    const [x, y] = onRing(MIDDLE, angle, (limb + band) / 2);
    const upright = { transform: `rotate(${90 - angle} ${x.toFixed(1)} ${y.toFixed(1)})` };
    return tag('g', upright, glyph(sign, { x, y, size: 8, stroke: INK.brass200, strokeWidth: 0.8 }));
  });
  const degrees = ticks(MIDDLE, { from: band, ticks: [[30, band - 5], [10, band - 3.6], [5, band - 2.2]] }, 0, 359); // oxfmt-ignore
  return tag(
    'g',
    { id: 'cover-ring', fill: 'none' },
    [
      tag('circle', { r: disc, fill: '#0f3a66' }),
      sky(),
      rim(),
      ringLine(0, 0, limb + 2, INK.brass500, 0.5),
      ringLine(0, 0, limb, INK.brass300, 1.2),
      ringLine(0, 0, band, INK.brass300, 0.8),
      ringLine(0, 0, disc + 1.6, INK.brass500, 0.4),
      ringLine(0, 0, disc, INK.brass300, 1.2),
      stroked(cusps.join(''), INK.brass500, 0.6),
      stroked(degrees, INK.brass300, 0.5),
      ...marks,
    ].join(''),
  );
}

export const coverParts = (): string => board() + ring();
