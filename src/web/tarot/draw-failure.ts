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
    title: 'The table cannot be reached',
    text: 'We could not reach the site just now. Your question and your picks are safe.',
  },
  spent: {
    title: 'This seal has run out',
    text: 'A seal is good for one reading and for a limited time. A fresh shuffle brings a fresh one.',
  },
  mismatch: {
    title: 'The seal does not fit',
    text: 'This draw did not follow from what was sealed before you picked, so we do not show it.',
  },
  'no-words': {
    title: 'The words are not here yet',
    text: 'This device has not put by what the cards say. After one visit with a connection, you can draw anywhere.',
  },
};
