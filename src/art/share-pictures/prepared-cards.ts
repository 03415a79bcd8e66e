import type { CardSlug } from '../../domain/tarot/card-names.ts';
import type { PictureSubject } from './subject.ts';

const drawn = new Map<CardSlug, string>();

function cardsOn(subject: PictureSubject): readonly CardSlug[] {
  if (subject.kind === 'card') return [subject.slug];
  if (subject.kind === 'page') return subject.cards ?? [];
  return subject.kind === 'post' && 'cards' in subject.figure ? subject.figure.cards : [];
}

/** Draws the cards that a picture shows. The deck is large: most pictures need none of it, and do not wait for it. */
export async function prepareCards(subject: PictureSubject): Promise<void> {
  const missing = cardsOn(subject).filter((slug) => !drawn.has(slug));
  if (missing.length === 0) return;
  const { drawCard } = await import('../deck/deck.ts');
  for (const slug of missing) drawn.set(slug, drawCard(slug));
}

/** A card that was prepared; one drawing serves all its formats and every article that shows it. */
export function preparedCard(slug: CardSlug): string {
  const card = drawn.get(slug);
  if (card === undefined) throw new Error(`The card ${slug} has not been prepared.`);
  return card;
}
