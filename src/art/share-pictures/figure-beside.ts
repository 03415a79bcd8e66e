import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { CARD_SIZES } from '../../domain/tarot/card-picture.ts';
import type { Box } from '../quote-cards/placing.ts';
import { inset } from './inset.ts';
import { preparedCard } from './prepared-cards.ts';
import type { ShownFigure } from './subject.ts';

/** Figures are 360 × 240 without words; what is said about them stands at their left. */
const FIGURE = { x: 500, y: 66, width: 636 };
const FIGURE_HEIGHT = (FIGURE.width * 240) / 360;
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

export function figureBeside(figure: ShownFigure): { shape: string; drawn: Box } {
  return {
    shape: 'drawing' in figure ? inset(figure.drawing, 'figure', FIGURE) : cardRow(figure.cards),
    drawn: {
      left: FIGURE.x - 12,
      top: FIGURE.y,
      right: FIGURE.x + FIGURE.width,
      bottom: FIGURE.y + FIGURE_HEIGHT,
    },
  };
}
