import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { GOLD_STOPS } from '../ink.ts';
import { arc, onRing, spoke, ticks } from '../ring.ts';
import { radialGradient, ringLine, stroked, tag } from '../svg.ts';
import type { Lit } from './highlight.ts';
import type { WheelLayout } from './layout.ts';
import type { WheelPalette } from './palette.ts';
import { hatching, pointer, type InkedText, type WheelPart } from './part.ts';
import { CENTER, CHART_WHEEL_SIZE } from './shape.ts';

export interface Inks {
  palette: WheelPalette;
  /** Names of the gradients begin with it: a page may show two wheels. */
  id: string;
}

export const limbInk = ({ palette, id }: Inks): string =>
  palette.limb === 'gold' ? `url(#${id}-gold)` : palette.limb;

export function gradients({ shape }: WheelLayout, { palette, id }: Inks): string {
  const stops = GOLD_STOPS.map(([at, color]) => tag('stop', { offset: at / 100, 'stop-color': color }));
  const ends = { x1: 90, y1: 90, x2: CHART_WHEEL_SIZE - 90, y2: CHART_WHEEL_SIZE - 90 };
  const gold = { id: `${id}-gold`, gradientUnits: 'userSpaceOnUse', ...ends };
  const [middle, half, rim] = palette.disc;
  const sky = [
    [0, middle],
    [0.6, half],
    [1, rim],
  ] as const;
  return (
    (palette.limb === 'gold' ? tag('linearGradient', gold, stops.join('')) : '') +
    radialGradient(`${id}-disc`, [CENTER.x, CENTER.y, shape.radii.disc], sky)
  );
}

/** Rings, ticks and the disc with its graticule. */
export function grounds(layout: WheelLayout, inks: Inks): WheelPart {
  const { shape, houses, angleOf } = layout;
  const { radii, limbWidth } = shape;
  const { palette } = inks;
  const [ring, limb] = [
    (r: number, ink: string, width: number, opacity?: number) =>
      ringLine(CENTER.x, CENTER.y, r, ink, width, { opacity }),
    limbInk(inks),
  ];
  const first = angleOf(0);
  const scale = shape.ticks.map(([stepDeg, length, width]) => {
    const marks = ticks(
      CENTER,
      { from: radii.ticks, ticks: [[stepDeg, radii.ticks - length]] },
      0,
      360 - stepDeg,
    );
    return stroked(marks, palette.tick, width);
  });
  const spokes =
    houses.length > 0 ? houses.map(({ fromDeg }) => fromDeg) : SIGN_KEYS.map((_, i) => angleOf(i * 30));
  const fine = shape.limbWidth * 0.32;
  const svg = [
    ring(radii.hairline, palette.line, fine * 1.3),
    ring(radii.limb, limb, limbWidth),
    radii.band > radii.ticks ? ring(radii.band, palette.line, 1) : '',
    // Ticks count from 0° Aries, wherever that stands.
    tag('g', { transform: `rotate(${-first % 360} ${CENTER.x} ${CENTER.y})` }, scale.join('')),
    ring(radii.ticks, limb, limbWidth),
    tag('circle', { cx: CENTER.x, cy: CENTER.y, r: radii.disc, fill: `url(#${inks.id}-disc)` }),
    tag(
      'g',
      { opacity: 0.22 },
      stroked(spokes.map((angle) => spoke(CENTER, angle, 0, radii.disc)).join(''), palette.fine, fine) +
        ring(radii.disc / 3, palette.fine, fine) +
        ring((radii.disc * 2) / 3, palette.fine, fine),
    ),
    ring(radii.disc, limb, limbWidth * 0.9),
  ];
  return { mark: null, opacity: 1, svg: svg.join(''), texts: degreeFigures(layout, palette) };
}

/** Without houses their ring is free for what the scale counts: "10" and "20" of every sign. */
function degreeFigures({ shape, houses, angleOf }: WheelLayout, palette: WheelPalette): InkedText[] {
  const { figure: size, radii } = shape;
  if (size === null || houses.length > 0) return [];
  return SIGN_KEYS.flatMap((_, i) =>
    [10, 20].map((degree) => {
      const [x, y] = onRing(CENTER, angleOf(i * 30 + degree), (radii.band + radii.ticks) / 2);
      return { text: String(degree), x, y, size: size * 0.9, fill: palette.quiet };
    }),
  );
}

