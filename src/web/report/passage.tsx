import type { ReactNode } from 'react';
import type { ReportPassage } from '../../contract/report.ts';
import { classes } from '../ui/classes.ts';
import { FactNote } from './fact-note.tsx';
import styles from './passage.module.css';

interface PassageProps {
  passage: ReportPassage;
  /** Of its chapter: it has an initial, and its note says what notes are. */
  isFirst?: boolean;
}

/** One thought with the fact behind it in the margin. */
export function Passage({ passage: { id, link, text, fact }, isFirst = false }: PassageProps): ReactNode {
  return (
    <div className={styles.passage} data-passage={id} data-points={fact.points.join(' ')}>
      <div>
        {link && <p className={styles.link}>{link}</p>}
        <p className={classes(isFirst && styles.initial)}>{text}</p>
      </div>
      <FactNote fact={fact} isLabeled={isFirst} className={styles.note} />
    </div>
  );
}
