import { parse, type Scalar } from 'yaml';

export type Style = NonNullable<Scalar['type']>;
export type Plain = string | number | boolean | null;

/** Where a value is to stand. */
export interface Place {
  /** How far its lines after the first are in. */
  indent: number;
  /** Where its first line begins. */
  column: number;
  /** How long a line may be. */
  width: number;
  inFlow?: boolean;
}

/** Lines as long as they may be, broken at single spaces only: any other space would not come back. */
function folded(text: string, first: number, rest: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<! ) (?! )/)) {
    const room = lines.length === 0 ? first : rest;
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

type Write = (text: string, place: Place) => string;

const flowing =
  (mark: '' | "'", inner: (text: string) => string): Write =>
  (text, { indent, column, width }) => {
    const words = `${mark}${inner(text)}${mark}`;
    return folded(words, width - column, width - indent).join(`\n${' '.repeat(indent)}`);
  };

const WRITERS: Readonly<Record<Style, Write>> = {
  PLAIN: flowing('', (text) => text),
  QUOTE_SINGLE: flowing("'", (text) => text.replaceAll("'", "''")),
  QUOTE_DOUBLE: (text) => JSON.stringify(text),
  BLOCK_FOLDED: (text, { indent, width }) => {
    const pad = ' '.repeat(indent);
    return `>-\n${folded(text, width - indent, width - indent)
      .map((line) => pad + line)
      .join('\n')}`;
  },
  BLOCK_LITERAL: (text, { indent }) => {
    const pad = ' '.repeat(indent);
    return `|-\n${text
      .split('\n')
      .map((line) => (line === '' ? '' : pad + line))
      .join('\n')}`;
  },
};

/** Whether what is written there reads as the value again. */
function readsAs(written: string, value: Plain, { indent, inFlow = false }: Place): boolean {
  try {
    if (inFlow) return !written.includes('\n') && (parse(`[${written}]`) as unknown[])[0] === value;
    return (parse(`k:\n${' '.repeat(indent)}${written}\n`) as { k: unknown }).k === value;
  } catch {
    return false;
  }
}

/** Those a person would choose next where the style that was there cannot hold the words. */
const OTHERS: readonly Style[] = ['PLAIN', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL', 'QUOTE_DOUBLE'];

/** The value as it is written in YAML, in the style asked for if that can hold it. */
export function scalarText(value: Plain, style: Style, place: Place): string {
  if (typeof value !== 'string') return String(value);
  const verse: readonly Style[] = value.includes('\n') ? ['BLOCK_LITERAL'] : [style];
  const written = [...verse, ...OTHERS].map((each) => WRITERS[each](value, place));
  return written.find((text) => readsAs(text, value, place)) ?? JSON.stringify(value);
}
