import type { ReactNode } from 'react';
import styles from './text-editor.module.css';

/** Live facts, and the marks of Markdown: bold, italic, headings, links. */
const MARKS = /(\{\{[^{}]*\}\})|(\*\*|^#{1,6}(?= )|\]\([^)\n]*\)|\[(?=[^\]\n]*\]\())/gm;

/** The text again behind the field, with its marks in quieter ink. A field has one ink only. */
export function MarkedText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, 1: slot, index } of text.matchAll(MARKS)) {
    parts.push(text.slice(end, index));
    parts.push(
      <span key={index} className={slot === undefined ? styles.sign : styles.slot}>
        {found}
      </span>,
    );
    end = index + found.length;
  }
  return (
    <div className={styles.marked} aria-hidden="true">
      {parts}
      {text.slice(end)}
      {/* A last line that is empty has its height, too. */}
      {'\n'}
    </div>
  );
}
