import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { columnOf, lineStart, nextLine, type Cut } from './cuts.ts';
import { scalarText, type Plain } from './scalars.ts';
import { endOf, startOf, textOf, type Source } from './source.ts';
import { isRecord, written, type FileRecord, type Value } from './written.ts';

const trimmed = (value: Value): Value => (typeof value === 'string' ? value.trim() : value);
const isSame = (one: Value, other: Value): boolean => isDeepStrictEqual(trimmed(one), trimmed(other));

const valueOf = (node: Node | null): Value => (node?.toJSON() ?? null) as Value;

function scalarCut(source: Source, node: Scalar, value: Plain, inFlow: boolean): Cut {
  const before = textOf(source, node);
  const [from, to] = [startOf(node), endOf(source, node)];
  const column = columnOf(source.text, from);
  const lines = before.split('\n');
  const isLong = lines.length === 1 && column + before.length > source.width;
  const indent = indentOf(source, node);
  const place = { indent, column, width: inFlow || isLong ? Infinity : source.width, inFlow };
  return { from, to, text: scalarText(value, node.type ?? 'PLAIN', place) };
}

/** How far its own further lines are in, or would be: one step further than the line it begins on. */
function indentOf({ text }: Source, node: Scalar): number {
  const [, second] = text.slice(startOf(node), node.range![1]).trimEnd().split('\n');
  if (second?.trim()) return second.length - second.trimStart().length;
  const line = text.slice(lineStart(text, startOf(node)));
  const [dashes] = /^[ -]*/.exec(line)!;
  return dashes.length + 2;
}

/** Whole lines, from that of a node to where the next thing begins. */
function lines(source: Source, from: Node, to: Node): Cut {
  return {
    from: lineStart(source.text, startOf(from)),
    to: nextLine(source.text, endOf(source, to)),
    text: '',
  };
}

type Entry = Pair<Scalar, Node | null>;
const entriesOf = (map: YAMLMap): readonly Entry[] => map.items as unknown as readonly Entry[];
const keyOf = (entry: Entry): string => String(entry.key.value);

/** Keys that are new stand after the one before them. */
function insertion(source: Source, map: YAMLMap, after: FileRecord, key: string): Cut {
  const names = Object.keys(after);
  const earlier = new Set(names.slice(0, names.indexOf(key)));
  const entries = entriesOf(map);
  const beside = entries.findLast((entry) => earlier.has(keyOf(entry))) ?? entries.at(-1)!;
  const end = endOf(source, beside.value ?? beside.key);
  if (map.flow) return { from: end, to: end, text: `, ${key}: ${JSON.stringify(after[key])}` };
  const at = nextLine(source.text, end);
  const indent = columnOf(source.text, startOf(entries[0]!.key));
  const text = written(`${key}:`, after[key]!, { source, indent, like: null });
  return { from: at, to: at, text: source.text.at(at - 1) === '\n' ? text : `\n${text}` };
}

export function mapCuts(source: Source, map: YAMLMap, after: FileRecord): Cut[] {
  const entries = entriesOf(map);
  const there = new Set(entries.map(keyOf));
  const changed = entries.flatMap((entry): Cut[] => {
    const value = after[keyOf(entry)];
    if (value === undefined) return [lines(source, entry.key, entry.value ?? entry.key)];
    return cutsFor(source, entry.value, value, map.flow ?? false);
  });
  const added = Object.keys(after).filter((key) => !there.has(key));
  return [...changed, ...added.map((key) => insertion(source, map, after, key))];
}

function flowCut(source: Source, list: YAMLSeq, values: readonly Value[]): Cut {
  const place = { indent: 0, column: 0, width: Infinity, inFlow: true };
  const items = values.map((value) => scalarText(value as Plain, 'PLAIN', place));
  return { from: startOf(list), to: endOf(source, list), text: `[${items.join(', ')}]` };
}

/** What is the same at both ends stays; between them, one for one where there are as many. */
function listCuts(source: Source, list: YAMLSeq, values: readonly Value[]): Cut[] {
  const nodes = list.items as Node[];
  const before = nodes.map(valueOf);
  let first = 0;
  while (first < Math.min(before.length, values.length) && isSame(before[first]!, values[first]!)) first += 1;
  let last = 0;
  const most = Math.min(before.length, values.length) - first;
  while (last < most && isSame(before.at(-1 - last)!, values.at(-1 - last)!)) last += 1;
  const old = nodes.slice(first, nodes.length - last);
  const next = values.slice(first, values.length - last);
  if (old.length === next.length)
    return old.flatMap((node, index) => cutsFor(source, node, next[index]!, list.flow ?? false));
  if (list.flow) return [flowCut(source, list, values)];
  return [replacedItems(source, nodes, { first, old, next })];
}

interface Middle {
  first: number;
  old: readonly Node[];
  next: readonly Value[];
}

function replacedItems(source: Source, nodes: readonly Node[], { first, old, next }: Middle): Cut {
  const { text } = source;
  const like = nodes[0]!;
  const indent = text.slice(lineStart(text, startOf(like))).search(/\S/);
  const items = next.map((value) => written('-', value, { source, indent, like })).join('');
  if (old.length > 0) return { ...lines(source, old[0]!, old.at(-1)!), text: items };
  const at = first === 0 ? lineStart(text, startOf(like)) : nextLine(text, endOf(source, nodes[first - 1]!));
  return { from: at, to: at, text: items };
}

/** What has to change for a node to say a value; nothing where it says it already. */
function cutsFor(source: Source, node: Node | null, value: Value, inFlow: boolean): Cut[] {
  if (node === null || isSame(valueOf(node), value)) return [];
  if (isMap(node) && isRecord(value)) return mapCuts(source, node, value);
  if (isSeq(node) && Array.isArray(value)) return listCuts(source, node, value);
  if (isScalar(node)) return [scalarCut(source, node, value as Plain, inFlow)];
  throw new TypeError('A list or a record cannot become something else.');
}
