import { num, tag } from '../drawing/svg.ts';
import CINZEL from './data/lettering.json' with { type: 'json' };

const LETTERS: Record<string, { width: number; d: string }> = CINZEL.letters;

/** Pairs that fall apart without help, in units of the em; the font's own values. */
const KERN: Record<string, number> = {
  AC: -35,
  AG: -35,
  AT: -70,
  GE: -25,
  GH: -25,
  GI: -25,
  OT: -25,
  OV: -35,
  OW: -25,
  PA: -70,
  RA: -30,
  RD: -30,
  RE: -30,
  RI: -30,
  RL: -30,
  RM: -25,
  RO: -45,
  RT: -55,
  TA: -70,
  TO: -25,
  WA: -85,
  WO: -25,
};

export interface Lettering {
  /** Middle of the line, and its baseline. */
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Space between letters, in parts of the size. */
  tracking: number;
}

function advances(text: string, tracking: number): number[] {
  return [...text].map((letter, i) => {
    const kern = KERN[text.slice(i, i + 2)] ?? 0;
    return (LETTERS[letter]!.width + kern) / CINZEL.unitsPerEm + tracking;
  });
}

/** Width of a line in parts of its size, without the space after the last letter. */
export function widthOf(text: string, tracking: number): number {
  return advances(text, tracking).reduce((sum, advance) => sum + advance, -tracking);
}

/** A line of capitals as outlines, so that a card needs no font. */
export function lettered(text: string, { x, y, size, fill, tracking }: Lettering): string {
  const widths = advances(text, tracking);
  const scale = size / CINZEL.unitsPerEm;
  let at = x - (widthOf(text, tracking) * size) / 2;
  const letters = [...text].map((letter, i) => {
    const place = `translate(${num(at)} ${num(y)})scale(${num(scale, 4)})`;
    at += widths[i]! * size;
    const { d } = LETTERS[letter]!;
    return d === '' ? '' : tag('path', { d, transform: place });
  });
  return tag('g', { fill }, letters.join(''));
}
