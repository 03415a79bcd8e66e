import type { Point as ChartPoint } from '../../../domain/natal/points.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import { turned } from '../label-placer.ts';
import { onRing, polyline, type Point } from '../ring.ts';
import { num } from '../svg.ts';
import type { WheelText } from './layout.ts';
import { CENTER } from './shape.ts';

/** What a part of the drawing stands for. */
export type WheelMark =
  | { kind: 'point'; point: ChartPoint }
  | { kind: 'sign'; sign: SignKey }
  | { kind: 'house'; house: number }
  | { kind: 'aspect'; points: readonly [ChartPoint, ChartPoint] };

/** Where a finger or a mouse finds a part. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface InkedText extends WheelText {
  fill: string;
}

/** A piece of the finished wheel, in the order in which they lie on each other. */
export interface WheelPart {
  /** Null for what belongs to the wheel itself. */
  mark: WheelMark | null;
  opacity: number;
  svg: string;
  texts: readonly InkedText[];
  spot?: Spot;
}

/** Hatching from one angle to another and from one radius to another: spokes at an even pitch. */
export function hatching(
  [fromDeg, toDeg]: readonly [number, number],
  [inner, outer]: readonly [number, number],
  pitch: number,
): string {
  const count = Math.max(2, Math.round((((toDeg - fromDeg) * Math.PI) / 180) * (outer / pitch)));
  return Array.from({ length: count - 1 }, (_, i) => {
    const angle = fromDeg + ((i + 1) * (toDeg - fromDeg)) / count;
    const [[x1, y1], [x2, y2]] = [onRing(CENTER, angle, inner), onRing(CENTER, angle, outer)];
    return `M${num(x1, 1)} ${num(y1, 1)}L${num(x2, 1)} ${num(y2, 1)}`;
  }).join('');
}

const THREAD_STEPS = 5;

/** A thread between two rings that turns as evenly as it falls: a bundle of them opens like a fan. */
export function spiralThread(
  [fromDeg, from]: readonly [angleDeg: number, radius: number],
  [toDeg, to]: readonly [angleDeg: number, radius: number],
): string {
  const across = turned(toDeg - fromDeg + 180) - 180;
  const steps = Math.abs(across) < 1 ? 1 : THREAD_STEPS;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const part = i / steps;
    return onRing(CENTER, fromDeg + across * part, from + (to - from) * part);
  });
  return polyline(points);
}

/** A small triangle with its tip on a ring. */
export function pointer(angleDeg: number, tip: number, length: number): string {
  const half = ((length * 0.52) / (tip + length)) * (180 / Math.PI);
  const [a, b, c] = [
    onRing(CENTER, angleDeg, tip),
    onRing(CENTER, angleDeg - half, tip + length),
    onRing(CENTER, angleDeg + half, tip + length),
  ];
  return `M${[a, b, c].map(([x, y]) => `${num(x, 1)} ${num(y, 1)}`).join('L')}Z`;
}
