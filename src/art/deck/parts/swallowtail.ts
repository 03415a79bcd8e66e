import { points, spline } from '../../drawing/plate-burin.ts';
import { engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface PennonInk {
  cloth: string;
  under: string;
  rule: string;
}

/** A knight's pennon in the wind: fixed at 0, 0, it streams to the right in three folds and ends in two tails. */
export function pennon(length: number, height: number, { cloth, under, rule }: PennonInk): string {
  const wave = (text: string): Point[] =>
    spline(points(text), 8).map(([u, v]): Point => [(u * length) / 100, (v * height) / 100]);
  const top = wave('0,0 16,-14 34,2 54,18 74,4 100,-6');
  const bottom = wave('0,100 16,88 34,96 54,104 74,84 98,66');
  const notch: Point = [length * 0.83, height * 0.42];
  const folds = ['0,34 16,20 34,34 54,48 78,36', '0,68 16,56 34,66 54,76 78,58'].map((each) =>
    trace(wave(each)),
  );
  const shadow = [...wave('22,-10 34,2 46,13'), ...wave('46,102 34,96 22,89')];
  return [
    engraved(
      [...top, notch, ...bottom.toReversed()],
      { fill: cloth },
      { ink: rule, degrees: 0, pitch: 8, from: 0.7, width: 1.3 },
    ),
    engraved(shadow, { fill: under }, { ink: rule, degrees: 0, pitch: 6, width: 1.2 }),
    shape(folds.join(''), { stroke: rule, width: 1.8 }),
    shape([...top, notch, ...bottom.toReversed()], { stroke: TONE.gold, width: 2.6 }),
  ].join('');
}
