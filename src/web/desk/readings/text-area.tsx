import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { classes } from '../../ui/classes.ts';
import fieldStyles from '../ui/text-field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'id'
> {
  label: string;
  hint?: ReactNode;
}

export function TextArea({ label, hint, ...area }: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={classes(fieldStyles.input, styles.area)}
        aria-describedby={hint ? `${id}-note` : undefined}
      />
      {hint && (
        <div id={`${id}-note`} className={fieldStyles.notes}>
          {hint}
        </div>
      )}
    </div>
  );
}
