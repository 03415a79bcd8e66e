import { ReadingId } from '../../contract/tarot.ts';
import { LEAN_WORDS } from '../../domain/tarot/lean-words.ts';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { openingSentences } from '../../art/share-pictures/opening.ts';
import type { CardSubject, TarotReadingSubject } from '../../art/share-pictures/subject.ts';
import type { TarotService } from '../tarot/service.ts';
import { known, type FindSubject } from './known-subject.ts';

export function cards({ tarot }: { tarot: Pick<TarotService, 'card'> }): FindSubject {
  return (key) => {
    const card = tarot.card(key);
    if (!card) return null;
    const { slug, name, keywords, upright, picture } = card;
    const subject: CardSubject = {
      kind: 'card',
      slug,
      name,
      keywords,
      sentences: openingSentences(upright.general),
    };
    return known(subject, `The card ${name}: ${picture} Upright: ${keywords.slice(0, 3).join(', ')}.`);
  };
}

type ReadingWords = Pick<ShownReading, 'spread' | 'spreadName' | 'cards' | 'synthesis' | 'answer'>;

/** Whatever its page says first. A question is never part of it, even where it was shared. */
export function tarotReadingSubject({
  spread,
  spreadName,
  cards,
  synthesis,
  answer,
}: ReadingWords): TarotReadingSubject {
  return {
    kind: 'tarot-reading',
    spread,
    spreadName,
    cards: cards.map(({ slug, name, reversed }) => ({ slug, name, reversed })),
    ...(answer && { answer: LEAN_WORDS[answer.lean] }),
    sentences: openingSentences(synthesis[0]?.text ?? answer?.why ?? cards[0]!.text),
  };
}

/** Readings are unlisted and end when whoever drew them wants: their pictures are neither stored nor kept by caches. */
export function tarotReadings({ tarot }: { tarot: Pick<TarotService, 'unopenedReading'> }): FindSubject {
  return async (key) => {
    const reading = ReadingId.safeParse(key).success ? await tarot.unopenedReading(key) : null;
    if (!reading) return null;
    const subject = tarotReadingSubject(reading);
    const names = subject.cards
      .map(({ name, reversed }) => (reversed ? `${name} reversed` : name))
      .join(', ');
    const lean = subject.answer ? ` ${subject.answer}.` : '';
    const alt = `A tarot reading, ${subject.spreadName}: ${names}.${lean} ${subject.sentences.join(' ')}`;
    return { ...known(subject, alt), isUnstored: true, isPersonal: true };
  };
}
