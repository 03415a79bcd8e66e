import type { Point as ChartPoint } from '../../../domain/natal/points.ts';
import { isEasy } from '../../../domain/sky/marks.ts';
import type { AspectKind } from '../../../domain/sky/sky.ts';
import { chordWidth, markPlace } from '../chord-marks.ts';
import { glyph } from '../glyphs.ts';
import { turned } from '../label-placer.ts';
import { arc, onRing, polyline, spoke, type Point } from '../ring.ts';
import { num, stroked, tag } from '../svg.ts';
import { pointDegOf, type WheelAspect } from './chart.ts';
import type { Lit } from './highlight.ts';
import type { WheelLayout } from './layout.ts';
import type { WheelPart } from './part.ts';
import type { Inks } from './rings.ts';
import { CENTER, type ChartWheelShape } from './shape.ts';

/** Wider apart than this an angle is drawn only where it is meant: there would be a thicket. */
const CHORD_ORB_DEG = 4;
/** Only the closest carry their mark. */
const MARK_ORB_DEG = 1.6;

/** Hard ones are whole lines, a trine is in long strokes, a sextile in short ones: nobody needs the color. */
const STROKES: Partial<Record<AspectKind, readonly [number, number]>> = {
  trine: [15, 4],
  sextile: [4.5, 4.5],
};

/** The strokes of a line as the legend shows them; undefined for whole lines. */
export function chordStrokes(kind: AspectKind, weight = 1): string | undefined {
  return STROKES[kind]?.map((length) => num(length * Math.sqrt(weight), 1)).join(' ');
}

/** Whether an aspect is drawn while nothing is highlighted; those to the angles and the node are in the words. */
export function isChordDrawn({ points, orb }: WheelAspect): boolean {
  const outside: readonly ChartPoint[] = ['node', 'ascendant', 'midheaven'];
  return orb <= CHORD_ORB_DEG && !points.some((point) => outside.includes(point));
}

/** A conjunction has no length: it is a stroke along the rim. */
function joined([a, b]: readonly [number, number], radius: number): string {
  const [from, to] = turned(b - a) <= 180 ? [a, a + turned(b - a)] : [b, b + turned(a - b)];
  // Two in one degree still need a stroke that can be seen.
  const more = Math.max(0, 2 - (to - from)) / 2;
  return arc(CENTER, radius, from - more, to + more);
}

/** Where a text speaks of it, a wedge from the middle shows the two as one. */
function conjunction(
  angles: readonly [number, number],
  { radii, chordWeight }: ChartWheelShape,
  ink: string,
  isLit: boolean,
): string {
  const rim = joined(angles, radii.disc - 7 * chordWeight);
  if (!isLit) return stroked(rim, ink, 1.5 * chordWeight);
  const sides = angles.map((angle) => spoke(CENTER, angle, 0, radii.disc)).join('');
  const middle = tag('circle', { cx: CENTER.x, cy: CENTER.y, r: 3 * chordWeight, fill: ink });
  return stroked(sides, ink, 1.7 * chordWeight) + stroked(rim, ink, 2.2 * chordWeight) + middle;
}

interface Drawn {
  line: string;
  mark: string;
}

function drawnChord(
  { aspect, orb }: WheelAspect,
  angles: readonly [number, number],
  { shape, inks, taken, isLit }: { shape: ChartWheelShape; inks: Inks; taken: Point[]; isLit: boolean },
): Drawn {
  const { radii, chordWeight, mark } = shape;
  const { palette } = inks;
  const width = Math.max(chordWidth(orb), isLit ? 2.4 : 0) * chordWeight;
  if (aspect === 'conjunction') return { line: conjunction(angles, shape, palette.join, isLit), mark: '' };
  const ends = angles.map((angle) => onRing(CENTER, angle, radii.disc)) as [Point, Point];
  const stroke = isEasy(aspect) ? palette.easy : palette.hard;
  const strokes = chordStrokes(aspect, chordWeight);
  const line = tag('path', { d: polyline(ends), stroke, 'stroke-width': width, 'stroke-dasharray': strokes });
  if (mark === 0 || (orb > MARK_ORB_DEG && !isLit)) return { line, mark: '' };
  const [x, y] = markPlace(ends, taken, mark);
  taken.push([x, y]);
  const ground = tag('circle', { cx: x, cy: y, r: mark * 0.76, fill: palette.disc[2] });
  const sign = glyph(aspect, { x, y, size: mark, stroke, strokeWidth: 1.3 * chordWeight });
  return { line, mark: ground + sign };
}

/** The angles between points; the closest lies on top. Those that nobody speaks of are left out or step back. */
export function chordParts(layout: WheelLayout, inks: Inks, lit: Lit): WheelPart[] {
  const { chart, shape, angleOf } = layout;
  const taken: Point[] = [];
  const parts = chart.aspects.flatMap((aspect): { part: WheelPart; isLit: boolean }[] => {
    const emphasis = lit.aspect(aspect.points);
    if (emphasis !== 'lit' && !isChordDrawn(aspect)) return [];
    const degrees = aspect.points.map((point) => pointDegOf(chart, point));
    if (degrees[0] === undefined || degrees[1] === undefined) return [];
    const isLit = emphasis === 'lit';
    const angles = [angleOf(degrees[0]), angleOf(degrees[1])] as const;
    const { line, mark } = drawnChord(aspect, angles, { shape, inks, taken, isLit });
    const opacity = emphasis === 'dim' ? inks.palette.dim * 0.7 : 1;
    const part = {
      mark: { kind: 'aspect', points: aspect.points },
      opacity,
      svg: line + mark,
      texts: [],
    } as const;
    return [{ part, isLit }];
  });
  return parts
    .toReversed()
    .sort((a, b) => Number(a.isLit) - Number(b.isLit))
    .map(({ part }) => part);
}
