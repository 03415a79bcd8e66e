import type { CardSlug } from '../../domain/tarot/card-names.ts';
import type { PictureSubject, ShownFigure } from './subject.ts';

export interface CardFace {
  slug: CardSlug;
  reversed: boolean;
}

const drawn = new Map<string, string>();

const keyOf = ({ slug, reversed }: CardFace): string => (reversed ? `${slug} reversed` : slug);

const upright = (slug: CardSlug): CardFace => ({ slug, reversed: false });

const cardsIn = (figure: ShownFigure): CardFace[] => ('cards' in figure ? figure.cards.map(upright) : []);

function cardsOn(subject: PictureSubject): readonly CardFace[] {
  switch (subject.kind) {
    case 'card':
      return [upright(subject.slug)];
    case 'tarot-reading':
      return subject.cards;
    case 'page':
      return (subject.cards ?? []).map(upright);
    case 'post':
    case 'tag':
      return cardsIn(subject.figure);
    default:
      return [];
  }
}

/** Draws the cards that a picture shows. The deck is large: most pictures need none of it, and do not wait for it. */
export async function prepareCards(subject: PictureSubject): Promise<void> {
  const missing = cardsOn(subject).filter((card) => !drawn.has(keyOf(card)));
  if (missing.length === 0) return;
  const { drawCard } = await import('../deck/deck.ts');
  for (const card of missing)
    drawn.set(keyOf(card), drawCard(card.slug, card.reversed ? 'reversed' : 'upright'));
}

/** A card that was prepared; one drawing serves all its formats and every picture that shows it. */
export function preparedCard(slug: CardSlug, reversed = false): string {
  const card = drawn.get(keyOf({ slug, reversed }));
  if (card === undefined) throw new Error(`The card ${slug} has not been prepared.`);
  return card;
}
