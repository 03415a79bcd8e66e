/** A stretch of text that is in both, only in the first, or only in the second. */
export interface DiffPart {
  in: 'both' | 'before' | 'after';
  text: string;
}

/** So many comparisons take a phone some milliseconds; what needs more is shown as changed whole. */
const MOST_COMPARISONS = 1_500_000;

const LINES = /\n+|[^\n]+/g;
/** A word with what holds it together, a run of white space, or one sign of punctuation. */
const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu;

/** How many pieces of the rest two texts have in common, from every place of both. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      rows[i]![j] =
        before[i] === after[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
    }
  }
  return rows;
}

/** The longest common subsequence of pieces, and what stands between. */
function comparedMiddle(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length * after.length > MOST_COMPARISONS)
    return [
      { in: 'before', text: before.join('') },
      { in: 'after', text: after.join('') },
    ];
  const common = commonFrom(before, after);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      parts.push({ in: 'both', text: before[i]! });
      i++;
      j++;
    } else if (j >= after.length || (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      parts.push({ in: 'before', text: before[i++]! });
    } else {
      parts.push({ in: 'after', text: after[j++]! });
    }
  }
  return parts;
}

function compared(before: readonly string[], after: readonly string[]): DiffPart[] {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const both = (from: number, to: number): DiffPart => ({
    in: 'both',
    text: before.slice(from, to).join(''),
  });
  return [
    both(0, head),
    ...comparedMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    both(before.length - tail, before.length),
  ];
}

/** What changed between two stretches that are in both becomes one part gone and one new. */
function gathered(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [gone, fresh] = ['', ''];
  const finish = (): void => {
    if (gone !== '') result.push({ in: 'before', text: gone });
    if (fresh !== '') result.push({ in: 'after', text: fresh });
    [gone, fresh] = ['', ''];
  };
  for (const part of parts) {
    if (part.text === '') continue;
    if (part.in === 'before') gone += part.text;
    else if (part.in === 'after') fresh += part.text;
    else {
      finish();
      const last = result.at(-1);
      if (last?.in === 'both') result[result.length - 1] = { in: 'both', text: last.text + part.text };
      else result.push(part);
    }
  }
  finish();
  return result;
}

/** A space between two changed words belongs to the change: "with us in" is one change, not three. */
function withoutIslands(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, at): DiffPart[] => {
    const isIsland = part.in === 'both' && part.text.trim() === '' && at > 0 && at < parts.length - 1;
    return isIsland
      ? [
          { in: 'before', text: part.text },
          { in: 'after', text: part.text },
        ]
      : [part];
  });
}

function pieces(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function byWords(before: string, after: string): DiffPart[] {
  const parts = gathered(compared(pieces(before, WORDS), pieces(after, WORDS)));
  return gathered(withoutIslands(parts));
}

/** Which words of two texts differ: line by line first, then the words of the lines that do. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const lines = gathered(compared(pieces(before, LINES), pieces(after, LINES)));
  const parts = lines.flatMap((part, at): DiffPart[] => {
    const next = lines[at + 1];
    if (part.in === 'before' && next?.in === 'after') return byWords(part.text, next.text);
    return part.in === 'after' && lines[at - 1]?.in === 'before' ? [] : [part];
  });
  return gathered(parts);
}
