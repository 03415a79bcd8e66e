import type { ReactNode } from 'react';
import styles from './field.module.css';

interface TimeFieldProps {
  id: string;
  label: string;
  /** HH:MM, or nothing while it is being typed. */
  value: string;
  onChange: (time: string) => void;
  onLeave?: () => void;
}

export function TimeField({ id, label, value, onChange, onLeave }: TimeFieldProps): ReactNode {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="time"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        className={styles.time}
      />
    </div>
  );
}
