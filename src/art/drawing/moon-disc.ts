import { ELEMENT_INK, INK } from './ink.ts';
import { litPart } from './moon-phase.ts';
import { onRing, tickRing } from './ring.ts';
import { num, picture, ringLine, stroked, tag } from './svg.ts';

const SIZE = 168;
const CENTER = { x: SIZE / 2, y: SIZE / 2 };
const RADIUS = 60;
const MERIDIANS = 7;
/** A lunation in half days. */
const HALF_DAYS = 59;
const AIR = ELEMENT_INK.Air;

/** Half an ellipse from the upper pole to the lower one; `bulge` is its half width, to the right when positive. */
function meridian(bulge: number): string {
  const { x, y } = CENTER;
  const sweep = bulge >= 0 ? 1 : 0;
  return `M${x} ${y - RADIUS}A${num(Math.abs(bulge))} ${RADIUS} 0 0 ${sweep} ${x} ${y + RADIUS}`;
}

function sphere(elongationDeg: number): string {
  const { x, y } = CENTER;
  const steps = Array.from({ length: 2 * MERIDIANS + 1 }, (_, i) => (i - MERIDIANS) / (MERIDIANS + 1));
  const lines = steps.map((part) => meridian(RADIUS * Math.sin((part * Math.PI) / 2))).join('');
  const lit = litPart(elongationDeg, CENTER, RADIUS);
  return [
    tag('circle', { cx: x, cy: y, r: RADIUS, fill: AIR.mid }),
    stroked(lines, AIR.light, 0.8, { opacity: 0.5 }),
    tag('path', { d: lit, fill: INK.ivory }),
    tag('clipPath', { id: 'moon-lit' }, tag('path', { d: lit })),
    stroked(lines, INK.brass500, 0.7, { opacity: 0.28, 'clip-path': 'url(#moon-lit)' }),
    ringLine(x, y, RADIUS, INK.brass300, 1.6),
  ].join('');
}

/** The pointer goes clockwise round the lunation, from new Moon at the top, and stands at the Moon's lead on the Sun. */
function pointer(elongationDeg: number): string {
  const angle = 90 - elongationDeg;
  const points = [
    onRing(CENTER, angle, 69),
    onRing(CENTER, angle - 4.6, 81),
    onRing(CENTER, angle + 4.6, 81),
  ];
  const d = points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${num(px, 1)} ${num(py, 1)}`).join('');
  return tag('path', { d: `${d}Z`, fill: INK.brass100 });
}

/** The Moon as engraved: meridians in air, the lit part ivory, in a ring of a lunation's half days. */
export function moonDisc(elongationDeg: number): string {
  const { x, y } = CENTER;
  const stepDeg = 360 / HALF_DAYS;
  const ticks = tickRing(CENTER, { foot: 72, length: 5, stepDeg, width: 1, turnDeg: -90 });
  return picture(
    SIZE,
    SIZE,
    sphere(elongationDeg),
    ringLine(x, y, 71, INK.brass500, 1),
    ringLine(x, y, 78, INK.brass500, 1.2),
    tag('g', { stroke: INK.brass500 }, ticks),
    pointer(elongationDeg),
  );
}
