import type { SearchAnswer } from '../../../contract/search.ts';
import type { CivilDate } from '../../../domain/calendar/civil-date.ts';
import { eventAddress } from '../../../domain/pages/sky-address.ts';
import { sentencesOf } from '../../../domain/push/first-sentence.ts';
import type { Timed } from '../timed.ts';

export interface Day {
  today: CivilDate;
  /** The last day that anybody may read. */
  latest: CivilDate;
}

/** What answers from the sky are made of. */
export interface SkyParts {
  nowMs: number;
  /** "As of November 15" */
  note: string;
}

type Action = SearchAnswer['actions'][number];

export const action = (label: string, href: string): Action => ({ label, href });

export const SKY = action('See the sky', '/sky');

/** An event's own place on the page of the sky. */
export const skyOf = (atMs: number): Action => action('See its sky', eventAddress(atMs));

type Given = Pick<SearchAnswer, 'note' | 'title' | 'icon' | 'actions'> &
  Partial<Pick<SearchAnswer, 'birthYear'>> & { text: string | Timed };

export function answer({ text, ...given }: Given): SearchAnswer {
  const words = typeof text === 'string' ? { text, times: [] } : text;
  return { isBirthday: false, birthYear: null, ...given, ...words };
}

/** An article; one that has not been published is left out of the answer later. */
export const article = (slug: string, label = 'Read the article'): Action => action(label, `/blog/${slug}`);

const MOST_SENTENCES = 3;
/** Three long sentences are too many to stand above everything else that was found. */
const LONGEST = 320;

/** The two or three sentences that a paragraph begins with. */
export function openingOf(paragraph: string): string {
  const sentences = [...sentencesOf(paragraph)].slice(0, MOST_SENTENCES);
  const all = sentences.join(' ');
  return all.length <= LONGEST ? all : sentences.slice(0, MOST_SENTENCES - 1).join(' ');
}
