import { INK } from '../drawing/ink.ts';
import { CARD_SIZES } from '../../domain/tarot/card-picture.ts';
import type { ShareFormat } from './formats.ts';
import { inset, type Place } from './inset.ts';
import { preparedCard } from './prepared-cards.ts';
import { hairline, type Composed } from './sheet.ts';
import type { CardSubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

interface TextBox {
  top: number;
  bottom: number;
  largest: number;
  smallest: number;
}

interface Measures {
  card: Place;
  column: Column;
  name: { baseline: number; size: number };
  rule: number;
  keywords: TextBox;
  words: TextBox;
}

const MEASURES: Record<ShareFormat, Measures> = {
  wide: {
    card: { x: 70, y: 50, width: 276 },
    column: { align: 'left', x: 400, width: 736 },
    name: { baseline: 122, size: 82 },
    rule: 156,
    keywords: { top: 178, bottom: 330, largest: 46, smallest: 34 },
    words: { top: 360, bottom: 532, largest: 48, smallest: 32 },
  },
  square: {
    card: { x: 72, y: 84, width: 470 },
    column: { align: 'left', x: 590, width: 418 },
    name: { baseline: 168, size: 72 },
    rule: 204,
    keywords: { top: 232, bottom: 470, largest: 56, smallest: 36 },
    words: { top: 500, bottom: 900, largest: 50, smallest: 36 },
  },
  pin: {
    card: { x: 230, y: 66, width: 540 },
    column: { align: 'center', x: 500, width: 840 },
    name: { baseline: 1116, size: 84 },
    rule: 1140,
    keywords: { top: 1152, bottom: 1216, largest: 50, smallest: 38 },
    words: { top: 1226, bottom: 1362, largest: 50, smallest: 38 },
  },
  story: {
    card: { x: 248, y: 306, width: 584 },
    column: { align: 'center', x: 540, width: 900 },
    name: { baseline: 1446, size: 100 },
    rule: 1478,
    keywords: { top: 1492, bottom: 1562, largest: 56, smallest: 42 },
    words: { top: 1578, bottom: 1734, largest: 54, smallest: 41 },
  },
};

/** As many of the keywords as the deck gives first: three are what one remembers. */
const KEYWORDS = 3;

/** The card as it is drawn in our deck, its name, its keywords and one sentence of what it says. */
export function composeCard({ slug, name, keywords, sentences }: CardSubject, format: ShareFormat): Composed {
  const { card, column, name: line, rule, keywords: few, words } = MEASURES[format];
  const { whole } = CARD_SIZES;
  const height = (card.width * whole.height) / whole.width;
  const left = column.align === 'left';
  const start = left ? column.x : column.x - 110;
  // Beside the card each keyword has a line of its own; beneath it they share one.
  const firstKeywords = keywords.slice(0, KEYWORDS).join(left ? ',\n' : ', ');
  return {
    texts: [
      ...nameLine(name, { ...line, fill: INK.brass200 }, column),
      ...textBlock([firstKeywords], { face: 'italic', fill: INK.brass300, ...few }, column, {
        ...few,
        rise: left ? 0 : 0.5,
      }),
      ...textBlock(sentences, { face: 'roman', fill: INK.ivory, ...words }, column, {
        ...words,
        rise: left ? 0 : 0.4,
      }),
    ],
    shapes: [
      inset(preparedCard(slug), 'card', card),
      hairline(start, left ? start + column.width : start + 220, rule),
    ],
    drawn: [{ left: card.x, top: card.y, right: card.x + card.width, bottom: card.y + height }],
  };
}
