import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import type { CardFormat } from '../quotes/card-kinds.ts';
import type { CardWords, Composition } from './composition.ts';
import { gold, sizeOf } from './furniture.ts';
import { creditOf, place } from './placing.ts';
import { creditLine, signature } from './signature.ts';
import { fitted, heightOf, HUNG_MARK, placeWords, widthRoom, type PlacedWords } from './words.ts';

interface Measures {
  margin: number;
  /** Of the double rule above and of the scale below. */
  head: number;
  foot: number;
  largest: number;
  smallest: number;
  mark: number;
  name: number;
}

const MEASURES: Record<CardFormat, Measures> = {
  square: { margin: 96, head: 96, foot: 860, largest: 128, smallest: 44, mark: 200, name: 36 },
  portrait: { margin: 96, head: 110, foot: 1110, largest: 136, smallest: 46, mark: 230, name: 38 },
  story: { margin: 96, head: 250, foot: 1500, largest: 144, smallest: 50, mark: 260, name: 40 },
  wide: { margin: 76, head: 62, foot: 470, largest: 92, smallest: 42, mark: 0, name: 31 },
};

/** What the large opening mark takes above the words, in parts of its size. */
const MARK_HEIGHT = 0.44;

/** A double rule that parts around one star: it opens the page as it opens every table of ours. */
function headRule({ margin, head }: Measures, width: number): string {
  const middle = width / 2;
  const [from, to] = [middle - 44, middle + 44];
  const rule = (y: number): string => `M${margin} ${y}H${from}M${to} ${y}H${width - margin}`;
  return [
    stroked(rule(head - 4), INK.brass500, 2.6),
    stroked(rule(head + 4), INK.brass500, 1.4),
    tag('path', { d: starPath(middle, head, 26), fill: INK.brass200 }),
  ].join('');
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
  const left = margin + (mark === 0 ? 22 : 0);
  const raised = mark * MARK_HEIGHT;
  const [top, bottom] = [head + 50, foot - 44];
  const room = bottom - top - raised;
  const fit = fitted(
    text,
    widthRoom({ width: width - left - margin * 0.8, height: room, hung: HUNG_MARK }, largest, smallest),
  );
  const free = room - heightOf(fit.size, fit.lines.length);
  const placed = placeWords(fit, 'left', left, top + raised + free * 0.46);
  if (mark === 0) return placed;
  const type = { face: 'roman', size: mark, fill: INK.brass300 } as const;
  const opening = place('“', type, 'left', left - mark * 0.03, top + free * 0.46 + mark * 0.68);
  return { lines: placed.lines, marks: [opening, placed.marks[1]!] };
}

/** Type, rules and one star. The opening mark is as large as an initial. */
export function plain(words: CardWords, format: CardFormat): Composition {
  const measures = MEASURES[format];
  const { margin, head, foot, name } = measures;
  const { width, height } = sizeOf(format);
  const placed = wordsBetween(words.text, measures, width);
  const credit = creditOf(words.credit);
  const baseline = foot + 44 + name;
  const creditAt = credit === null ? null : creditLine(credit, 'right', width - margin, baseline);
  return {
    words: placed.lines,
    marks: placed.marks,
    ...signature(words.author, words.source, {
      align: 'left',
      x: margin,
      baseline,
      size: name,
      room: width - 2 * margin - (creditAt ? creditAt.width + 60 : 0),
      sourceRoom: width - 2 * margin,
    }),
    credit: creditAt,
    bounds: { left: margin / 2, top: head, right: width - margin / 2, bottom: height - 24 },
    picture: null,
    circle: null,
    defs: gold(format),
    drawing: [
      tag('rect', { width, height, fill: INK.night900 }),
      headRule(measures, width),
      footScale(measures, width),
    ].join(''),
  };
}
