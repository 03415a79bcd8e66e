import { placeLabels, type Gaps } from './label-placer.ts';

/** A label near its true place on a scale, tied to it by a thread. */
export interface PlacedMarker {
  trueAt: number;
  shownAt: number;
  /** Which row of labels it stands in; neighbors take turns. */
  row: number;
}

interface MarkerSpace {
  /** Least distance of two neighbors, where there is space for it: the same for all, or each one's own to the next. */
  gap: Gaps;
  from: number;
  to: number;
  rows: number;
}

/** Places labels of events that are in the order of their places. With two rows, `gap` is half of what a label needs for itself. */
export function placeMarkers(
  places: readonly number[],
  { gap, from, to, rows }: MarkerSpace,
): PlacedMarker[] {
  const gaps = Array.from({ length: Math.max(0, places.length - 1) }, (_, index) =>
    typeof gap === 'number' ? gap : gap[index]!,
  );
  const taken = gaps.reduce((sum, one) => sum + one, 0);
  const part = Math.min(1, (to - from) / Math.max(1, taken));
  const fitting = gaps.map((one) => one * part);
  const shown = placeLabels(places, fitting, from, to);
  return places.map((trueAt, index) => ({ trueAt, shownAt: shown[index]!, row: index % rows }));
}

/** The widest stretch between two ends that no thread crosses. */
export function clearStretch(
  from: number,
  to: number,
  threads: readonly number[],
): { middle: number; width: number } {
  const inside = threads.filter((at) => at > from && at < to).sort((a, b) => a - b);
  const edges = [from, ...inside, to];
  const stretches = edges.slice(1).map((end, index) => [edges[index]!, end] as const);
  const [start, end] = stretches.reduce((best, one) => (one[1] - one[0] > best[1] - best[0] ? one : best));
  return { middle: (start + end) / 2, width: end - start };
}

/** A thread straight down, with one bend where its label stands beside its place. */
export function threadPath(
  { trueAt, shownAt }: PlacedMarker,
  [top, bend, swing, end]: readonly number[],
  upright = false,
): string {
  const point = (across: number, along: number): string => {
    const [x, y] = upright ? [along, across] : [across, along];
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  if (Math.abs(trueAt - shownAt) < 0.5) return `M${point(trueAt, top!)}L${point(trueAt, end!)}`;
  const turns = [point(trueAt, bend!), point(shownAt, swing!), point(shownAt, end!)];
  return `M${point(trueAt, top!)}L${turns.join('L')}`;
}

/** Ticks of a scale as path data: `lengthOf` gives the length of the one at `index`. */
export function scaleTicks(
  count: number,
  placeOf: (index: number) => number,
  line: number,
  lengthOf: (index: number) => number,
  upright = false,
): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = Math.round(placeOf(index) * 10) / 10;
    const length = lengthOf(index);
    return upright ? `M${line} ${at}h${-length}` : `M${at} ${line}v${-length}`;
  }).join('');
}
