import { aspectsIn } from '../../domain/sky/aspects.ts';
import { isEasy } from '../../domain/sky/marks.ts';
import type { Aspect, Sky } from '../../domain/sky/sky.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { chordWidth, markPlace } from './chord-marks.ts';
import type { PlacedBody } from './ecliptic-rule.ts';
import { glyph } from './glyphs.ts';
import { ELEMENT_INK, INK, goldGradient } from './ink.ts';
import { placeAround } from './label-placer.ts';
import { onRing, spoke, thread, tickRing, type Point } from './ring.ts';
import { num, picture, radialGradient, ringLine, stroked, tag } from './svg.ts';
import { WHEEL_SHAPES, WHEEL_SIZE, wheelAngle, type WheelKind, type WheelShape } from './wheel-shape.ts';

export { WHEEL_KINDS, type WheelKind } from './wheel-shape.ts';

const CENTER = { x: WHEEL_SIZE / 2, y: WHEEL_SIZE / 2 };
/** Wider apart than this an angle is no line on the wheel: there would be a thicket. */
const CHORD_ORB_DEG = 4;
/** Only the closest carry their mark. */
const MARK_ORB_DEG = 1.6;
/** Of the angles that carry none: they stand back behind those that do. */
const FAINT = 0.6;
const AIR = ELEMENT_INK.Air;

function ring(r: number, stroke: string, width: number, opacity?: number): string {
  return ringLine(CENTER.x, CENTER.y, r, stroke, width, { opacity });
}

function band(shape: WheelShape): string {
  const { radii, sign } = shape;
  const cusps = SIGN_KEYS.map((_, i) => spoke(CENTER, wheelAngle(i * 30), radii.ticks, radii.limb));
  const signs = SIGN_KEYS.map((key, i) => {
    const [x, y] = onRing(CENTER, wheelAngle(i * 30 + 15), (radii.band + radii.limb) / 2);
    return glyph(key, { x, y, size: sign.size, stroke: INK.brass300, strokeWidth: sign.weight });
  });
  return [
    ring(radii.hairline, INK.brass500, 1),
    ring(radii.limb, 'url(#wheel-gold)', shape.limbWidth),
    ring(radii.band, INK.brass500, 1),
    ring(radii.ticks, 'url(#wheel-gold)', shape.limbWidth),
    stroked(cusps.join(''), INK.brass500, 1),
    ...signs,
  ].join('');
}

function scale({ radii, ticks }: WheelShape): string {
  const marks = ticks.map(([stepDeg, length, width]) =>
    tickRing(CENTER, { foot: radii.ticks - length, length, stepDeg, width }),
  );
  return tag('g', { stroke: INK.brass500 }, marks.join(''));
}

function disc({ radii }: WheelShape): string {
  const spokes = SIGN_KEYS.map((_, i) => spoke(CENTER, i * 30, 0, radii.disc)).join('');
  const circles = [1 / 3, 2 / 3].map((part) => ring(radii.disc * part, AIR.light, 0.7));
  return [
    tag('circle', { cx: CENTER.x, cy: CENTER.y, r: radii.disc, fill: 'url(#wheel-sky)' }),
    tag('g', { opacity: 0.2 }, stroked(spokes, AIR.light, 0.7) + circles.join('')),
    ring(radii.disc, 'url(#wheel-gold)', 2),
  ].join('');
}

/** The chords of a sky: angles between planets that are near enough to be drawn. A conjunction has no length. */
export function chordsOf(sky: Sky): Aspect[] {
  return aspectsIn(sky).filter(
    ({ kind, orbDeg, bodies }) =>
      kind !== 'conjunction' && orbDeg <= CHORD_ORB_DEG && !bodies.includes('node'),
  );
}

function chord(aspect: Aspect, [from, to]: readonly [Point, Point]): string {
  return tag('path', {
    d: `M${num(from[0], 1)} ${num(from[1], 1)}L${num(to[0], 1)} ${num(to[1], 1)}`,
    stroke: isEasy(aspect.kind) ? AIR.light : INK.brass300,
    'stroke-width': chordWidth(aspect.orbDeg),
    'stroke-opacity': aspect.orbDeg > MARK_ORB_DEG ? FAINT : undefined,
    'stroke-dasharray': aspect.kind === 'sextile' ? '6 5' : undefined,
  });
}

