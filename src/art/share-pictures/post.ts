import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { INK } from '../drawing/ink.ts';
import { boxOf, placeWithin, type Box } from '../quote-cards/placing.ts';
import { CARD_SIZES } from '../../domain/tarot/card-picture.ts';
import { inset } from './inset.ts';
import { preparedCard } from './prepared-cards.ts';
import { hairline, type Composed } from './sheet.ts';
import type { PostSubject } from './subject.ts';
import { spareBlock, textBlock, type Column } from './type.ts';

/** Figures are 360 × 240 without words. */
const FIGURE = { x: 500, y: 66, width: 636 };
const FIGURE_HEIGHT = (FIGURE.width * 240) / 360;
const COLUMN: Column = { align: 'left', x: 64, width: 400 };
const TITLE = { top: 66, bottom: 404, largest: 68, smallest: 42, sizeWeight: 2.4 };
const EXCERPT = { bottom: 414, largest: 33, smallest: 29, gap: 20 };
const AUTHOR = { baseline: 484, size: 34 };
const BETWEEN_CARDS = 18;

/** The cards beside each other, as wide as a drawing is. */
function cardRow(cards: readonly CardSlug[]): string {
  const { whole } = CARD_SIZES;
  const width = (FIGURE.width - (cards.length - 1) * BETWEEN_CARDS) / cards.length;
  const y = FIGURE.y + (FIGURE_HEIGHT - (width * whole.height) / whole.width) / 2;
  return cards
    .map((card, i) =>
      inset(preparedCard(card), `card-${i}`, { x: FIGURE.x + i * (width + BETWEEN_CARDS), y, width }),
    )
    .join('');
}

/** The figure that was measured for the article beside its title. */
export function composePost({ title, excerpt, author, figure }: PostSubject): Composed {
  const drawn: Box = {
    left: FIGURE.x - 12,
    top: FIGURE.y,
    right: FIGURE.x + FIGURE.width,
    bottom: FIGURE.y + FIGURE_HEIGHT,
  };
  const type = { face: 'italic', size: AUTHOR.size, fill: INK.brass300 } as const;
  const titled = textBlock([title], { face: 'roman', fill: INK.ivory, ...TITLE }, COLUMN, {
    ...TITLE,
    rise: 0,
  });
  const top = Math.max(...titled.map((line) => boxOf(line).bottom)) + EXCERPT.gap;
  const excerptType = { face: 'italic', fill: INK.parchment, ...EXCERPT } as const;
  return {
    texts: [
      ...titled,
      ...spareBlock(excerpt, excerptType, COLUMN, { top, bottom: EXCERPT.bottom, rise: 0 }),
      placeWithin(COLUMN.width, author, type, 'left', COLUMN.x, AUTHOR.baseline),
    ],
    shapes: [
      'drawing' in figure ? inset(figure.drawing, 'figure', FIGURE) : cardRow(figure.cards),
      hairline(COLUMN.x, COLUMN.x + 90, AUTHOR.baseline - AUTHOR.size * 1.5),
    ],
    drawn: [drawn],
  };
}
