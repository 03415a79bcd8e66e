import { useId, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './counted-field.module.css';

interface CountedFieldProps {
  label: string;
  value: string;
  /** Characters. */
  most: number;
  hint?: string;
  /** Set as a title is. */
  isTitle?: boolean;
  onChange: (value: string) => void;
}

/** A line that may be so long. More can be typed, and is said to be too much: nothing that is pasted is cut. */
export function CountedField(props: CountedFieldProps): ReactNode {
  const { label, value, most, hint, isTitle, onChange } = props;
  const id = useId();
  const isTooLong = value.length > most;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span id={`${id}-count`} className={classes(styles.count, isTooLong && styles.over)}>
          {value.length} of {most}
        </span>
      </div>
      <input
        id={id}
        className={classes(styles.input, isTitle && styles.title)}
        value={value}
        autoComplete="off"
        aria-invalid={isTooLong || undefined}
        aria-describedby={hint === undefined ? `${id}-count` : `${id}-count ${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
