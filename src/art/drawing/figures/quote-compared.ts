import { INK } from '../ink.ts';
import { num, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelWidth, type Drawn, type Label, type Sheet } from './sheet.ts';

/** The end of Walden, and what the mug makes of it. */
const BOOK = 'If one advances confidently in the direction of his dreams'.split(' ');
const MUG = 'Go confidently in the direction of your dreams'.split(' ');

/** Words that stand in both, in the same order: the threads between the lines. */
const KEPT = ['confidently', 'in', 'the', 'direction', 'of', 'dreams'];
const isKept = (word: string): boolean => KEPT.includes(word);

interface Placed {
  word: string;
  label: Label;
  /** Where its thread begins or ends. */
  x: number;
  y: number;
}

const inkOf = (word: string): string => (isKept(word) ? INK.brass500 : INK.hard);

/** One line of words from a left edge, each with its own place. */
function lineOf(words: readonly string[], left: number, y: number, size: number, sheet: Sheet): Placed[] {
  const space = size * 0.34;
  let x = left;
  return words.map((word) => {
    const label: Label = { text: word, x, y, align: 'left', size, tone: isKept(word) ? 'ivory' : 'brass' };
    const width = labelWidth(label, sheet);
    const placed = { word, label, x: x + width / 2, y };
    x += width + space;
    return placed;
  });
}

const widthOf = (words: readonly string[], size: number, sheet: Sheet): number =>
  words.reduce((sum, text) => sum + labelWidth({ text, x: 0, y: 0, align: 'left', size }, sheet), 0) +
  (words.length - 1) * size * 0.34;

/** Under a word that has no counterpart stands a bracket, as a proofreader marks it. */
function bracket({ label, x, y }: Placed, size: number, sheet: Sheet): string {
  const half = labelWidth(label, sheet) / 2 + 3;
  const foot = y + size * 0.62;
  return `M${num(x - half)} ${num(foot - 7)}v7h${num(2 * half)}v-7`;
}

function threads(book: readonly Placed[], mug: readonly Placed[], from: number, to: number): string {
  return mug
    .filter(({ word }) => isKept(word))
    .map((below) => {
      const above = book.find(({ word }) => word === below.word)!;
      const [start, end] = [above.y + from, below.y - to];
      const middle = (start + end) / 2;
      return `M${num(above.x)} ${num(start)}C${num(above.x)} ${num(middle)} ${num(below.x)} ${num(middle)} ${num(below.x)} ${num(end)}`;
    })
    .join('');
}

function drawWide(sheet: Sheet): Drawn {
  const { plot, weight } = sheet;
  const size = 38;
  const middle = (plot.left + plot.right) / 2;
  const rows = [
    { words: BOOK, y: plot.top + 128, name: 'Henry David Thoreau, Walden, 1854' },
    { words: MUG, y: plot.bottom - 96, name: 'the mug, no year' },
  ];
  const [book, mug] = rows.map(({ words, y }) =>
    lineOf(words, middle - widthOf(words, size, sheet) / 2, y, size, sheet),
  ) as [Placed[], Placed[]];
  const lost = [...book, ...mug].filter(({ word }) => !isKept(word));
  return {
    shapes: [
      stroked(threads(book, mug, size * 0.75, size * 0.85), INK.brass500, 1.2 * weight),
      stroked(lost.map((one) => bracket(one, size, sheet)).join(''), INK.hard, 1.8 * weight),
    ],
    labels: [
      ...[...book, ...mug].map(({ label }) => label),
      { text: rows[0]!.name, x: middle, y: plot.top + 52, align: 'center', tone: 'dust' },
      { text: rows[1]!.name, x: middle, y: plot.bottom - 34, align: 'center', tone: 'dust' },
    ],
  };
}

/** On a phone the words stand one beneath the other, book at the left and mug at the right. */
function drawPhone(sheet: Sheet): Drawn {
  const { plot, weight, kind } = sheet;
  const head = kind === 'small' ? 12 : 46;
  const row = (plot.bottom - plot.top - head - 10) / BOOK.length;
  const [left, right] = [plot.left + 20, plot.right - 20];
  const rowOf = (word: string): number => (word === 'Go' ? 0 : word === 'your' ? 8 : BOOK.indexOf(word));
  const y = (word: string): number => plot.top + head + row * (rowOf(word) + 0.5);
  const column = (words: readonly string[], x: number, align: Label['align']): Label[] =>
    words.map((word) => ({ text: word, x, y: y(word), align, tone: isKept(word) ? 'ivory' : 'brass' }));
  const book = column(BOOK, left, 'left');
  const mug = column(MUG, right, 'right');
  const width = (label: Label): number =>
    kind === 'small' ? label.text.length * 11 : labelWidth(label, sheet);
  const joined = KEPT.map((word) => {
    const [one, other] = [book, mug].map((labels) => width(labels.find(({ text }) => text === word)!));
    return `M${num(left + one! + 8)} ${num(y(word))}H${num(right - other! - 8)}`;
  });
  // The list shows no letters: there a bar stands for each word.
  const bars = [...book, ...mug].map((label) => {
    const from = label.align === 'left' ? left : right - width(label);
    return tag('rect', { x: from, y: label.y - 4, width: width(label), height: 8, fill: inkOf(label.text) });
  });
  const heads: Label[] = [
    { text: 'Walden, 1854', x: left, y: plot.top + 26, align: 'left', tone: 'dust' },
    { text: 'the mug', x: right, y: plot.top + 26, align: 'right', tone: 'dust' },
  ];
  return {
    shapes: [stroked(joined.join(''), INK.brass500, weight), ...(kind === 'small' ? bars : [])],
    labels: [...heads, ...book, ...mug],
  };
}

/** A sentence and what became of it, word against word. */
export function quoteComparedFigure(): MeasuredFigure {
  return {
    heights: { wide: 440, phone: 430 },
    alt: `“${BOOK.join(' ')}” from Walden above “${MUG.join(' ')}” from a mug, with threads between the words that stand in both. “If one advances” has no thread, and “his” has become “your”.`,
    draw: (sheet) => (sheet.kind === 'wide' ? drawWide(sheet) : drawPhone(sheet)),
  };
}
