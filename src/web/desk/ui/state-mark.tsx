import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { MarkState } from './mark-state.ts';
import styles from './state-mark.module.css';

export type { MarkState };

/** What a mark says, for whoever does not see it. */
export const STATE_WORDS: Record<MarkState, string> = {
  good: 'Good',
  look: 'Worth a look',
  bad: 'Needs you',
  ready: 'Ready',
  draft: 'Draft',
  none: 'Nothing yet',
};

interface StateMarkProps {
  state: MarkState;
  /** Read aloud in place of the usual word; empty where the words beside it say it already. */
  word?: string;
}

/** A state as shape, ink and word together: never by color alone. */
export function StateMark({ state, word = STATE_WORDS[state] }: StateMarkProps): ReactNode {
  return (
    <>
      <span className={classes(styles.mark, styles[state])} aria-hidden="true" />
      {word !== '' && <VisuallyHidden>{word}: </VisuallyHidden>}
    </>
  );
}
