import { angleBetween, closingSigns } from '../../domain/compatibility/angles.ts';
import { glyph } from '../drawing/glyphs.ts';
import { ELEMENT_INK, INK } from '../drawing/ink.ts';
import { onRing, polyline, spoke, tickRing, type Point, type Ring } from '../drawing/ring.ts';
import { num, ringLine, stroked, tag } from '../drawing/svg.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { signSeal } from './sign-seal.ts';

export interface RoundPlace extends Ring {
  /** Of the ring the two stand on. */
  r: number;
}

/** Whether the other is reached from the one by going on in the zodiac, the shorter way. */
export function standAtFoot(one: SignKey, other: SignKey): boolean {
  const ahead = (SIGN_KEYS.indexOf(other) - SIGN_KEYS.indexOf(one) + 12) % 12;
  return ahead <= 6;
}

/**
 * The line between them is level. Longitudes run anticlockwise, so the one that is named first stands at the left at the
 * foot of the ring, or at its head where the other comes before it.
 */
function anglesOf(one: SignKey, other: SignKey): [number, number, turnDeg: number] {
  const from = SIGN_KEYS.indexOf(one) * 30;
  const isAtFoot = standAtFoot(one, other);
  const way = angleBetween(one, other).degrees * (isAtFoot ? 1 : -1);
  const turn = (isAtFoot ? 270 : 90) - from - way / 2;
  return [from + turn, from + way + turn, turn];
}

/** Two of one sign stand on the same spot: beside each other they are both seen. */
function spotsOf(one: SignKey, other: SignKey, place: RoundPlace, disc: number): [Point, Point] {
  const [first, second] = anglesOf(one, other);
  if (one !== other) return [onRing(place, first, place.r), onRing(place, second, place.r)];
  const [x, y] = onRing(place, 270, place.r);
  return [
    [x - disc * 1.04, y],
    [x + disc * 1.04, y],
  ];
}

/** As large as two neighbors leave each other room for. */
function discRadius(one: SignKey, other: SignKey, { r }: RoundPlace): number {
  const apart = angleBetween(one, other).degrees || 60;
  return Math.min(r * 0.36, r * Math.sin((apart * Math.PI) / 360) * 0.94);
}

function circleOfSigns({ x, y, r }: RoundPlace, turnDeg: number, shown: readonly SignKey[]): string {
  const ring = { x, y };
  const band = r * 0.17;
  const cusps = Array.from({ length: 12 }, (_, i) =>
    spoke(ring, i * 30 + 15 + turnDeg, r - band / 2, r + band / 2),
  );
  const others = SIGN_KEYS.filter((sign) => !shown.includes(sign)).map((sign) => {
    const [gx, gy] = onRing(ring, SIGN_KEYS.indexOf(sign) * 30 + turnDeg, r);
    return glyph(sign, { x: gx, y: gy, size: r * 0.12, stroke: INK.brass500, strokeWidth: r * 0.009 });
  });
  return [
    ringLine(x, y, r + band / 2, 'url(#gold)', 3),
    ringLine(x, y, r - band / 2, INK.brass500, 1.8),
    stroked(cusps.join(''), INK.brass500, 1.5),
    tag(
      'g',
      { stroke: INK.brass500 },
      tickRing(ring, {
        foot: r - band / 2 - r * 0.05,
        length: r * 0.04,
        stepDeg: 5,
        width: 1.6,
        turnDeg: -turnDeg,
      }),
    ),
    ...others,
  ].join('');
}

/** The sky of two elements that meet in the middle, ruled like a printed ground. */
function window(one: SignKey, other: SignKey, { x, y, r }: RoundPlace): string {
  const inner = r * 0.86;
  const [left, right] = [one, other].map((sign) => ELEMENT_INK[signOf(sign).element]);
  const stops = [
    tag('stop', { offset: 0, 'stop-color': left!.mid }),
    tag('stop', { offset: 0.5, 'stop-color': INK.night900 }),
    tag('stop', { offset: 1, 'stop-color': right!.mid }),
  ];
  const ends = { x1: x - inner, y1: y, x2: x + inner, y2: y };
  const gradient = { id: 'two-skies', gradientUnits: 'userSpaceOnUse', ...ends };
  const rules = Array.from({ length: Math.floor((2 * inner) / 7) }, (_, i) => {
    const height = (i + 0.5) * 7 - inner;
    const half = Math.sqrt(inner * inner - height * height);
    return `M${num(x - half, 1)} ${num(y + height, 1)}h${num(2 * half, 1)}`;
  });
  return [
    tag('defs', {}, tag('linearGradient', gradient, stops.join(''))),
    tag('circle', { cx: x, cy: y, r: inner, fill: 'url(#two-skies)' }),
    stroked(rules.join(''), INK.ruledGround, 2.4, { 'stroke-opacity': 0.5 }),
  ].join('');
}

/** What the line between them is one side of: the sides that are left, dotted. */
function unfinished(one: SignKey, other: SignKey, place: RoundPlace, turnDeg: number): string {
  const closing = closingSigns(one, other);
  if (closing.length === 0) return '';
  const around = [one, other, ...closing].toSorted((a, b) => SIGN_KEYS.indexOf(a) - SIGN_KEYS.indexOf(b));
  const corners = around.map((sign) => onRing(place, SIGN_KEYS.indexOf(sign) * 30 + turnDeg, place.r * 0.86));
  return stroked(`${polyline(corners)}Z`, INK.brass300, 2.2, {
    'stroke-dasharray': '1 9',
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  });
}

/** The circle of signs with two of them on it, at their true angle, joined by a line. */
export function pairFigure(one: SignKey, other: SignKey, place: RoundPlace): string {
  const disc = discRadius(one, other, place);
  const [first, second] = spotsOf(one, other, place, disc);
  const [, , turn] = anglesOf(one, other);
  return [
    window(one, other, place),
    circleOfSigns(place, turn, [one, other]),
    unfinished(one, other, place, turn),
    stroked(polyline([first, second]), INK.brass200, 3.5),
    signSeal(one, first, disc, 'seal-one'),
    signSeal(other, second, disc, 'seal-other'),
  ].join('');
}
