import { num, tag } from '../drawing/svg.ts';
import { outlineOf, setLine } from './letters.ts';
import type { PlacedText } from './placing.ts';

export interface Printed {
  /** Each letter's outline, once. */
  letters: string;
  lines: string;
}

/** Lines of type as outlines: every letter is drawn once and used wherever it stands. */
export function printed(texts: readonly PlacedText[], prefix?: string): Printed {
  const { letters, lines } = printedLines(texts, prefix);
  return { letters, lines: lines.join('') };
}

/** The same, line by line. The letters' names begin with the prefix: two blocks of one picture need two. */
export function printedLines(
  texts: readonly PlacedText[],
  prefix = 'l',
): { letters: string; lines: string[] } {
  const names = new Map<string, string>();
  const outlines: string[] = [];
  const nameOf = ({ face }: PlacedText, mark: string): string => {
    const key = `${face} ${mark}`;
    const known = names.get(key);
    if (known) return known;
    const name = `${prefix}${names.size.toString(36)}`;
    names.set(key, name);
    outlines.push(tag('path', { id: name, d: outlineOf(mark, face) }));
    return name;
  };
  const lines = texts.map((text) => {
    const { marks } = setLine(text.text, text.face, text.tracking);
    const uses = marks
      .filter(({ mark }) => mark !== ' ')
      .map(({ mark, at }) => `<use href="#${nameOf(text, mark)}" x="${at}"/>`);
    const scale = num(text.size / 1000, 5);
    const transform = `translate(${num(text.left)} ${num(text.baseline)})scale(${scale})`;
    return tag('g', { transform, fill: text.fill }, uses.join(''));
  });
  return { letters: outlines.join(''), lines };
}
