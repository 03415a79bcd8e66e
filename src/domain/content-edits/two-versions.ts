import type { Fields, FieldValue } from './edit.ts';
import { sameValue } from './merge.ts';

/** One paragraph, or one short field, of two versions side by side; null where a version does not have it. */
export interface VersionRow {
  id: string;
  field: string;
  mine: string | null;
  other: string | null;
}

export type Side = 'mine' | 'other';

const BLANK_LINES = /\n[ \t]*\n\s*/;
const GAP = '\n\n';
/** Longer texts are paired in their order: the table of all pairs would keep a phone busy. */
const MOST_PAIRS = 250_000;

type Pair = readonly [string | null, string | null];

function paragraphsOf(text: string): string[] {
  return text
    .split(BLANK_LINES)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** How many words of the shorter one are in the longer one, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [few, many] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  const [shorter, longer] = few!.size <= many!.size ? [few!, many!] : [many!, few!];
  if (shorter.size === 0) return 0;
  return [...shorter].filter((word) => longer.has(word)).length / longer.size;
}

/** Less in common, and a paragraph was written anew. */
const LEAST_LIKENESS = 0.2;

/** The best total likeness of the rests of two texts, from every place of both. */
function bestFrom(mine: readonly string[], other: readonly string[]): Float64Array[] {
  const best = Array.from({ length: mine.length + 1 }, () => new Float64Array(other.length + 1));
  for (let i = mine.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const like = likeness(mine[i]!, other[j]!);
      const paired = like < LEAST_LIKENESS ? 0 : like + best[i + 1]![j + 1]!;
      best[i]![j] = Math.max(paired, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  return best;
}

/** Paragraphs that differ, each beside the one it most likely was. */
function pairedByLikeness(mine: readonly string[], other: readonly string[]): Pair[] {
  const best = bestFrom(mine, other);
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < mine.length && j < other.length) {
    if (best[i]![j] === best[i + 1]![j]) pairs.push([mine[i++]!, null]);
    else if (best[i]![j] === best[i]![j + 1]) pairs.push([null, other[j++]!]);
    else pairs.push([mine[i++]!, other[j++]!]);
  }
  return [
    ...pairs,
    ...mine.slice(i).map((text): Pair => [text, null]),
    ...other.slice(j).map((text): Pair => [null, text]),
  ];
}

function pairedInOrder(mine: readonly string[], other: readonly string[]): Pair[] {
  const length = Math.max(mine.length, other.length);
  return Array.from({ length }, (_, at): Pair => [mine[at] ?? null, other[at] ?? null]);
}

function paired(mine: readonly string[], other: readonly string[]): Pair[] {
  const least = Math.min(mine.length, other.length);
  let head = 0;
  while (head < least && mine[head] === other[head]) head++;
  let tail = 0;
  while (tail < least - head && mine.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const middle = [mine.slice(head, mine.length - tail), other.slice(head, other.length - tail)] as const;
  const isLong = middle[0].length * middle[1].length > MOST_PAIRS;
  const same = (text: string): Pair => [text, text];
  return [
    ...mine.slice(0, head).map(same),
    ...(isLong ? pairedInOrder(...middle) : pairedByLikeness(...middle)),
    ...mine.slice(mine.length - tail).map(same),
  ];
}

const isText = (value: FieldValue | undefined): boolean => typeof value === 'string' && value.includes('\n');

function asLine(value: FieldValue | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Two versions of a unit, paragraph by paragraph. Short fields are only named where they differ. */
export function versionRows(mine: Fields, other: Fields): VersionRow[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])];
  const row = (field: string, at: number, [own, theirs]: Pair): VersionRow => ({
    id: `${field} ${at}`,
    field,
    mine: own,
    other: theirs,
  });
  const isLong = (name: string): boolean => isText(mine[name]) || isText(other[name]);
  const lines = names
    .filter((name) => !isLong(name) && !sameValue(mine[name], other[name]))
    .map((name) => row(name, 0, [asLine(mine[name]), asLine(other[name])]));
  const texts = names.filter(isLong).flatMap((name) => {
    const [own, theirs] = [mine, other].map((fields) => paragraphsOf(String(fields[name] ?? '')));
    return paired(own!, theirs!).map((pair, at) => row(name, at, pair));
  });
  return [...lines, ...texts];
}

/** What is taken before anybody chose: the own words, and what only the other version has. */
export function firstChoice({ mine }: VersionRow): Side {
  return mine === null ? 'other' : 'mine';
}

/** The unit that follows from what was chosen in each row. */
export function mixedFields(
  mine: Fields,
  other: Fields,
  rows: readonly VersionRow[],
  sideOf: (row: VersionRow) => Side,
): Fields {
  const mixed: Record<string, FieldValue> = { ...mine };
  for (const field of new Set(rows.map((row) => row.field))) {
    const own = rows.filter((row) => row.field === field);
    const sides = own.map(sideOf);
    const isAllOf = (side: Side): boolean =>
      own.every((row, at) => sides[at] === side || row.mine === row.other);
    if (isAllOf('mine')) continue;
    if (isAllOf('other')) mixed[field] = other[field] ?? null;
    else mixed[field] = own.flatMap((row, at) => row[sides[at]!] ?? []).join(GAP);
  }
  return mixed;
}
