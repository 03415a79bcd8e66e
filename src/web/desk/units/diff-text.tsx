import type { ReactNode } from 'react';
import { wordDiff, type DiffPart } from '../../../domain/content-edits/word-diff.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './diff-text.module.css';

/** Of what is the same, so many characters on either side of a change are shown. */
const AROUND = 160;

/** Long stretches without a change are left away in the middle. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : text.slice(0, AROUND);
  const tail = isLast ? '' : text.slice(-AROUND);
  return text.length <= head.length + tail.length + AROUND ? text : `${head} … ${tail}`;
}

function Part({ part }: { part: DiffPart }): ReactNode {
  if (part.in === 'both') return part.text;
  const isGone = part.in === 'before';
  const Mark = isGone ? 'del' : 'ins';
  return (
    <Mark className={isGone ? styles.gone : styles.fresh}>
      <VisuallyHidden>{isGone ? ' taken out: ' : ' put in: '}</VisuallyHidden>
      {part.text}
    </Mark>
  );
}

/** One text with what was taken out struck through and what was put in marked. */
export function DiffText({ before, after }: { before: string; after: string }): ReactNode {
  const parts = wordDiff(before, after);
  return (
    <span className={styles.text}>
      {parts.map((part, at) => {
        const text = part.in === 'both' ? shortened(part.text, at === 0, at === parts.length - 1) : part.text;
        return <Part key={at} part={{ ...part, text }} />;
      })}
    </span>
  );
}

/** A text whole, with those of its words marked that another does not have. */
export function MarkedText({ text, against }: { text: string; against: string }): ReactNode {
  return (
    <span className={styles.text}>
      {wordDiff(against, text)
        .filter((part) => part.in !== 'before')
        .map((part, at) =>
          part.in === 'both' ? (
            part.text
          ) : (
            <mark key={at} className={styles.fresh}>
              {part.text}
            </mark>
          ),
        )}
    </span>
  );
}
