import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  label: string;
  /** What is wrong with what stands in it. */
  wrong?: string | null;
  hint?: ReactNode;
}

export function TextField({ label, wrong, hint, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  const isWrong = wrong !== undefined && wrong !== null && wrong !== '';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || hint ? `${id}-note` : undefined}
      />
      <div id={`${id}-note`} className={styles.notes}>
        {isWrong && (
          <span role="alert" className={styles.wrong}>
            {wrong}
          </span>
        )}
        {!isWrong && hint}
      </div>
    </div>
  );
}
