import type { ReactNode } from 'react';
import { Glyph } from '../ui/glyph.tsx';
import styles from './header.module.css';

/** The mark and the word. The word folds away, but is still read aloud, where there is no room for it. */
export function Brand({ name }: { name: string }): ReactNode {
  return (
    <>
      <Glyph name="compass" size={30} className={styles.mark} />
      <span className={styles.wordmark}>{name}</span>
    </>
  );
}
