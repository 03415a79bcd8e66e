import type { Point } from '../../../domain/natal/points.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';

/** What a text beside the wheel speaks of: it is emphasized, the rest steps back. */
export interface WheelHighlight {
  points?: readonly Point[];
  signs?: readonly SignKey[];
  houses?: readonly number[];
  aspects?: readonly (readonly [Point, Point])[];
}

/** `plain` while nothing is highlighted. */
export type Emphasis = 'plain' | 'lit' | 'dim';

export interface Lit {
  point(point: Point): Emphasis;
  sign(sign: SignKey): Emphasis;
  house(house: number): Emphasis;
  aspect(points: readonly [Point, Point]): Emphasis;
}

const isPair = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.every((point) => other.includes(point));

export function litBy(highlight: WheelHighlight | undefined): Lit {
  const { points = [], signs = [], houses = [], aspects = [] } = highlight ?? {};
  const isPlain = points.length + signs.length + houses.length + aspects.length === 0;
  const emphasis = (lit: boolean): Emphasis => (isPlain ? 'plain' : lit ? 'lit' : 'dim');
  return {
    // The ends of an aspect that is meant are meant as well; beside a point that is, they are its company.
    point: (point) => {
      const isEnd = aspects.some((pair) => pair.includes(point));
      return isEnd && points.length > 0 && !points.includes(point)
        ? 'plain'
        : emphasis(points.includes(point) || isEnd);
    },
    sign: (sign) => emphasis(signs.includes(sign)),
    house: (house) => emphasis(houses.includes(house)),
    aspect: (pair) => emphasis(aspects.some((meant) => isPair(meant, pair))),
  };
}
