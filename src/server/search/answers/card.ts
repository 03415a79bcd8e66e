import type { SearchAnswer } from '../../../contract/search.ts';
import type { CardSlug } from '../../../domain/tarot/card-names.ts';
import type { AnswerSources } from '../sources.ts';
import { action, answer, openingOf } from './parts.ts';

export function cardAnswer(slug: CardSlug, isReversed: boolean, sources: AnswerSources): SearchAnswer {
  const { name, numeral, keywords, reversedKeywords, upright, reversed } = sources.tarot.card(slug)!;
  const [words, meaning] = isReversed ? [reversedKeywords, reversed] : [keywords, upright];
  return answer({
    note: `Card ${numeral} · ${words.join(', ')}`,
    title: isReversed ? `${name}, Reversed` : name,
    text: openingOf(meaning.general),
    icon: 'card',
    actions: [
      action('Read about the card', `/tarot/cards/${slug}`),
      action('Draw a card', '/tarot?spread=one'),
    ],
  });
}