export function signs({ shape, angleOf }: WheelLayout, { palette }: Inks, lit: Lit): WheelPart[] {
  const { radii, sign } = shape;
  return SIGN_KEYS.map((key, i) => {
    const from = angleOf(i * 30);
    const middle = onRing(CENTER, from + 15, (radii.band + radii.limb) / 2);
    const isLit = lit.sign(key) === 'lit';
    const [x, y] = middle;
    const ink = isLit ? palette.planet : palette.sign;
    const svg = [
      isLit
        ? stroked(
            hatching([from, from + 30], [radii.band, radii.limb], sign.size / 6),
            palette.easy,
            sign.weight * 0.6,
            {
              opacity: 0.75,
            },
          ) + tag('circle', { cx: x, cy: y, r: sign.size * 0.68, fill: palette.ground })
        : '',
      stroked(spoke(CENTER, from, radii.band, radii.limb), palette.line, sign.weight * 0.65),
      glyph(key, { x, y, size: sign.size, stroke: ink, strokeWidth: sign.weight }),
    ];
    const spot = { x, y, r: sign.size * 0.8 };
    return { mark: { kind: 'sign', sign: key }, opacity: 1, svg: svg.join(''), texts: [], spot };
  });
}

export function houseParts({ shape, houses }: WheelLayout, { palette }: Inks, lit: Lit): WheelPart[] {
  const { radii, sign } = shape;
  return houses.map(({ house, fromDeg, toDeg, text }) => {
    const isLit = lit.house(house) === 'lit';
    const inner = radii.disc + 1;
    const svg = [
      isLit
        ? stroked(
            hatching([fromDeg, toDeg], [inner, radii.ticks], sign.size / 4),
            palette.easy,
            sign.weight * 0.45,
            {
              opacity: 0.5,
            },
          )
        : '',
      radii.band > radii.ticks
        ? stroked(spoke(CENTER, fromDeg, radii.ticks, radii.band), palette.line, 1)
        : '',
      stroked(spoke(CENTER, fromDeg, inner, radii.ticks), palette.line, sign.weight * 0.5, { opacity: 0.4 }),
    ];
    const fill = isLit ? palette.planet : palette.quiet;
    const texts: InkedText[] = text ? [{ ...text, fill }] : [];
    const spot = text && { x: text.x, y: text.y, r: text.size * 0.8 };
    return { mark: { kind: 'house', house }, opacity: 1, svg: svg.join(''), texts, ...(spot && { spot }) };
  });
}

/** Where the horizon and the meridian cut the zodiac: an axis each, with a pointer and a name at both ends. */
export function angleParts({ shape, angles }: WheelLayout, inks: Inks, lit: Lit): WheelPart[] {
  const { radii, sign, angle: size } = shape;
  const { palette } = inks;
  return angles.map(({ name, trueDeg, text }) => {
    const isMain = name === 'AC' || name === 'MC';
    const point = name === 'AC' || name === 'DC' ? 'ascendant' : 'midheaven';
    const isHorizon = point === 'ascendant';
    const emphasis = lit.point(point);
    const ink = isMain ? palette.planet : palette.quiet;
    const axis = spoke(CENTER, trueDeg, radii.disc, radii.ticks);
    const within = spoke(CENTER, trueDeg, 0, radii.disc);
    const weight = sign.weight * (isHorizon ? 0.95 : 0.7);
    const svg = [
      // A gradient has no extent across a level line: the horizon is of plain brass.
      stroked(axis, isHorizon ? palette.sign : palette.line, weight),
      stroked(within, palette.line, sign.weight * 0.45, { opacity: 0.6 }),
      size === null
        ? ''
        : tag('path', { d: pointer(trueDeg, radii.hairline + 1.5, size * (isMain ? 0.5 : 0.42)), fill: ink }),
    ];
    const texts: InkedText[] = text ? [{ ...text, fill: ink }] : [];
    const opacity = emphasis === 'dim' ? 0.75 : 1;
    if (!isMain) return { mark: null, opacity, svg: svg.join(''), texts };
    const spot = text && { x: text.x, y: text.y, r: text.size };
    return { mark: { kind: 'point', point }, opacity, svg: svg.join(''), texts, ...(spot && { spot }) };
  });
}

/** Where an unsure body may stand, along a ring. */
export function unsureArc([from, to]: readonly [number, number], radius: number): string {
  return arc(CENTER, radius, from, to);
}
