/**
 * Places labels on a line: as near to where they belong as possible (least squares), never closer than
 * `gap`, never outside `from`…`to`. Order is kept. Answers in the order of `wanted`.
 */
export function placeLabels(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  // Without the gaps the task is to fit a rising line: neighbors that would cross share their mean.
  const blocks: { sum: number; count: number }[] = [];
  order.forEach((index, rank) => {
    blocks.push({ sum: wanted[index]! - rank * gap, count: 1 });
    while (blocks.length > 1 && mean(blocks.at(-2)!) > mean(blocks.at(-1)!)) {
      const last = blocks.pop()!;
      blocks.at(-1)!.sum += last.sum;
      blocks.at(-1)!.count += last.count;
    }
  });
  const highest = to - (wanted.length - 1) * gap;
  const level = blocks.flatMap((block) =>
    Array<number>(block.count).fill(Math.max(from, Math.min(highest, mean(block)))),
  );
  const placed = Array<number>(wanted.length);
  order.forEach((index, rank) => (placed[index] = level[rank]! + rank * gap));
  return placed;
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count;
}

/** The same on a full circle of degrees: it is cut where it is emptiest. */
export function placeAround(wantedDeg: readonly number[], gapDeg: number): number[] {
  if (wantedDeg.length === 0) return [];
  const sorted = wantedDeg.map((degree) => turned(degree)).sort((a, b) => a - b);
  const gaps = sorted.map((degree, i) => turned(sorted[(i + 1) % sorted.length]! - degree) || 360);
  const widest = gaps.indexOf(Math.max(...gaps));
  const cut = sorted[widest]! + gaps[widest]! / 2;
  const along = wantedDeg.map((degree) => turned(degree - cut));
  return placeLabels(along, gapDeg, gapDeg / 2, 360 - gapDeg / 2).map((degree) => turned(degree + cut));
}

export function turned(degree: number): number {
  return ((degree % 360) + 360) % 360;
}
