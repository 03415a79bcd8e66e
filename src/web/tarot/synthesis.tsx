import type { ReactNode } from 'react';
import type { ShownPart } from '../../domain/tarot/shown-reading.ts';
import styles from './synthesis.module.css';

/** Paragraphs over the whole table, each under the fact it rests on. */
export function Synthesis({ parts }: { parts: readonly ShownPart[] }): ReactNode {
  return (
    <div className={styles.parts}>
      {parts.map(({ ground, basis, text }) => (
        <div key={`${ground} ${basis}`}>
          {basis && <p className={styles.basis}>{basis}</p>}
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
