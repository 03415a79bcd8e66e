import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import type { CardWords, Composition } from './composition.ts';
import { gold, sizeOf, starredCredit } from './furniture.ts';
import { creditOf, place, type PlacedText } from './placing.ts';
import { creditLine, signature, signatureLine } from './signature.ts';
import { fitted, heightOf, HUNG_MARK, placeWords, widthRoom, type PlacedWords } from './words.ts';

interface Measures {
  margin: number;
  /** Of the double rule above and of the scale below. */
  head: number;
  foot: number;
  largest: number;
  smallest: number;
  /** Size of the opening mark above the words; 0 on a low sheet, where it hangs beside them. */
  mark: number;
  name: number;
}

const MEASURES: Record<CardFormat, Measures> = {
  square: { margin: 96, head: 96, foot: 860, largest: 128, smallest: 44, mark: 200, name: 36 },
  portrait: { margin: 90, head: 120, foot: 1250, largest: 132, smallest: 46, mark: 230, name: 38 },
  story: { margin: 96, head: 250, foot: 1500, largest: 144, smallest: 50, mark: 260, name: 40 },
  wide: { margin: 100, head: 72, foot: 496, largest: 104, smallest: 42, mark: 0, name: 31 },
};

/** What the large opening mark takes above the words, in parts of its size. */
const MARK_HEIGHT = 0.44;

/** A double rule that parts in the middle: it opens the page as it opens every table of ours. */
function headRule({ margin, head }: Measures, width: number, opening: number): string {
  const [from, to] = [num(width / 2 - opening), num(width / 2 + opening)];
  const rule = (y: number): string => `M${margin} ${y}H${from}M${to} ${y}H${width - margin}`;
  return stroked(rule(head - 4), INK.brass500, 2.6) + stroked(rule(head + 4), INK.brass500, 1.4);
}

/** The rule of every page: a tick each 2°, longer each 10° and 30°. */
function footScale({ margin, foot }: Measures, width: number): string {
  const step = (width - 2 * margin) / 180;
  const ticks = Array.from({ length: 181 }, (_, i) => {
    const length = i % 15 === 0 ? 20 : i % 5 === 0 ? 13 : 7;
    return `M${num(margin + i * step, 1)} ${foot}v${length}`;
  });
  return (
    stroked(`M${margin} ${foot}H${width - margin}`, 'url(#gold)', 2.6) +
    stroked(ticks.join(''), INK.brass500, 1.5)
  );
}

/** The words with their large opening mark, as one block between the rules. */
function wordsBetween(text: string, measures: Measures, width: number): PlacedWords {
  const { margin, head, foot, largest, smallest, mark } = measures;
  const raised = mark * MARK_HEIGHT;
  const [top, bottom] = [head + 54, foot - 50];
  const room = bottom - top - raised;
  const fit = fitted(
    text,
    widthRoom({ width: width - margin * 1.8, height: room, hung: HUNG_MARK }, largest, smallest),
  );
  const free = room - heightOf(fit.size, fit.lines.length);
  const placed = placeWords(fit, 'left', margin, top + raised + free * 0.46);
  if (mark === 0) return placed;
  const type = { face: 'roman', size: mark, fill: INK.brass300 } as const;
  const opening = place('“', type, 'left', margin - mark * 0.03, top + free * 0.46 + mark * 0.68);
  return { lines: placed.lines, marks: [opening, placed.marks[1]!] };
}

interface Edges {
  author: PlacedText;
  source: PlacedText;
  credit: PlacedText | null;
  rules: string;
}

/** One star above the words; below them the name over the work, and the credit at the other end. */
function tallEdges(words: CardWords, measures: Measures, width: number): Edges {
  const { margin, head, foot, name } = measures;
  const baseline = foot + 44 + name;
  const siteName = creditOf(words.credit);
  const credit = siteName === null ? null : creditLine(siteName, 'right', width - margin, baseline);
  const sourceRoom = width - 2 * margin;
  const room = sourceRoom - (credit ? credit.width + 60 : 0);
  const at = { align: 'left', x: margin, baseline, size: name, room, sourceRoom } as const;
  const star = tag('path', { d: starPath(width / 2, head, 26), fill: INK.brass200 });
  return {
    ...signature(words.author, words.source, at),
    credit,
    rules: headRule(measures, width, 44) + star,
  };
}

/** A low sheet has its credit in the rule above and one line below, so that the words get the height. */
function lowEdges(words: CardWords, measures: Measures, width: number): Edges {
  const { margin, head, foot, name } = measures;
  const { stars, credit, reach } = starredCredit(words.credit, width / 2, head);
  const at = { left: margin, right: width - margin, baseline: foot + 34 + name, size: name };
  return {
    ...signatureLine(words.author, words.source, at),
    credit,
    rules: headRule(measures, width, reach + 30) + stars,
  };
}

/** Type and rules. The opening mark is as large as an initial. */
export function plain(words: CardWords, format: CardFormat): Composition {
  const measures = MEASURES[format];
  const { margin, head, mark } = measures;
  const { width, height } = sizeOf(format);
  const placed = wordsBetween(words.text, measures, width);
  const { rules, ...edges } =
    mark === 0 ? lowEdges(words, measures, width) : tallEdges(words, measures, width);
  return {
    words: placed.lines,
    marks: placed.marks,
    ...edges,
    bounds: { left: margin / 2, top: head, right: width - margin / 2, bottom: height - 24 },
    picture: null,
    ring: null,
    defs: gold(format),
    drawing: [tag('rect', { width, height, fill: INK.night900 }), rules, footScale(measures, width)].join(''),
  };
}
