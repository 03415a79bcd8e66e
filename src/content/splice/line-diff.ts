/** A line that stays, goes or comes. */
export interface LineStep {
  mark: ' ' | '-' | '+';
  line: string;
}

/** The furthest way on each diagonal, for each number of changes: Myers, “An O(ND) difference algorithm”, 1986. */
function trace(before: readonly string[], after: readonly string[]): Map<number, number>[] {
  const furthest = new Map([[1, 0]]);
  const steps: Map<number, number>[] = [];
  for (let changes = 0; ; changes += 1) {
    steps.push(new Map(furthest));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const [left, right] = [furthest.get(diagonal - 1) ?? -1, furthest.get(diagonal + 1) ?? -1];
      let at = diagonal === -changes || (diagonal !== changes && left < right) ? right : left + 1;
      while (at < before.length && at - diagonal < after.length && before[at] === after[at - diagonal])
        at += 1;
      furthest.set(diagonal, at);
      if (at >= before.length && at - diagonal >= after.length) return steps;
    }
  }
}

/** The fewest lines that have to go and come. */
export function lineDiff(before: readonly string[], after: readonly string[]): LineStep[] {
  const steps: LineStep[] = [];
  let [old, next] = [before.length, after.length];
  for (const [changes, furthest] of [...trace(before, after).entries()].reverse()) {
    const diagonal = old - next;
    const [left, right] = [furthest.get(diagonal - 1) ?? -1, furthest.get(diagonal + 1) ?? -1];
    const isAdded = diagonal === -changes || (diagonal !== changes && left < right);
    const from = isAdded ? right : left;
    const fromNext = from - (isAdded ? diagonal + 1 : diagonal - 1);
    while (old > from && next > fromNext && old > 0 && next > 0 && before[old - 1] === after[next - 1]) {
      steps.push({ mark: ' ', line: before[old - 1]! });
      [old, next] = [old - 1, next - 1];
    }
    if (changes === 0) break;
    steps.push(isAdded ? { mark: '+', line: after[next - 1]! } : { mark: '-', line: before[old - 1]! });
    [old, next] = [from, fromNext];
  }
  return steps.reverse();
}
