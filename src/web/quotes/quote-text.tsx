import type { ReactNode } from 'react';
import { inMarks } from '../../domain/quotes/wording.ts';
import styles from './quote-text.module.css';

/** A quote in its marks. A line of verse that does not fit runs on indented, so that it is not taken for two. */
export function QuoteText({ text }: { text: string }): ReactNode {
  const lines = inMarks(text).split('\n');
  if (lines.length === 1) return lines[0];
  return lines.map((line, index) => (
    <span key={index} className={styles.line}>
      {index < lines.length - 1 ? `${line}\n` : line}
    </span>
  ));
}
