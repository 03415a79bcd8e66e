import { useMemo, type ReactNode } from 'react';
import { wordDiff } from '../../../domain/content-edits/word-diff.ts';
import { classes } from '../../ui/classes.ts';
import styles from './words-of.module.css';

interface WordsProps {
  before: string;
  after: string;
  /** Of which of the two the words are shown; `both`: in one text, what is gone struck through. */
  show: 'before' | 'after' | 'both';
}

/** A text with the words marked in which it differs from another. */
export function WordsOf({ before, after, show }: WordsProps): ReactNode {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return parts
    .filter((part) => show === 'both' || part.in === 'both' || part.in === show)
    .map(({ in: where, text }, at) => {
      if (where === 'both') return <span key={at}>{text}</span>;
      const Mark = where === 'before' ? 'del' : 'ins';
      return (
        <Mark key={at} className={classes(styles.mark, show === 'both' && where === 'before' && styles.gone)}>
          {text}
        </Mark>
      );
    });
}
