import { Fragment, type ReactNode } from 'react';
import type { ReportFact } from '../../contract/report.ts';
import type { Point } from '../../domain/natal/points.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './fact-note.module.css';

const SIZE = 19;

/** Angles have letters for a sign. */
export function PointMark({ point }: { point: Point }): ReactNode {
  if (point === 'ascendant') return <span className={styles.angle}>AC</span>;
  if (point === 'midheaven') return <span className={styles.angle}>MC</span>;
  return <Glyph name={point} size={SIZE} />;
}

/** "Sun, conjunction, Mars" in signs; the line beneath says it in words. */
function Marks({ points, aspect }: Pick<ReportFact, 'points' | 'aspect'>): ReactNode {
  const isPair = aspect !== null && points.length === 2;
  return (
    <span className={styles.marks} aria-hidden="true">
      {points.map((point, index) => (
        <Fragment key={point}>
          {isPair && index === 1 && <Glyph name={aspect} size={SIZE} />}
          <PointMark point={point} />
        </Fragment>
      ))}
    </span>
  );
}

interface FactNoteProps {
  fact: ReportFact;
  /** Whether it says what it is; to those who listen it always does. */
  isLabeled?: boolean;
  className?: string | undefined;
}

export function FactNote({ fact, isLabeled = false, className }: FactNoteProps): ReactNode {
  const label = 'Why we say so';
  return (
    <div role="note" className={classes(styles.fact, className)}>
      {isLabeled ? <span className={styles.label}>{label}</span> : <VisuallyHidden>{label}: </VisuallyHidden>}
      <Marks {...fact} />
      <b className={styles.headline}>{fact.headline}</b>
      <p className={styles.detail}>{fact.detail}</p>
    </div>
  );
}
