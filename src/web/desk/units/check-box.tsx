import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './check-box.module.css';

interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  /** One of several, or each for itself. */
  type?: 'checkbox' | 'radio';
  children: ReactNode;
}

/** A square to press, and its words, which can be pressed too. */
export function CheckBox({ type = 'checkbox', children, ...input }: CheckBoxProps): ReactNode {
  return (
    <label className={classes(styles.row, input.disabled && styles.off)}>
      <input {...input} type={type} className={styles.box} />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
