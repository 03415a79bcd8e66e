import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import type { PlacedBody } from './ecliptic-rule.ts';
import { glyph } from './glyphs.ts';
import { ELEMENT_INK, INK, goldGradient, type ElementInk } from './ink.ts';
import { placeAround } from './label-placer.ts';
import { WINDOW, windowSky } from './live-ring-sky.ts';
import { onRing, spoke, thread, tickRing } from './ring.ts';
import { picture, radialGradient, ringLine, stroked, tag } from './svg.ts';

const SIZE = 400;
const RING = { x: 200, y: 200 };
const RADII = { hairline: 194, limb: 190, band: 167.5, planets: 152.5, ticks: 128.5, window: WINDOW.r };
const ROUNDEL = { at: 179, r: 18 };
/** Planet glyphs are 17 wide and stand on a circle of 152.5: nine degrees keep them 24 apart. */
const PLANET_GAP_DEG = 9;

/** Angle of a longitude when the middle of the page's sign stands at the top. */
function angleOf(sign: SignKey, longitudeDeg: number): number {
  return 90 + longitudeDeg - (SIGN_KEYS.indexOf(sign) * 30 + 15);
}

function bandOfSigns(sign: SignKey, { light }: ElementInk): string {
  const start = SIGN_KEYS.indexOf(sign);
  const cusps = Array.from({ length: 12 }, (_, i) => spoke(RING, 105 + i * 30, RADII.band, RADII.limb));
  const hatch = Array.from({ length: 19 }, (_, i) => spoke(RING, 76.5 + i * 1.5, RADII.band, RADII.limb));
  const others = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = onRing(RING, 90 + (i + 1) * 30, (RADII.band + RADII.limb) / 2);
    const key = SIGN_KEYS[(start + i + 1) % 12]!;
    return glyph(key, { x, y, size: 15, stroke: INK.brass300, strokeWidth: 1.15 });
  });
  return [
    ringLine(200, 200, RADII.hairline, INK.brass500, 0.8),
    stroked(hatch.join(''), light, 0.9, { 'stroke-opacity': 0.45 }),
    ringLine(200, 200, RADII.band, INK.brass500, 0.9),
    stroked(cusps.join(''), INK.brass500, 0.9),
    ringLine(200, 200, RADII.limb, 'url(#ring-gold)', 2.2),
    ...others,
  ].join('');
}

function planets(sign: SignKey, bodies: readonly PlacedBody[]): string {
  const seen = bodies.filter(({ body }) => body !== 'node');
  const angles = seen.map(({ longitudeDeg }) => angleOf(sign, longitudeDeg));
  const shown = placeAround(angles, PLANET_GAP_DEG);
  const { ticks: foot, planets: at } = RADII;
  const threads = seen.map((_, i) => thread(RING, angles[i]!, shown[i]!, [foot + 1, foot + 8, at - 11.5]));
  const dots = seen.map((_, i) => {
    const [cx, cy] = onRing(RING, angles[i]!, foot - 0.6);
    return tag('circle', { cx, cy, r: 2 });
  });
  const marks = seen.map(({ body }, i) => {
    const [x, y] = onRing(RING, shown[i]!, at);
    return glyph(body, { x, y, size: 18, stroke: INK.brass100, strokeWidth: 1.35 });
  });
  return [
    stroked(threads.join(''), INK.brass200, 0.9, { 'stroke-linejoin': 'round' }),
    tag('g', { fill: INK.brass100 }, dots.join('')),
    ...marks,
  ].join('');
}

function roundel(sign: SignKey): string {
  const [cx, cy] = onRing(RING, 90, ROUNDEL.at);
  return [
    tag('circle', {
      cx,
      cy,
      r: ROUNDEL.r,
      fill: 'url(#ring-seal)',
      stroke: 'url(#ring-gold)',
      'stroke-width': 1.6,
    }),
    ringLine(cx, cy, ROUNDEL.r - 3.2, INK.brass500, 0.7),
    glyph(sign, { x: cx, y: cy, size: 19, stroke: INK.brass200, strokeWidth: 1.7 }),
  ].join('');
}

function definitions({ core, mid, edge, light }: ElementInk): string {
  const { x, y, r } = WINDOW;
  const halo = [
    [0, 0.75],
    [0.35, 0.28],
    [1, 0],
  ].map(([offset, opacity]) => tag('stop', { offset, 'stop-color': light, 'stop-opacity': opacity }));
  return tag(
    'defs',
    {},
    [
      goldGradient('ring-gold', 60, 340),
      radialGradient(
        'ring-sky',
        [x, y, r],
        [
          [0, core],
          [0.48, mid],
          [0.82, edge],
          [1, INK.night950],
        ],
      ),
      radialGradient(
        'ring-seal',
        [RING.x, RING.y - ROUNDEL.at, ROUNDEL.r],
        [
          [0, core],
          [1, mid],
        ],
      ),
      tag('radialGradient', { id: 'ring-halo' }, halo.join('')),
      tag('clipPath', { id: 'ring-window' }, tag('circle', { cx: x, cy: y, r })),
      tag(
        'pattern',
        { id: 'ring-ruled', width: 4, height: 4, patternUnits: 'userSpaceOnUse' },
        tag('path', { d: 'M0 .5h4', stroke: INK.ruledGround, 'stroke-width': 1 }),
      ),
    ].join(''),
  );
}

/** Longitudes that ten divides stand at angles that end in five: a sign's middle is at the top. */
function degreeScale(): string {
  const ink = { stroke: INK.brass300, 'stroke-opacity': 0.8 };
  const marks = [
    tickRing(RING, { foot: RADII.ticks, length: 2.6, stepDeg: 1, width: 0.75 }),
    tickRing(RING, { foot: RADII.ticks, length: 4.6, stepDeg: 5, width: 0.8 }),
    tickRing(RING, { foot: RADII.ticks, length: 7, stepDeg: 10, width: 0.9, turnDeg: 5 }),
  ];
  return tag('g', ink, marks.join(''));
}

/** The stars of a sign stand still: what is drawn of them once serves every day. */
const skies = new Map<SignKey, string>();
function keptSky(sign: SignKey, ink: ElementInk): string {
  const sky = skies.get(sign) ?? windowSky(sign, ink);
  skies.set(sign, sky);
  return sky;
}

/** The sign page's ring: its sign at the top, today's planets around, its true stars inside. */
export function liveRing(sign: SignKey, bodies: readonly PlacedBody[]): string {
  const ink = ELEMENT_INK[signOf(sign).element];
  const { x: cx, y: cy, r } = WINDOW;
  return picture(
    SIZE,
    SIZE,
    definitions(ink),
    tag('circle', { cx, cy, r: RADII.limb, fill: '#0d1124' }),
    tag('circle', { cx, cy, r, fill: 'url(#ring-sky)' }),
    tag('circle', { cx, cy, r, fill: 'url(#ring-ruled)', 'fill-opacity': 0.32 }),
    tag('g', { 'clip-path': 'url(#ring-window)' }, keptSky(sign, ink)),
    bandOfSigns(sign, ink),
    degreeScale(),
    ringLine(cx, cy, RADII.ticks, INK.brass500, 0.7),
    ringLine(cx, cy, r, 'url(#ring-gold)', 2.4),
    planets(sign, bodies),
    roundel(sign),
  );
}
