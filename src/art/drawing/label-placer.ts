/** Room between neighbors: the same for all, or for each label its own up to the next one. */
export type Gaps = number | readonly number[];

const gapAfter = (gaps: Gaps, index: number): number => (typeof gaps === 'number' ? gaps : gaps[index]!);

/**
 * Places labels on a line: as near to where they belong as possible (least squares), never closer than
 * `gaps`, never outside `from`…`to`. Order is kept. Answers in the order of `wanted`.
 */
export function placeLabels(wanted: readonly number[], gaps: Gaps, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const offsets: number[] = [];
  // Without the gaps the task is to fit a rising line: neighbors that would cross share their mean.
  const blocks: { sum: number; count: number }[] = [];
  order.forEach((index, rank) => {
    offsets.push(rank === 0 ? 0 : offsets[rank - 1]! + gapAfter(gaps, order[rank - 1]!));
    blocks.push({ sum: wanted[index]! - offsets[rank]!, count: 1 });
    while (blocks.length > 1 && mean(blocks.at(-2)!) > mean(blocks.at(-1)!)) {
      const last = blocks.pop()!;
      blocks.at(-1)!.sum += last.sum;
      blocks.at(-1)!.count += last.count;
    }
  });
  const highest = to - (offsets.at(-1) ?? 0);
  const level = blocks.flatMap((block) =>
    Array<number>(block.count).fill(Math.max(from, Math.min(highest, mean(block)))),
  );
  const placed = Array<number>(wanted.length);
  order.forEach((index, rank) => (placed[index] = level[rank]! + offsets[rank]!));
  return placed;
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count;
}

/** The same on a full circle of degrees: it is cut where it is emptiest. */
export function placeAround(wantedDeg: readonly number[], gapsDeg: Gaps): number[] {
  if (wantedDeg.length === 0) return [];
  const sorted = wantedDeg.map((degree) => turned(degree)).sort((a, b) => a - b);
  const gaps = sorted.map((degree, i) => turned(sorted[(i + 1) % sorted.length]! - degree) || 360);
  const widest = gaps.indexOf(Math.max(...gaps));
  const cut = sorted[widest]! + gaps[widest]! / 2;
  const along = wantedDeg.map((degree) => turned(degree - cut));
  const last = gapAfter(gapsDeg, along.indexOf(Math.max(...along)));
  return placeLabels(along, gapsDeg, last / 2, 360 - last / 2).map((degree) => turned(degree + cut));
}

export function turned(degree: number): number {
  return ((degree % 360) + 360) % 360;
}
