import { setTimeout as delay } from 'node:timers/promises';
import type { SearchAnswer } from '../../../contract/search.ts';
import { BoundedMap } from '../../../domain/bounded-map.ts';
import { understand, type Intent, type Understood } from '../../../domain/search/intents.ts';
import { readAs } from '../../../domain/search/read-as.ts';
import { Busy } from '../../failures.ts';
import type { AnswerSources } from '../sources.ts';
import { cardAnswer } from './card.ts';
import { isComputed } from './computed.ts';
import { ownSignAnswer } from './own-sign.ts';
import { matchAnswer, pairAnswer } from './pair.ts';
import type { Day } from './parts.ts';
import { portraitAnswer } from './portrait.ts';
import { allSignsAnswer, readingAnswer } from './reading.ts';

export interface Answered {
  answer: SearchAnswer | null;
  readAs: string | null;
}

async function answerTo(intent: Intent, day: Day, sources: AnswerSources): Promise<SearchAnswer | null> {
  if (isComputed(intent)) return sources.sky.searchAnswer({ intent, today: day.today });
  switch (intent.kind) {
    case 'reading':
      return readingAnswer(intent, day, sources);
    case 'all-signs':
      return allSignsAnswer(intent.span, day);
    case 'pair':
      return pairAnswer(intent.signs, sources);
    case 'match':
      return matchAnswer(intent.sign);
    case 'portrait':
      return portraitAnswer(intent.sign);
    case 'own-sign':
      return ownSignAnswer(intent.point);
    case 'card':
      return cardAnswer(intent.card, intent.isReversed, sources);
  }
}

/** How the date in the question was understood, where the answer depends on it. */
function timeRead({ intent, time }: Understood): string | null {
  if (!time || !intent) return null;
  if (intent.kind === 'reading') return readAs(time, intent.from);
  return time.isRelative ? readAs(time, time.from) : null;
}

const BLOG = '/blog/';

function withoutUnpublished(answer: SearchAnswer, { blog }: Pick<AnswerSources, 'blog'>): SearchAnswer {
  const isThere = ({ href }: { href: string }): boolean =>
    !href.startsWith(BLOG) || blog.has(href.slice(BLOG.length));
  return { ...answer, actions: answer.actions.filter(isThere) };
}

/** What comes from the sky takes a while to find, and is the same all day. */
const KEPT_ANSWERS = 300;
/** Whoever searches wants to see what was found, with the best answer or without it. */
const LONGEST_WAIT_MS = 4_000;

export type Answering = (text: string, day: Day) => Promise<Answered>;

/** Answers questions that can be understood, from the readings, the cards and the sky itself. */
export function answering(sources: AnswerSources): Answering {
  const kept = new BoundedMap<string, Promise<SearchAnswer | null>>(KEPT_ANSWERS);

  function keptAnswer(intent: Intent, day: Day): Promise<SearchAnswer | null> {
    return kept.getOrMake(JSON.stringify([intent, day]), () => answerTo(intent, day, sources));
  }

  /** Null where the threads of the sky have too much to do. */
  async function answerInTime(intent: Intent, day: Day): Promise<SearchAnswer | null> {
    if (!isComputed(intent)) return keptAnswer(intent, day);
    const late = delay(LONGEST_WAIT_MS, null, { ref: false });
    try {
      return await Promise.race([keptAnswer(intent, day), late]);
    } catch (error) {
      if (error instanceof Busy) return null;
      throw error;
    }
  }

  return async (text, day) => {
    const understood = understand(text, day);
    const answer = understood.intent && (await answerInTime(understood.intent, day));
    return { answer: answer && withoutUnpublished(answer, sources), readAs: timeRead(understood) };
  };
}
