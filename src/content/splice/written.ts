import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { scalarText, type Plain, type Style } from './scalars.ts';
import { textOf, type Source } from './source.ts';

export type Value = Plain | readonly Value[] | { readonly [key: string]: Value };
export type FileRecord = { readonly [key: string]: Value };

export const isRecord = (value: Value | undefined): value is FileRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is written like something that stands already, as its neighbors do: `like` is that, if there is one. */
interface Manner {
  source: Source;
  indent: number;
  like: Node | null;
}

const STEP = 2;

function styleOf(value: Plain, like: Node | null, room: number): Style {
  if (isScalar(like) && like.type) return like.type;
  return typeof value === 'string' && value.length > room ? 'BLOCK_FOLDED' : 'PLAIN';
}

/** A text that stands on one line however long it is stays on one. */
function widthFor({ source, like }: Manner): number {
  const isLong = isScalar(like) && !textOf(source, like).includes('\n') && like.type !== 'BLOCK_FOLDED';
  return isLong && textOf(source, like).length > source.width ? Infinity : source.width;
}

function inner(like: Node | null, key: string | number): Node | null {
  return isMap(like) || isSeq(like) ? ((like.get(key, true) as Node | undefined) ?? null) : null;
}

function scalarLine(lead: string, value: Plain, manner: Manner): string {
  const { source, indent, like } = manner;
  const column = indent + lead.length + 1;
  const style = styleOf(value, like, source.width - column);
  const place = { indent: indent + STEP, column, width: widthFor(manner) };
  return `${lead} ${scalarText(value, style, place)}`;
}

function flowList(lead: string, values: readonly Value[], manner: Manner): string {
  const place = { indent: 0, column: 0, width: Infinity, inFlow: true };
  const words = values.map((value) => scalarText(value as Plain, 'PLAIN', place));
  return `${' '.repeat(manner.indent)}${lead} [${words.join(', ')}]\n`;
}

/** `key: value` or `- value`, with everything beneath, from the beginning of its first line. */
export function written(lead: string, value: Value, manner: Manner): string {
  const { source, indent, like } = manner;
  const pad = ' '.repeat(indent);
  if (Array.isArray(value)) {
    if (isSeq(like) && like.flow) return flowList(lead, value, manner);
    const items = (value as readonly Value[]).map((one) =>
      written('-', one, { source, indent: indent + STEP, like: inner(like, 0) }),
    );
    return `${pad}${lead}\n${items.join('')}`;
  }
  if (!isRecord(value)) return `${pad}${scalarLine(lead, value as Plain, manner)}\n`;
  const lines = Object.entries(value).map(([key, one]) =>
    written(`${key}:`, one, { source, indent: indent + STEP, like: inner(like, key) }),
  );
  if (lead !== '-') return `${pad}${lead}\n${lines.join('')}`;
  return `${pad}- ${lines.join('').slice(indent + STEP)}`;
}
