import { oval, trace, type Point } from '../../deck/burin.ts';
import { polar, range } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { REACH, floor, rules, sky } from './ground.ts';
import { degreeRing } from './setting-disc.ts';
import { light, seal, type Stand } from './setting-parts.ts';

const RADIUS = 276;
const RAYS = 15;
const SEAL: Point = [530, 88];

/** Wedges that open upward from the light. */
function wedges(at: Point): string {
  const step = 180 / RAYS;
  return range(RAYS)
    .filter((i) => i % 2 === 0)
    .map((i) => {
      const [from, to] = [180 + i * step, 180 + (i + 1) * step];
      return `${trace([polar(at, RADIUS + 34, from), polar(at, 1000, from), polar(at, 1000, to), polar(at, RADIUS + 34, to)])}Z`;
    })
    .join('');
}

/** The element's light comes up half over the edge of the floor; its rays are ruled, not blurred. */
export function dawnSetting({ sign, ink, floor: floorY }: Stand): string {
  const at: Point = [300, floorY];
  const { left, right, top } = REACH;
  return [
    sky([ink.deep, ink.sky[0], ink.sky[2]], at, 900),
    tag('clipPath', { id: 'rays' }, tag('path', { d: wedges(at) })),
    tag('path', {
      d: rules(left, right, top + 3, floorY),
      stroke: ink.lit,
      'stroke-width': 2,
      'stroke-opacity': 0.55,
      'clip-path': 'url(#rays)',
    }),
    degreeRing(at, RADIUS),
    light(oval(at, RADIUS, RADIUS), ink, { at: [at[0], at[1] - RADIUS / 2], r: RADIUS }),
    floor(floorY, ink.line, ink.sky[2]),
    seal(sign, SEAL),
  ].join('');
}
