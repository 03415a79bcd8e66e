import { INK } from '../drawing/ink.ts';
import { onRing, polyline, tickRing, type Point } from '../drawing/ring.ts';
import { num, ringLine, stroked, tag } from '../drawing/svg.ts';
import { MOON_RADIUS, PLATE_HORIZON, PLATE_RING, PLATE_SIZE, SUN_RADIUS } from './plate-shape.ts';

const MIDDLE = { x: 0, y: 0 };
/** Brown enough to be seen on ivory. */
const SHADE = '#9a7636';

/** Ruled like a printed ground; the color of the element lies beneath. */
function ground(): string {
  const rules = Array.from({ length: PLATE_SIZE / 4 }, (_, i) => `M0 ${i * 4 + 2}H${PLATE_SIZE}`);
  return stroked(rules.join(''), INK.ruledGround, 1.7, { id: 'ground', opacity: 0.55 });
}

/** Thirty degrees all around: a tick for every twelve minutes, longer ones for each degree and each five. */
function scale(): string {
  const foot = PLATE_RING.scale;
  const ring = (stepDeg: number, length: number, width: number, stroke: string): string =>
    tag('g', { stroke }, tickRing(MIDDLE, { foot, length, stepDeg, width, turnDeg: -90 }));
  return tag(
    'g',
    { id: 'scale', fill: 'none' },
    [
      ringLine(0, 0, foot, INK.brass500, 0.9),
      ring(2.4, 3.4, 0.7, INK.brass500),
      ring(12, 7, 1, INK.brass300),
      ring(60, 11, 1.6, INK.brass200),
    ].join(''),
  );
}

/** A spike with one side in the light. */
function ray(angleDeg: number, reach: number, half: number): { outline: string; dark: string } {
  const foot = SUN_RADIUS + 5;
  const [left, tip, right] = [
    onRing(MIDDLE, angleDeg + half, foot),
    onRing(MIDDLE, angleDeg, reach),
    onRing(MIDDLE, angleDeg - half, foot),
  ];
  const base = onRing(MIDDLE, angleDeg, foot);
  return { outline: `${polyline([left, tip, right])}Z`, dark: `${polyline([base, tip, right])}Z` };
}

function rays(): string {
  const spikes = Array.from({ length: 16 }, (_, i) =>
    ray(i * 22.5, i % 4 === 0 ? 90 : i % 2 === 0 ? 82 : 70, i % 2 === 0 ? 4.6 : 3.4),
  );
  const between = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 22.5 + 11.25;
    return polyline([onRing(MIDDLE, angle, SUN_RADIUS + 8), onRing(MIDDLE, angle, 62)]);
  });
  const outline = spikes.map((one) => one.outline).join('');
  return [
    tag('path', { d: outline, fill: INK.brass200 }),
    tag('path', { d: spikes.map(({ dark }) => dark).join(''), fill: INK.night950, opacity: 0.62 }),
    stroked(outline, INK.brass200, 0.9, { 'stroke-linejoin': 'round' }),
    stroked(between.join(''), INK.brass300, 1, { 'stroke-linecap': 'round' }),
  ].join('');
}

/** The side away from the light, ruled; its edge swings as it does on old suns. */
function sunShade(): string {
  const radius = SUN_RADIUS - 1;
  const lines = Array.from({ length: Math.floor((2 * radius) / 2.5) }, (_, i) => {
    const y = 1.2 - radius + i * 2.5;
    const from = 11 - 13 * Math.sin((y / SUN_RADIUS) * Math.PI * 0.8);
    const to = Math.sqrt(radius ** 2 - y ** 2);
    return to > from ? `M${num(from, 1)} ${num(y, 1)}H${num(to, 1)}` : '';
  });
  return stroked(lines.join(''), SHADE, 1.1);
}

function sun(): string {
  return tag(
    'g',
    { id: 'sun', fill: 'none' },
    [
      rays(),
      tag('circle', { r: SUN_RADIUS + 2.5, fill: INK.night950, stroke: INK.brass300, 'stroke-width': 0.9 }),
      tag('circle', { r: SUN_RADIUS, fill: INK.ivory, stroke: INK.brass500, 'stroke-width': 1.6 }),
      sunShade(),
    ].join(''),
  );
}

/** The lines of a globe, pole to pole; the page lays the lit part of that night over them. */
function moonLines(): string {
  const lines = Array.from({ length: 11 }, (_, i) => {
    const bulge = MOON_RADIUS * Math.sin((((i - 5) / 6) * Math.PI) / 2);
    const sweep = bulge >= 0 ? 1 : 0;
    return `M0 ${-MOON_RADIUS}A${num(Math.abs(bulge))} ${MOON_RADIUS} 0 0 ${sweep} 0 ${MOON_RADIUS}`;
  });
  return stroked(lines.join(''), 'currentColor', 0.8, { id: 'moon-lines', fill: 'none' });
}

/** Land under the eastern sky: the further down, the wider its furrows. */
function land(): string {
  const arch = (y: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const x = (i - 12) * 9;
      return [x, y + (x / 36) ** 2];
    });
  const furrows = Array.from({ length: 9 }, (_, i) => PLATE_HORIZON + 2 + (i + 1) * (2.4 + i * 0.5));
  const horizon = polyline(arch(PLATE_HORIZON));
  return tag(
    'g',
    { id: 'land', fill: 'none' },
    [
      tag('path', { d: `${horizon}V${PLATE_RING.window}H-108Z`, fill: INK.night950 }),
      stroked(furrows.map((y) => polyline(arch(y))).join(''), INK.brass500, 0.8, { opacity: 0.85 }),
      stroked(horizon, INK.brass200, 2),
    ].join(''),
  );
}

/** What all plates share, around the middle of their ring but for the ground. */
export const plateParts = (): string => [ground(), scale(), sun(), moonLines(), land()].join('');
