import { HttpFailure } from '../shell/api-client.ts';

export type DrawFailure = 'away' | 'spent' | 'no-words' | 'mismatch';

/** The draw does not follow from what was sealed: it is not shown as if it did. */
export class SealMismatch extends Error {}

/** A seal serves one reading and not for ever; everything else is a site that cannot be reached. */
export function drawFailureOf(error: unknown): DrawFailure {
  if (error instanceof SealMismatch) return 'mismatch';
  return error instanceof HttpFailure && (error.status === 404 || error.status === 409) ? 'spent' : 'away';
}

export const FAILURE_WORDS: Record<DrawFailure, { title: string; text: string }> = {
  away: {
    title: 'We can’t draw right now',
    text: 'The site couldn’t be reached just now. Your question and your picks are safe.',
  },
  spent: {
    title: 'This shuffle has expired',
    text: 'A shuffle is good for one reading and only for a while. Just shuffle again.',
  },
  mismatch: {
    title: 'The seal doesn’t match',
    text: 'These cards don’t follow from what was sealed before you picked, so we won’t show them.',
  },
  'no-words': {
    title: 'Not saved on this device yet',
    text: 'This device hasn’t saved what the cards say. Visit once while you’re online, and you can draw anywhere.',
  },
};
