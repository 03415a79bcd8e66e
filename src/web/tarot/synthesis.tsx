import type { ReactNode } from 'react';
import type { ShownPart } from '../../domain/tarot/shown-reading.ts';
import styles from './synthesis.module.css';

/** What the cards say together: one answer in a few paragraphs. */
export function Synthesis({ parts }: { parts: readonly ShownPart[] }): ReactNode {
  return (
    <div className={styles.parts}>
      {parts.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
