import { fractions, polar, range } from '../../drawing/plate-burin.ts';
import { bevel, disc, ellipse, guilloche, knurled, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** Two inks of a polished facet. */
export interface Polish {
  lit: string;
  dark: string;
}

export const GOLD: Polish = { lit: TONE.gold, dark: TONE.brassShade };
export const SILVER: Polish = { lit: TONE.ivory, dark: TONE.steel };

/** A small four-point star, flat: for skies, gems and the end of a path. */
export function spark(centre: Point, radius: number, fill: string = TONE.ivory): string {
  return shape(
    range(8).map((i) => polar(centre, i % 2 === 0 ? radius : radius * 0.2, i * 45 - 90)),
    { fill },
  );
}

export interface Star {
  rays: number;
  /** Outer radii of the rays in turn, beginning at the top. */
  reach: readonly number[];
  inner: number;
  polish: Polish;
  turn?: number;
}

/** A star whose rays are split on their axis in two tones. */
export function star(centre: Point, { rays, reach, inner, polish, turn = 0 }: Star): string {
  const step = 360 / rays;
  const facets = (side: 1 | -1): string =>
    range(rays)
      .map((i) => {
        const axis = turn + i * step - 90;
        return `${trace([centre, polar(centre, inner, axis + (side * step) / 2), polar(centre, reach[i % reach.length]!, axis)])}Z`;
      })
      .join('');
  return shape(facets(-1), { fill: polish.lit }) + shape(facets(1), { fill: polish.dark });
}

export interface Rays {
  count: number;
  from: number;
  to: number;
  turn?: number;
}

/** Hairlines in two lengths. Only where something shines. */
export function hairRays(
  centre: Point,
  { count, from, to, turn = 0 }: Rays,
  stroke: string,
  width = 1.2,
): string {
  const rays = range(count).map((i) => {
    const axis = turn + (i * 360) / count;
    return trace([
      polar(centre, from, axis),
      polar(centre, i % 2 === 0 ? to : from + (to - from) * 0.62, axis),
    ]);
  });
  return shape(rays.join(''), { stroke, width });
}

export function wedgeRays(
  centre: Point,
  { count, from, to, turn = -90 }: Rays,
  width: number,
  { lit, dark }: Polish,
): string {
  return range(count)
    .map((i) => {
      const axis = turn + (i * 360) / count;
      return bevel(polar(centre, from, axis), axis, to - from, width, lit, dark);
    })
    .join('');
}

/** A damped sine running outward. */
export function wavyRays(
  centre: Point,
  { count, from, to, turn = -90 }: Rays,
  stroke: string,
  width = 2.4,
): string {
  const rays = range(count).map((i) => {
    const axis = turn + (i * 360) / count;
    return trace(
      fractions(15).map((t) => {
        const along = polar(centre, from + (to - from) * t, axis);
        return polar(along, Math.sin(t * 11) * (1 - t * 0.55) * (to - from) * 0.075, axis + 90);
      }),
    );
  });
  return shape(rays.join(''), { stroke, width });
}

/** The sun's face without a face: an ivory disc with an engine-turned ring. */
export function sunDisc(centre: Point, radius: number): string {
  return [
    disc(centre, radius, { fill: TONE.brass, stroke: TONE.gold, width: 2.6 }),
    knurled(centre, radius * 0.88, radius * 0.97, 60, { stroke: TONE.brassDeep, width: 1.4 }),
    disc(centre, radius * 0.86, { fill: TONE.ivory, stroke: TONE.brassShade, width: 1.6 }),
    shape(guilloche(centre, radius * 0.63, radius * 0.14, 12, 4), { stroke: TONE.brassShade, width: 1.2 }),
    disc(centre, radius * 0.36, { fill: TONE.gold, stroke: TONE.brassShade, width: 1.6 }),
    disc(centre, radius * 0.26, { stroke: TONE.brassShade, width: 1 }),
  ].join('');
}

export interface MoonDisc {
  /** −1 is a thin crescent, 0 a half, 1 full. */
  phase: number;
  dark: string;
  line: string;
  /** Degrees the lit side is turned from the left. */
  turn?: number;
}

/** An engraved sphere: the lit part ivory, meridians on the rest. */
export function moonDisc(centre: Point, radius: number, { phase, dark, line, turn = 0 }: MoonDisc): string {
  const rim = range(19).map((i): Point => polar(centre, radius, 90 + i * 10));
  const terminator = range(19).map((i): Point => {
    const [x, y] = polar([0, 0], radius, -90 + i * 10);
    return [centre[0] + x * phase, centre[1] + y];
  });
  const meridians = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.7, 0.88]
    .filter((part) => part > phase)
    .map((part) =>
      trace(ellipse(centre, radius * Math.abs(part), radius, part < 0 ? 90 : -90, part < 0 ? 270 : 90)),
    );
  const tone = [-0.97, -0.9, -0.8, -0.68]
    .filter((part) => part < phase)
    .map((part) => trace(ellipse(centre, radius * -part, radius, 90, 270)));
  const body = [
    disc(centre, radius, { fill: dark }),
    shape(meridians.join(''), { stroke: line, width: 1.2, opacity: 0.7 }),
    shape([...rim, ...terminator], { fill: TONE.ivory }),
    shape(tone.join(''), { stroke: TONE.brassShade, width: 1, opacity: 0.8 }),
    disc(centre, radius, { stroke: TONE.gold, width: 2.4 }),
  ].join('');
  return turn === 0 ? body : `<g transform="rotate(${turn} ${centre[0]} ${centre[1]})">${body}</g>`;
}
