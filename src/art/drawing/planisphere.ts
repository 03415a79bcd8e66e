import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import type { PlacedBody } from './ecliptic-rule.ts';
import { glyph } from './glyphs.ts';
import { INK, goldGradient } from './ink.ts';
import { placeLabels, turned } from './label-placer.ts';
import { skyInside, type Disc } from './planisphere-sky.ts';
import { arc, onRing, polyline, spoke, ticks } from './ring.ts';
import { picture, radialGradient, stroked, tag } from './svg.ts';

/** `half` rises from a horizon; `quarter` hangs from a corner, `quarter-wide` the same for tablets. */
export type PlanisphereKind = 'half' | 'quarter' | 'quarter-wide';

interface Measures {
  width: number;
  height: number;
  x: number;
  y: number;
  /** Hairline, limb, inner edge of the band of signs, foot of the ticks, limb of the window. */
  radii: readonly [number, number, number, number, number];
  ecliptic: number;
  glyph: number;
  roundel: number;
  tickStepDeg: number;
  faintest: number;
}

const MEASURES: Record<PlanisphereKind, Measures> = {
  half: {
    width: 668,
    height: 334,
    x: 334,
    y: 334,
    radii: [319, 314, 284, 271.5, 263],
    ecliptic: 171,
    glyph: 24,
    roundel: 11.5,
    tickStepDeg: 1,
    faintest: 4.3,
  },
  quarter: {
    width: 160,
    height: 160,
    x: 160,
    y: 0,
    radii: [155, 152, 135.5, 128, 124],
    ecliptic: 81,
    glyph: 14,
    roundel: 8,
    tickStepDeg: 2,
    faintest: 3.8,
  },
  'quarter-wide': {
    width: 290,
    height: 290,
    x: 290,
    y: 0,
    radii: [284, 280, 252, 241, 234],
    ecliptic: 152,
    glyph: 22,
    roundel: 10.5,
    tickStepDeg: 1,
    faintest: 4.3,
  },
};

/** The part of the zodiac that shows is the one the Sun is in, cut at the cardinal points. */
function discOf(kind: PlanisphereKind, bodies: readonly PlacedBody[]): Disc {
  const { x, y, radii, ecliptic, faintest } = MEASURES[kind];
  const sunDeg = turned(bodies.find(({ body }) => body === 'sun')?.longitudeDeg ?? 180);
  const common = { ring: { x, y }, window: radii[4], ecliptic, faintest };
  if (kind === 'half') {
    return { ...common, rightDeg: sunDeg < 180 ? 0 : 180, fromAngleDeg: 0, toAngleDeg: 180 };
  }
  const firstDeg = Math.floor(sunDeg / 90) * 90;
  return { ...common, rightDeg: firstDeg - 180, fromAngleDeg: 180, toAngleDeg: 270 };
}

/** The thirty degrees the Sun is in, hatched. */
function sunsDegrees(kind: PlanisphereKind, disc: Disc, bodies: readonly PlacedBody[]): string {
  const sun = bodies.find(({ body }) => body === 'sun');
  if (!sun) return '';
  const [, limb, inner] = MEASURES[kind].radii;
  const first = Math.floor(turned(sun.longitudeDeg) / 30) * 30 - disc.rightDeg;
  const pitch = kind === 'quarter' ? 2 : 1;
  const lines = Array.from({ length: 30 / pitch - 1 }, (_, i) => first + (i + 1) * pitch)
    .filter((angle) => Math.abs(angle - first - 15) > 4.4)
    .map((angle) => spoke(disc.ring, angle, inner, limb));
  return stroked(lines.join(''), INK.brass500, 0.8, { opacity: 0.55 });
}

