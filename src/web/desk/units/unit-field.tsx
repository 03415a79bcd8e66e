import { useId, type ReactNode } from 'react';
import type { DeskField } from '../../../contract/desk-content.ts';
import type { FieldValue } from '../../../domain/content-edits/edit.ts';
import { classes } from '../../ui/classes.ts';
import { formatCount } from '../../ui/format-count.ts';
import fieldStyles from '../ui/text-field.module.css';
import { CheckBox } from './check-box.tsx';
import { FieldInput } from './field-input.tsx';
import { valueText } from './field-values.ts';
import styles from './unit-field.module.css';

export interface UnitFieldProps {
  field: DeskField;
  value: FieldValue | undefined;
  /** Why it can't be published, each a sentence. */
  problems: readonly string[];
  /** Whether visitors read something else. */
  isChanged: boolean;
  onChange: (value: FieldValue) => void;
}

/** "36 of 70" */
function Count({ length, most }: { length: number; most: number }): ReactNode {
  return (
    <span className={classes(styles.count, length > most && styles.over)}>
      {formatCount(length)} of {formatCount(most)}
    </span>
  );
}

function Notes({
  id,
  problems,
  hint,
}: {
  id: string;
  problems: readonly string[];
  hint?: string;
}): ReactNode {
  return (
    <div id={id} className={fieldStyles.notes}>
      {problems.map((problem) => (
        <p key={problem} className={fieldStyles.wrong}>
          {problem}
        </p>
      ))}
      {problems.length === 0 && hint}
    </div>
  );
}

function ChoicesField({ field, value, problems, onChange }: UnitFieldProps): ReactNode {
  const id = useId();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  // In the order in which they were chosen: the first may mean more than the others.
  const toggle = (option: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, option] : chosen.filter((one) => one !== option));
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={fieldStyles.label}>{field.label}</legend>
      <div className={styles.options}>
        {field.options?.map((option) => (
          <CheckBox
            key={option}
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          >
            {option}
          </CheckBox>
        ))}
      </div>
      {chosen.length > 1 && <p className={styles.order}>In this order: {chosen.join(', ')}.</p>}
      <Notes id={id} problems={problems} hint={field.hint} />
    </fieldset>
  );
}

function CheckField({ field, value, problems, onChange }: UnitFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <CheckBox
        checked={value === true}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      >
        {field.label}
      </CheckBox>
      <Notes id={id} problems={problems} hint={field.hint} />
    </div>
  );
}

function WrittenField(props: UnitFieldProps): ReactNode {
  const { field, value, problems, isChanged } = props;
  const id = useId();
  const isNoted = problems.length > 0 || field.hint !== undefined;
  return (
    <div className={fieldStyles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={fieldStyles.label}>
          {field.label}
          {field.optional && <span className={styles.aside}> if you like</span>}
        </label>
        {isChanged && <span className={styles.changed}>changed</span>}
        {field.most !== undefined && <Count length={valueText(value).length} most={field.most} />}
      </div>
      <FieldInput
        {...props}
        id={id}
        isWrong={problems.length > 0}
        describedBy={isNoted ? `${id}-note` : undefined}
      />
      <Notes id={`${id}-note`} problems={problems} hint={field.hint} />
    </div>
  );
}

/** One field of a form, as its shape says. */
export function UnitField(props: UnitFieldProps): ReactNode {
  if (props.field.input === 'choices') return <ChoicesField {...props} />;
  if (props.field.input === 'check') return <CheckField {...props} />;
  return <WrittenField {...props} />;
}
