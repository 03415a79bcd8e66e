import { placeAround, turned } from '../label-placer.ts';

/** What a mark covers, in the units of the drawing. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function rectAround(x: number, y: number, width: number, height: number): Rect {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function overlaps(one: Rect, other: Rect): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}

export function anyOverlap(ones: readonly Rect[], others: readonly Rect[]): boolean {
  return ones.some((one) => others.some((other) => overlaps(one, other)));
}

const STEP_DEG = 0.5;
/** Eleven labels can ask for no more than the whole circle. */
const MOST_ROUNDS = 400;

/**
 * Angles for marks around a ring: each at its own, or as near to it as its neighbors let it, so that no two cover each
 * other. What a mark covers depends on where it stands (letters lie level everywhere), so gaps grow where marks touch.
 */
export function spreadAround(
  wantedDeg: readonly number[],
  rectsAt: (index: number, angleDeg: number) => readonly Rect[],
): number[] {
  const gaps = wantedDeg.map(() => STEP_DEG);
  let placed = placeAround(wantedDeg, gaps);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const crowded = crowdedPairs(placed, rectsAt);
    if (crowded.length === 0) break;
    for (const index of crowded) gaps[index]! += STEP_DEG;
    placed = placeAround(wantedDeg, gaps);
  }
  return placed;
}

/** Those that need more room up to the next one. */
function crowdedPairs(
  placed: readonly number[],
  rectsAt: (index: number, angleDeg: number) => readonly Rect[],
): number[] {
  const rects = placed.map((angle, index) => rectsAt(index, angle));
  const isCrowded = placed.map(() => false);
  for (const [one, rectsOfOne] of rects.entries()) {
    for (let other = one + 1; other < rects.length; other++) {
      if (!anyOverlap(rectsOfOne, rects[other]!)) continue;
      const ahead = turned(placed[other]! - placed[one]!) < 180;
      isCrowded[ahead ? one : other] = true;
    }
  }
  return placed.map((_, index) => index).filter((index) => isCrowded[index]);
}
