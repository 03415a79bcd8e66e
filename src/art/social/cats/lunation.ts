import type { Lunation } from '../../../domain/sky/sky.ts';
import { disc, knurled, shape, type Point } from '../../deck/burin.ts';
import { INK } from '../../drawing/ink.ts';
import { ELONGATIONS, litPart } from '../../drawing/moon-phase.ts';
import { polar } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import type { Measure } from '../frame.ts';
import { MOON, type Curled } from './curled.ts';
import { rules, REACH } from './ground.ts';
import { IVORY_CAT, NIGHT_CAT } from './inks.ts';

/** Half days of a lunation, and which of them begins each quarter. */
const HALF_DAYS = 59;

export function lunationMeasure(phase: Lunation): Measure {
  return { divisions: HALF_DAYS, group: 2, at: Math.floor((ELONGATIONS[phase] / 360) * HALF_DAYS) };
}

const CORNERS: Readonly<Record<Lunation, Point>> = {
  new: [76, 96],
  'first-quarter': [524, 96],
  full: [524, 594],
  'last-quarter': [76, 594],
};
const CORNER_RADIUS = 22;

/** The four phases in the corners, the own one ringed. */
function corners(own: Lunation): string {
  const drawn = (phase: Lunation): string => {
    const [x, y] = CORNERS[phase];
    const lit = ELONGATIONS[phase] === 0 ? '' : litPart(ELONGATIONS[phase], { x, y }, CORNER_RADIUS);
    return [
      disc([x, y], CORNER_RADIUS, { fill: '#131a44', stroke: INK.brass500, width: 1.4 }),
      shape(lit, { fill: INK.ivory }),
      phase === own ? disc([x, y], CORNER_RADIUS + 7, { stroke: 'url(#gold)', width: 2.6 }) : '',
    ].join('');
  };
  return (Object.keys(CORNERS) as Lunation[]).map(drawn).join('');
}

const RING = { inner: 206, outer: 240 };

/** The lunation as a ring of its half days; the pointer stands at the own one, new Moon at the left. */
function ring(phase: Lunation): string {
  const { inner, outer } = RING;
  const degrees = 180 + ELONGATIONS[phase];
  const tip = polar(MOON.at, outer + 4, degrees);
  const pointer: Point[] = [tip, polar(tip, 19, degrees - 26), polar(tip, 19, degrees + 26)];
  return [
    disc(MOON.at, outer, { fill: INK.night950, stroke: 'url(#gold)', width: 2.4 }),
    disc(MOON.at, inner + 8, { stroke: INK.brass500, width: 1 }),
    shape(pointer, { fill: INK.brass200, stroke: INK.night950, width: 1.4 }),
  ].join('');
}

/** Light enough behind a dark cat to see it by; behind one that is dark all over, the whole ring. */
function corona(phase: Lunation): string {
  const { at } = MOON;
  const reach = phase === 'new' ? RING.outer - 4 : RING.inner + 8;
  return [
    tag('clipPath', { id: 'corona' }, tag('circle', { cx: at[0], cy: at[1], r: reach })),
    disc(at, reach, { fill: '#93a6ee' }),
    tag('path', {
      d: rules(at[0] - reach, at[0] + reach, at[1] - reach, at[1] + reach),
      stroke: '#30327e',
      'stroke-width': 1.5,
      'stroke-opacity': 0.5,
      'clip-path': 'url(#corona)',
    }),
    knurled(at, 220, 232, HALF_DAYS, { stroke: phase === 'new' ? INK.night950 : INK.brass300, width: 1.8 }),
  ].join('');
}

/** The side of the terminator that is lit, far past the disc: a tail may hang out of it. */
function litSide(phase: Lunation): { x: number; width: number } | null {
  const [middle] = MOON.at;
  if (phase === 'first-quarter') return { x: middle, width: REACH.right - middle };
  if (phase === 'last-quarter') return { x: REACH.left, width: middle - REACH.left };
  return null;
}

/** Whiskers over its own pale coat. */
const FULL_CAT = { ...IVORY_CAT, whisker: IVORY_CAT.furShade };

const HAIR = 36;

/** The curled cat is the disc; where the Moon is half, the terminator splits a night cat from an ivory one. */
export function lunarCat(phase: Lunation, cat: Curled): string {
  const side = litSide(phase);
  const [x, y] = MOON.at;
  /** Whether all of a hair lies on the other half: no hair is longer than `HAIR`. */
  const covered = (offset: number, isDark: boolean): boolean =>
    (phase === 'first-quarter') === isDark ? offset > HAIR : offset < -HAIR;
  const halves = side
    ? [
        cat('dark', NIGHT_CAT, ([px]) => covered(px - x, true)),
        tag(
          'clipPath',
          { id: 'lit-side' },
          tag('rect', { ...side, y: REACH.top, height: REACH.bottom - REACH.top }),
        ),
        tag(
          'g',
          { 'clip-path': 'url(#lit-side)' },
          cat('lit', IVORY_CAT, ([px]) => covered(px - x, false)),
        ),
        shape(`M${x} ${y - MOON.radius}V${y + MOON.radius}`, { stroke: INK.brass300, width: 1.6 }),
      ].join('')
    : cat('cat', phase === 'full' ? FULL_CAT : NIGHT_CAT);
  return ring(phase) + corona(phase) + halves + corners(phase);
}
