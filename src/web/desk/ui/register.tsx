import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './register.module.css';
import { StateMark, type MarkState } from './state-mark.tsx';

export interface RegisterLine {
  name: string;
  value: ReactNode;
  state?: MarkState;
  /** What it means and what to do, where something is to be done. */
  advice?: string;
}

interface RegisterProps {
  lines: readonly RegisterLine[];
  /** Side by side where there is room. */
  columns?: 1 | 2;
}

function Line({ name, value, state, advice }: RegisterLine): ReactNode {
  return (
    <li className={styles.line}>
      <span className={styles.mark}>{state && <StateMark state={state} />}</span>
      <b className={styles.name}>{name}</b>
      <span className={classes(styles.value, state && styles[state])}>{value}</span>
      {advice !== undefined && <span className={styles.advice}>{advice}</span>}
    </li>
  );
}

/** Lines between double rules, hairlines between them, no boxes. */
export function Register({ lines, columns = 1 }: RegisterProps): ReactNode {
  if (columns === 1) {
    return (
      <ul className={styles.register}>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
    );
  }
  const half = Math.ceil(lines.length / 2);
  return (
    <div className={classes(styles.register, styles.two)}>
      {[lines.slice(0, half), lines.slice(half)].map((column, index) => (
        <ul key={index}>
          {column.map((line) => (
            <Line key={line.name} {...line} />
          ))}
        </ul>
      ))}
    </div>
  );
}
