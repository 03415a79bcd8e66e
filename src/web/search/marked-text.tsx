import type { ReactNode } from 'react';
import type { Marked } from '../../contract/search.ts';
import { classes } from '../ui/classes.ts';
import styles from './marked-text.module.css';
import { wholeDates } from './whole-dates.ts';

/** Beyond it a mark may break, or it would stick out of a narrow screen. */
const LONGEST_UNBROKEN = 22;

/** A line in which the words asked for are underlaid. */
export function MarkedText({ parts }: { parts: Marked }): ReactNode {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={classes(styles.mark, text.length <= LONGEST_UNBROKEN && styles.whole)}>
        {wholeDates(text)}
      </mark>
    ) : (
      wholeDates(text)
    ),
  );
}
