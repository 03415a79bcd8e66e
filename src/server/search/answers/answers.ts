import type { SearchAnswer } from '../../../contract/search.ts';
import { understand, type Intent, type Understood } from '../../../domain/search/intents.ts';
import { readAs } from '../../../domain/search/read-as.ts';
import { birthdayAnswer } from './birthday.ts';
import { cardAnswer } from './card.ts';
import { matchAnswer, pairAnswer } from './pair.ts';
import type { AnswerSources } from '../sources.ts';
import type { Day } from './parts.ts';
import { allSignsAnswer, readingAnswer } from './reading.ts';
import { skyAnswer } from './sky.ts';

export interface Answered {
  answer: SearchAnswer | null;
  readAs: string | null;
}

function answerTo(
  intent: Intent,
  day: Day,
  sources: AnswerSources,
): SearchAnswer | null | Promise<SearchAnswer> {
  switch (intent.kind) {
    case 'reading':
      return readingAnswer(intent, day, sources);
    case 'all-signs':
      return allSignsAnswer(intent.span, day);
    case 'pair':
      return pairAnswer(intent.signs, sources);
    case 'match':
      return matchAnswer(intent.sign);
    case 'birthday':
      return birthdayAnswer(intent, Number(day.today.slice(0, 4)), sources);
    case 'card':
      return cardAnswer(intent.card, intent.isReversed, sources);
    default:
      return skyAnswer(intent, day, sources);
  }
}

/** How the date in the question was understood, where the answer depends on it. */
function timeRead({ intent, time }: Understood): string | null {
  if (!time || !intent) return null;
  if (intent.kind === 'reading') return readAs(time, intent.from);
  return time.isRelative ? readAs(time, time.from) : null;
}

/** What comes from the sky takes a while to find, and is the same all day. */
const KEPT_ANSWERS = 300;

export type Answering = (text: string, day: Day) => Promise<Answered>;

/** Answers questions that can be understood, from the readings, the cards and the sky itself. */
export function answering(sources: AnswerSources): Answering {
  const kept = new Map<string, SearchAnswer | null>();

  async function keptAnswer(intent: Intent, day: Day): Promise<SearchAnswer | null> {
    const name = JSON.stringify([intent, day]);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const found = await answerTo(intent, day, sources);
    if (kept.size >= KEPT_ANSWERS) kept.clear();
    kept.set(name, found);
    return found;
  }

  return async (text, day) => {
    const understood = understand(text, day);
    const { intent } = understood;
    return { answer: intent && (await keptAnswer(intent, day)), readAs: timeRead(understood) };
  };
}
