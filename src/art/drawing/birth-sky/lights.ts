import type { Horizontal } from '../../../domain/natal/overhead.ts';
import { SEEN_BODIES } from '../../../domain/report/overhead-words.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import { starPath } from '../icon-paths.ts';
import { INK } from '../ink.ts';
import { litPart } from '../moon-phase.ts';
import type { Point } from '../ring.ts';
import { num, stroked, tag } from '../svg.ts';
import { onMap, type SkyMap } from './map.ts';
import { inksOf, SKY_INK } from './palette.ts';

const DEG = Math.PI / 180;
/** Far larger than they are: the Moon is half a degree wide, a point on this map. */
const REACH: Partial<Record<Body, number>> = {
  sun: 20,
  moon: 13,
  venus: 12,
  jupiter: 11,
  mars: 9,
  saturn: 9,
  mercury: 8,
};

export interface ShownLight {
  body: Body;
  at: Point;
  reach: number;
}

/** Those over the horizon that the eye can see. */
export function shownLights({ overhead }: SkyMap): ShownLight[] {
  return overhead.bodies
    .filter(({ body, altitudeDeg }) => SEEN_BODIES.includes(body) && altitudeDeg > 0)
    .map((seen) => ({ body: seen.body, at: onMap(seen), reach: REACH[seen.body]! }));
}

type Vector = readonly [number, number, number];

function vectorOf({ altitudeDeg, azimuthDeg }: Horizontal): Vector {
  const [alt, az] = [altitudeDeg * DEG, azimuthDeg * DEG];
  return [Math.cos(alt) * Math.cos(az), Math.cos(alt) * Math.sin(az), Math.sin(alt)];
}

/** The way on the map from one place of the sky a little toward another, radians from the right, downward. */
function headingTo(from: Horizontal, to: Horizontal): number {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const near = a.map((part, i) => part + 0.05 * (b[i]! - part)) as [number, number, number];
  const seen = {
    altitudeDeg: Math.atan2(near[2], Math.hypot(near[0], near[1])) / DEG,
    azimuthDeg: Math.atan2(near[1], near[0]) / DEG,
  };
  const [[x1, y1], [x2, y2]] = [onMap(from), onMap(seen)];
  return Math.atan2(y2 - y1, x2 - x1);
}

/** The Moon as it was lit: its bright limb looks at the Sun. */
function moon({ at: [x, y], reach }: ShownLight, { overhead }: SkyMap): string {
  const { elongationDeg } = overhead.moonPhase;
  const heading = headingTo(overhead.bodies[1]!, overhead.bodies[0]!) / DEG;
  const lit = litPart(Math.min(elongationDeg, 360 - elongationDeg), { x: 0, y: 0 }, reach);
  return tag(
    'g',
    { transform: `translate(${num(x, 1)} ${num(y, 1)}) rotate(${num(heading, 1)})` },
    tag('circle', { r: reach + 2, fill: inksOf(overhead.light).rim }) +
      tag('circle', { r: reach, fill: '#1a2c56', stroke: INK.brass300, 'stroke-width': 0.9 }) +
      tag('path', { d: lit, fill: INK.ivory }),
  );
}

function sun({ at: [x, y] }: ShownLight): string {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [sine, cosine] = [Math.sin(i * 15 * DEG), Math.cos(i * 15 * DEG)];
    const [from, to] = [12.5, i % 2 === 0 ? 20 : 16.5];
    return `M${num(x + from * cosine, 1)} ${num(y + from * sine, 1)}L${num(x + to * cosine, 1)} ${num(y + to * sine, 1)}`;
  });
  return (
    stroked(rays.join(''), INK.brass100, 1.3, { 'stroke-linecap': 'round' }) +
    tag('circle', { cx: x, cy: y, r: 9.5, fill: INK.brass100, stroke: INK.brass300, 'stroke-width': 1.2 })
  );
}

function planet({ at: [x, y], reach }: ShownLight): string {
  return (
    tag('path', { d: starPath(x, y, reach), fill: SKY_INK.planet }) +
    tag('circle', { cx: x, cy: y, r: reach * 0.3, fill: SKY_INK.planet })
  );
}

/** The Sun and then the Moon lie on top: a planet beside them may stand behind them. */
export function lights(map: SkyMap): string {
  return shownLights(map)
    .toReversed()
    .map((light) =>
      light.body === 'moon' ? moon(light, map) : light.body === 'sun' ? sun(light) : planet(light),
    )
    .join('');
}
