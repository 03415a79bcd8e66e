import { box, shape, trace, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { INK } from '../../drawing/ink.ts';
import { arc, polar } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { floor, sky } from './ground.ts';
import { light, seal, type Stand } from './setting-parts.ts';

const AXIS = 300;
/** Where the arch springs, and half the width of the pane. */
const SPRING = 298;
const HALF = 206;
const JAMB = 17;

/** A tall window with a round head, as wide as `half` on both sides. */
function arched(half: number, foot: number): string {
  const [left, right] = [AXIS - half, AXIS + half];
  return `M${left} ${num(foot)}V${SPRING}A${half} ${half} 0 0 1 ${right} ${SPRING}V${num(foot)}Z`;
}

/** Glazing bars: a fan in the head, three lights and a transom below. */
function bars(foot: number): string {
  const centre: Point = [AXIS, SPRING];
  const fan = [-150, -120, -60, -30].map((turn) =>
    trace([polar(centre, 70, turn), polar(centre, HALF, turn)]),
  );
  const upright = [-69, 69].map((x) => `M${AXIS + x} ${SPRING}V${num(foot)}`);
  const across = [SPRING, (SPRING + foot) / 2].map((y) => `M${AXIS - HALF} ${num(y)}H${AXIS + HALF}`);
  const d = [...fan, trace(arc(centre, 70, 180, 360)), ...upright, ...across].join('');
  return (
    shape(d, { stroke: TONE.deep, width: 6, cap: 'butt' }) +
    shape(d, { stroke: INK.brass500, width: 1.6, cap: 'butt' })
  );
}

/** The board the cat is on, proud of the wall. */
function sill(y: number): string {
  return [
    shape(box(-300, y, 900, y + 15), { fill: TONE.brassShade, stroke: TONE.brassDeep, width: 1.4 }),
    shape(box(-300, y, 900, y + 5), { fill: TONE.brass }),
    shape(`M-300 ${num(y)}H900`, { stroke: INK.brass200, width: 1.8 }),
    shape(`M-300 ${num(y + 21)}H900`, { stroke: INK.night950, width: 10, opacity: 0.5, cap: 'butt' }),
  ].join('');
}

/** The lit pane takes the place of the disc. */
export function windowSetting({ sign, ink, floor: floorY, seal: turn }: Stand): string {
  const r = (floorY - (SPRING - HALF)) / 2;
  return [
    sky(ink.sky, [AXIS, 330], 620),
    floor(floorY, ink.line, ink.sky[2]),
    shape(arched(HALF + JAMB, floorY), { fill: ink.sky[2], stroke: INK.brass500, width: 1.4 }),
    light(arched(HALF, floorY), ink, { at: [AXIS, floorY - r], r }),
    bars(floorY),
    shape(arched(HALF, floorY), { stroke: 'url(#gold)', width: 2.6 }),
    sill(floorY),
    seal(sign, polar([AXIS, SPRING], HALF + JAMB / 2, turn)),
  ].join('');
}