/** Lines from other bodies than this one's: those from the same run beside it and never cross it. */
function crossing(aspects: readonly Aspect[], lines: readonly [Point, Point][], index: number) {
  const [one, other] = aspects[index]!.bodies;
  return lines.filter((_, at) => !aspects[at]!.bodies.some((body) => body === one || body === other));
}

function chords(sky: Sky, { radii, mark }: WheelShape): string {
  const angles = new Map(sky.bodies.map(({ body, longitudeDeg }) => [body, wheelAngle(longitudeDeg)]));
  const taken: Point[] = [];
  const aspects = chordsOf(sky);
  const lines = aspects.map(
    ({ bodies }) => bodies.map((body) => onRing(CENTER, angles.get(body)!, radii.disc)) as [Point, Point],
  );
  const drawn = aspects.map((aspect, index) => {
    const ends = lines[index]!;
    if (aspect.orbDeg > MARK_ORB_DEG) return { line: chord(aspect, ends), sign: '' };
    const place = markPlace(ends, taken, mark, crossing(aspects, lines, index));
    taken.push(place);
    const [x, y] = place;
    const ink = isEasy(aspect.kind) ? AIR.light : INK.brass300;
    const ground = tag('circle', { cx: x, cy: y, r: mark * 0.72, fill: AIR.edge });
    const sign = glyph(aspect.kind, { x, y, size: mark, stroke: ink, strokeWidth: 1.3 });
    return { line: chord(aspect, ends), sign: ground + sign };
  });
  // The closest angle is drawn last, so that it lies on top.
  drawn.reverse();
  return drawn.map(({ line }) => line).join('') + drawn.map(({ sign }) => sign).join('');
}

/** Where each planet's glyph stands: at its own angle, or as near to it as the others let it. */
export function wheelPlaces(bodies: readonly PlacedBody[], kind: WheelKind): number[] {
  const angles = bodies.map(({ longitudeDeg }) => wheelAngle(longitudeDeg));
  return placeAround(angles, WHEEL_SHAPES[kind].gapDeg);
}

function planets(bodies: readonly PlacedBody[], kind: WheelKind, shape: WheelShape): string {
  const { radii, planet, pointer } = shape;
  const angles = bodies.map(({ longitudeDeg }) => wheelAngle(longitudeDeg));
  const shown = wheelPlaces(bodies, kind);
  const reach = planet.size / 2 + 1.5;
  const threads = bodies.map((_, i) =>
    thread(CENTER, angles[i]!, shown[i]!, [radii.disc, radii.disc + 3, radii.planets - reach]),
  );
  // A second thread to the scale would cross its neighbors' where planets stand close: a long tick says the same.
  const degrees = angles.map((angleDeg) => spoke(CENTER, angleDeg, radii.ticks - pointer, radii.ticks));
  const dots = bodies.flatMap((_, i) => {
    const [cx, cy] = onRing(CENTER, angles[i]!, radii.disc);
    return tag('circle', { cx, cy, r: 3 });
  });
  const marks = bodies.map(({ body }, i) => {
    const [x, y] = onRing(CENTER, shown[i]!, radii.planets);
    return glyph(body, { x, y, size: planet.size, stroke: INK.brass100, strokeWidth: planet.weight });
  });
  return [
    stroked(threads.join(''), INK.brass300, 0.9, { 'stroke-linejoin': 'round', opacity: 0.85 }),
    stroked(degrees.join(''), INK.brass100, planet.weight),
    tag('g', { fill: INK.brass100 }, dots.join('')),
    ...marks,
  ].join('');
}

function definitions({ radii }: WheelShape): string {
  const { x, y } = CENTER;
  const sky = radialGradient(
    'wheel-sky',
    [x, y, radii.disc],
    [
      [0, AIR.mid],
      [0.55, AIR.edge],
      [1, INK.night900],
    ],
  );
  return tag('defs', {}, goldGradient('wheel-gold', 80, WHEEL_SIZE - 80) + sky);
}

/**
 * The sky of an instant: 0° Aries at the left, longitudes anticlockwise. Outside in: signs, the scale of degrees with a
 * long tick for each planet, the planets on threads from their true degree, and the angles between them as chords.
 */
export function wheel(sky: Sky, kind: WheelKind): string {
  const shape = WHEEL_SHAPES[kind];
  const bodies = sky.bodies.filter(({ body }) => body !== 'node');
  return picture(
    WHEEL_SIZE,
    WHEEL_SIZE,
    definitions(shape),
    band(shape),
    scale(shape),
    disc(shape),
    chords(sky, shape),
    planets(bodies, kind, shape),
  );
}
