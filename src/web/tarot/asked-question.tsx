import type { ReactNode } from 'react';
import styles from './asked-question.module.css';

interface AskedQuestionProps {
  /** Whose question it is. */
  label: string;
  question: string;
}

export function AskedQuestion({ label, question }: AskedQuestionProps): ReactNode {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.question}>“{question}”</p>
    </>
  );
}
