import type { ReactNode } from 'react';
import styles from './field-box.module.css';

const hintId = (id: string): string => `${id}-hint`;
const problemId = (id: string): string => `${id}-problem`;

/** What ties an input to its label, its hint and what is wrong with it. */
export function fieldProps(id: string, problem: string | undefined) {
  return {
    id,
    className: styles.input,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? hintId(id) : `${problemId(id)} ${hintId(id)}`,
  };
}

/** Only for parts of a form that stand where a field's problem would. */
export function ProblemLine({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <p id={problemId(id)} className={styles.problem}>
      {children}
    </p>
  );
}

interface FieldBoxProps {
  id: string;
  label: string;
  /** Behind the label: "if you like". */
  aside?: string;
  hint?: string;
  problem?: string | undefined;
  children: ReactNode;
}

/** A label, its field, what is wrong with it and what may be entered. */
export function FieldBox({ id, label, aside, hint, problem, children }: FieldBoxProps): ReactNode {
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {aside && <span className={styles.aside}> {aside}</span>}
      </label>
      {children}
      {problem !== undefined && <ProblemLine id={id}>{problem}</ProblemLine>}
      <p id={hintId(id)} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
