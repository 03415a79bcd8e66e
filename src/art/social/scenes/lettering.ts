import { num, tag } from '../../drawing/svg.ts';
import DATA from './data/letters.json' with { type: 'json' };

/** EB Garamond for the verse, Cinzel for where it stands, Ysabeau for the edition it is quoted from. */
export type VerseFace = 'verse' | 'reference' | 'edition';

interface Face {
  letters: Record<string, [width: number, path: string]>;
  kern: Record<string, Record<string, number>>;
}

const FACES = DATA as unknown as Record<VerseFace, Face>;
const EM = 1000;

/** What is cast on one body, longest first. */
const LIGATURES = /ffi|ffl|ff|fi|fl|./gsu;

export function missingLetters(text: string, face: VerseFace): string[] {
  const { letters } = FACES[face];
  return [...new Set(text)].filter((letter) => !Object.hasOwn(letters, letter));
}

/** A verse is quoted word for word: a letter that is not cast must not be left out in silence. */
function marksOf(text: string, face: VerseFace): string[] {
  const missing = missingLetters(text, face);
  if (missing.length > 0) {
    throw new Error(`“${text}” can’t be set: the face of the ${face} has no ${missing.join(' ')}.`);
  }
  const { letters } = FACES[face];
  const parts = text.match(LIGATURES) ?? [];
  return parts.flatMap((part) => (Object.hasOwn(letters, part) ? [part] : [...part]));
}

interface PlacedMark {
  mark: string;
  /** In thousandths of the size, from the left end of the line. */
  at: number;
}

function setLine(text: string, face: VerseFace, tracking: number): { marks: PlacedMark[]; width: number } {
  const { letters, kern } = FACES[face];
  const marks = marksOf(text, face);
  let at = 0;
  const placed = marks.map((mark, i) => {
    const here = at;
    at += letters[mark]![0] + (kern[mark]?.[marks[i + 1] ?? ''] ?? 0) + tracking * EM;
    return { mark, at: Math.round(here) };
  });
  return { marks: placed, width: marks.length === 0 ? 0 : at / EM - tracking };
}

/** In parts of the size; `tracking` is the space between letters, in the same parts. */
export const widthOf = (text: string, face: VerseFace, tracking = 0): number =>
  setLine(text, face, tracking).width;

/** A line of type around the middle of the sheet. */
export interface CenteredLine {
  text: string;
  face: VerseFace;
  size: number;
  tracking: number;
  fill: string;
  baseline: number;
}

/** Lines as outlines: each letter is drawn once and used wherever it stands. */
export function printed(lines: readonly CenteredLine[], middle: number): string {
  const names = new Map<string, string>();
  const outlines: string[] = [];
  const nameOf = (face: VerseFace, mark: string): string => {
    const key = `${face} ${mark}`;
    const name = names.get(key) ?? `l${names.size.toString(36)}`;
    if (!names.has(key)) outlines.push(tag('path', { id: name, d: FACES[face].letters[mark]![1] }));
    names.set(key, name);
    return name;
  };
  const set = lines.map(({ text, face, size, tracking, fill, baseline }) => {
    const { marks, width } = setLine(text, face, tracking);
    const uses = marks
      .filter(({ mark }) => mark !== ' ')
      .map(({ mark, at }) => `<use href="#${nameOf(face, mark)}" x="${at}"/>`);
    const place = `translate(${num(middle - (width * size) / 2)} ${num(baseline)})scale(${num(size / EM, 5)})`;
    return tag('g', { transform: place, fill }, uses.join(''));
  });
  return tag('defs', {}, outlines.join('')) + set.join('');
}
