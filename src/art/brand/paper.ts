import { ELEMENT_INK, INK } from '../drawing/ink.ts';
import type { Element } from '../../domain/zodiac/signs.ts';

/** The inks of the printed page: the report's paper, brown instead of brass, night turned into day. */
export const PAPER = {
  sheet: '#f6efdc',
  shade: '#e8dcbe',
  rule: '#b49f74',
  ink: '#2a2114',
  brown: '#4a3716',
  bronze: '#6b4f1f',
  brass: '#8a6a2c',
  hard: '#8a2f2f',
  easy: '#2c5a8c',
} as const;

/** An element printed: its line, and the tint its ground has in the middle and farther out. */
const ELEMENT_PRINT: Record<Element, { line: string; core: string; mid: string }> = {
  Fire: { line: '#9a3b1c', core: '#f2d3bb', mid: '#f3e3cb' },
  Earth: { line: '#42691f', core: '#dbe5be', mid: '#ebe8cb' },
  Air: { line: '#2f4f96', core: '#d5ddee', mid: '#e9e6dc' },
  Water: { line: '#14676a', core: '#cbe4df', mid: '#e6e8d8' },
};

const ELEMENT_PAIRS = (Object.keys(ELEMENT_INK) as Element[]).flatMap((element) => {
  const [ink, print] = [ELEMENT_INK[element], ELEMENT_PRINT[element]];
  return [
    [ink.light, print.line],
    [ink.core, print.core],
    [ink.mid, print.mid],
    [ink.edge, PAPER.shade],
  ] as const;
});

const PRINTED = new Map<string, string>([
  [INK.night950, PAPER.sheet],
  [INK.night900, PAPER.sheet],
  [INK.night850, PAPER.sheet],
  [INK.ruledGround, PAPER.rule],
  [INK.brass100, PAPER.ink],
  [INK.brass200, PAPER.brown],
  [INK.brass300, PAPER.bronze],
  [INK.brass500, PAPER.brass],
  ...ELEMENT_PAIRS,
  // The sky in the middle of our mark.
  ['#2a2c74', ELEMENT_PRINT.Air.core],
]);

/** The same drawing for light grounds. What has no color of its own here is a star's tint, and prints as ink. */
export function onPaper(svg: string): string {
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (color) => PRINTED.get(color) ?? PAPER.ink);
}
