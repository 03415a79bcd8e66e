import { inMarks } from '../../domain/quotes/wording.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';
import { LEAN_WORDS } from '../../domain/tarot/lean-words.ts';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { readingAddress } from './addresses.ts';

type ReadingWords = Pick<ShownReading, 'id' | 'spreadName' | 'cards' | 'synthesis' | 'answer'>;

/** Where several cards answer together, how they begin; else what the one card says. */
function openingWords({ cards, synthesis, answer }: ReadingWords): string {
  if (answer) return `${LEAN_WORDS[answer.lean]}\n${answer.why}`;
  return synthesis[0]?.text ?? cards[0]!.text;
}

/** The question is the visitor's own: null where it is not to be told. */
export function sharedReading(reading: ReadingWords, question: string | null): Shared {
  const { id, spreadName, cards } = reading;
  return sharedPage({
    what: 'reading',
    title: `Tarot: ${spreadName}`,
    path: readingAddress(id),
    text: [...(question === null ? [] : [inMarks(question)]), openingWords(reading)].join('\n\n'),
    facts: cards.map(
      ({ positionName, name, reversed }) => `${positionName}: ${name}${reversed ? ', reversed' : ''}`,
    ),
  });
}
