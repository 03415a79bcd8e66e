import { useId, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import countStyles from '../../posts/counted-field.module.css';
import styles from './counted-area.module.css';

interface CountedAreaProps {
  label: string;
  value: string;
  /** As whoever takes it counts. */
  length: number;
  most: number;
  hint?: string;
  onChange: (value: string) => void;
}

/** A text that may be so long. More can be typed, and is said to be too much: nothing that is pasted is cut. */
export function CountedArea({ label, value, length, most, hint, onChange }: CountedAreaProps): ReactNode {
  const id = useId();
  const isTooLong = length > most;
  return (
    <div className={countStyles.field}>
      <div className={countStyles.head}>
        <label htmlFor={id} className={countStyles.label}>
          {label}
        </label>
        <span id={`${id}-count`} className={classes(countStyles.count, isTooLong && countStyles.over)}>
          {length} of {most}
        </span>
      </div>
      <textarea
        id={id}
        className={classes(countStyles.input, styles.area)}
        value={value}
        rows={3}
        aria-invalid={isTooLong || undefined}
        aria-describedby={hint === undefined ? `${id}-count` : `${id}-count ${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={countStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
