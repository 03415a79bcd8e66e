import type { DeskUnitRow, UnitState } from '../../../contract/desk-content.ts';
import type { MarkState } from '../ui/state-mark.tsx';

interface StateLook {
  mark: MarkState | null;
  /** In a list. */
  words: string;
  /** On the page of one, in a sentence. */
  sentence: string;
}

export const UNIT_STATES: Readonly<Record<UnitState, StateLook>> = {
  file: { mark: null, words: '', sentence: 'Visitors read it as it came with the site.' },
  live: { mark: 'good', words: 'your words', sentence: 'Visitors read your words.' },
  hidden: { mark: 'none', words: 'hidden', sentence: 'It’s hidden: visitors don’t see it.' },
  scheduled: { mark: 'ready', words: 'scheduled', sentence: 'It goes public by itself at its hour.' },
  draft: { mark: 'ready', words: 'draft, not public yet', sentence: 'It’s a draft: only you see it.' },
  collides: {
    mark: 'bad',
    words: 'a new release says it differently',
    sentence: 'A new release says it differently. Visitors read your words until you’ve chosen.',
  },
  faulty: {
    mark: 'bad',
    words: 'left out, it doesn’t pass the checks',
    sentence: 'Your words don’t pass the checks any more, so visitors read it as it came with the site.',
  },
};

/** How a row of the list looks; a draft over public words is worth its own mark. */
export function rowLook({ state, hasDraft }: Pick<DeskUnitRow, 'state' | 'hasDraft'>): {
  mark: MarkState | null;
  words: string;
} {
  const { mark, words } = UNIT_STATES[state];
  const isDraftOver = hasDraft && state !== 'draft' && state !== 'scheduled';
  if (!isDraftOver) return { mark, words };
  return {
    mark: mark === 'bad' ? mark : 'ready',
    words: words === '' ? 'with a draft' : `${words}, with a draft`,
  };
}