function bandOfSigns(kind: PlanisphereKind, disc: Disc): string {
  const { radii, glyph: size, tickStepDeg } = MEASURES[kind];
  const [hairline, limb, inner, foot, window] = radii;
  const { ring, fromAngleDeg: from, toAngleDeg: to } = disc;
  const length = (inner - foot) / 12.5;
  const scale = {
    from: foot,
    ticks: [
      [10, foot + 8 * length],
      [5, foot + 5.5 * length],
      [tickStepDeg, foot + 3.2 * length],
    ],
  } as const;
  const cusps = Array.from({ length: (to - from) / 30 + 1 }, (_, i) =>
    spoke(ring, from + i * 30, foot, limb),
  );
  const signs = Array.from({ length: (to - from) / 30 }, (_, i) => {
    const angle = from + i * 30 + 15;
    const [x, y] = onRing(ring, angle, (limb + inner) / 2);
    const sign = SIGN_KEYS[Math.floor(turned(disc.rightDeg + angle) / 30)]!;
    return glyph(sign, { x, y, size, stroke: INK.brass300, strokeWidth: size / 15 });
  });
  return [
    stroked(arc(ring, hairline, from, to), INK.brass500, 0.9),
    stroked(arc(ring, limb, from, to), 'url(#plani-gold)', 2.2),
    stroked(arc(ring, inner, from, to), INK.brass500),
    stroked(arc(ring, foot, from, to), INK.brass500, 0.8),
    stroked(cusps.join(''), INK.brass500),
    stroked(ticks(ring, scale, from, to), INK.brass300, 0.9, { opacity: 0.85 }),
    stroked(arc(ring, window, from, to), 'url(#plani-gold)', 2.4),
    ...signs,
  ].join('');
}

/** Today's planets on the ecliptic, pushed apart where they would touch; the true degree is marked on the scale. */
function roundels(kind: PlanisphereKind, disc: Disc, bodies: readonly PlacedBody[]): string {
  const { roundel, radii } = MEASURES[kind];
  const { ring, ecliptic, fromAngleDeg: from, toAngleDeg: to } = disc;
  const shown = bodies
    .filter(({ body }) => body !== 'node')
    .map(({ body, longitudeDeg }) => ({ body, angle: turned(longitudeDeg - disc.rightDeg - from) + from }))
    .filter(({ angle }) => angle < to);
  const degreesOf = (length: number) => (length / ecliptic) * (180 / Math.PI);
  const margin = degreesOf(roundel + 2.5);
  const angles = placeLabels(
    shown.map(({ angle }) => angle),
    degreesOf(2 * roundel + 2.5),
    from + margin,
    to - margin,
  );
  return shown
    .map(({ body, angle }, i) => {
      const [x, y] = onRing(ring, angles[i]!, ecliptic);
      const [tip, foot] = [radii[4] - 1, radii[4] - 1 - roundel * 0.62];
      const pointer = [
        onRing(ring, angle, tip),
        onRing(ring, angle - 0.9, foot),
        onRing(ring, angle + 0.9, foot),
      ];
      return [
        tag('path', { d: `${polyline(pointer, 2)}Z`, fill: INK.brass100 }),
        tag('circle', {
          cx: x,
          cy: y,
          r: roundel,
          fill: INK.night850,
          stroke: INK.brass300,
          'stroke-width': 1.1,
        }),
        glyph(body, { x, y, size: roundel * 1.36, stroke: INK.brass100, strokeWidth: roundel / 9 }),
      ].join('');
    })
    .join('');
}

/** The sky above the ecliptic with the zodiac around it; every place on it is true. */
export function planisphere(bodies: readonly PlacedBody[], { kind }: { kind: PlanisphereKind }): string {
  const { width, height, x, y, radii } = MEASURES[kind];
  const disc = discOf(kind, bodies);
  const window = radii[4];
  const reach = kind === 'quarter' ? 4.2 : 6.5;
  return picture(
    width,
    height,
    tag(
      'defs',
      {},
      goldGradient('plani-gold', x - 0.75 * radii[0], x + 0.75 * radii[0]) +
        radialGradient(
          'plani-sky',
          [x, y, window],
          [
            [0, '#1d2158'],
            [0.45, '#14183c'],
            [1, INK.night900],
          ],
        ) +
        tag('clipPath', { id: 'plani-window' }, tag('circle', { cx: x, cy: y, r: window })),
    ),
    tag('circle', { cx: x, cy: y, r: radii[1], fill: '#0e1226' }),
    tag('circle', { cx: x, cy: y, r: window, fill: 'url(#plani-sky)' }),
    tag('g', { 'clip-path': 'url(#plani-window)' }, skyInside(disc, kind === 'quarter' ? 0.8 : 1, reach)),
    sunsDegrees(kind, disc, bodies),
    bandOfSigns(kind, disc),
    roundels(kind, disc, bodies),
  );
}
