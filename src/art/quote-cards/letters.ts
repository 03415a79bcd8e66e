import DATA from './data/letters.json' with { type: 'json' };

/** EB Garamond for the words and the work, Cinzel's capitals for names. */
export type FaceName = 'roman' | 'italic' | 'capitals';

interface Face {
  letters: Record<string, [width: number, path: string]>;
  kern: Record<string, Record<string, number>>;
}

const FACES = DATA as unknown as Record<FaceName, Face>;
const EM = 1000;

/** A long dash for words left out is two dashes: few fonts have it. */
const cast = (text: string): string => text.replaceAll('⸺', '——');

/** What is cast on one body, longest first. */
const LIGATURES = /ffi|ffl|ff|fi|fl|./gsu;

export function hasLetters(text: string, face: FaceName): boolean {
  return [...cast(text)].every((letter) => Object.hasOwn(FACES[face].letters, letter));
}

/** The marks a text is set with; a letter the face does not have is left out. */
function marksOf(text: string, { letters }: Face): string[] {
  const parts = cast(text).match(LIGATURES) ?? [];
  return parts
    .flatMap((part) => (Object.hasOwn(letters, part) ? [part] : [...part]))
    .filter((mark) => Object.hasOwn(letters, mark));
}

export interface PlacedMark {
  mark: string;
  /** In thousandths of the size, from the left end of the line. */
  at: number;
}

export interface SetLine {
  marks: PlacedMark[];
  /** In parts of the size, without the space after the last letter. */
  width: number;
}

/** One line of type; `tracking` is the space between letters in parts of the size. */
export function setLine(text: string, name: FaceName, tracking = 0): SetLine {
  const face = FACES[name];
  const marks = marksOf(text, face);
  let at = 0;
  const placed = marks.map((mark, i) => {
    const here = at;
    const kern = face.kern[mark]?.[marks[i + 1] ?? ''] ?? 0;
    at += face.letters[mark]![0] + kern + tracking * EM;
    return { mark, at: Math.round(here) };
  });
  return { marks: placed, width: marks.length === 0 ? 0 : at / EM - tracking };
}

export const widthOf = (text: string, face: FaceName, tracking = 0): number =>
  setLine(text, face, tracking).width;

export const outlineOf = (mark: string, face: FaceName): string => FACES[face].letters[mark]![1];
