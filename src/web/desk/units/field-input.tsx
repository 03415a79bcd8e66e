import { useState, type ReactNode } from 'react';
import type { DeskField } from '../../../contract/desk-content.ts';
import type { FieldValue } from '../../../domain/content-edits/edit.ts';
import { classes } from '../../ui/classes.ts';
import fieldStyles from '../ui/text-field.module.css';
import styles from './field-input.module.css';
import { valueText } from './field-values.ts';

interface FieldInputProps {
  id: string;
  field: DeskField;
  value: FieldValue | undefined;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (value: FieldValue) => void;
}

const rowsOf = { text: 3, list: 3, markdown: 18 };

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One entry on each line. What is typed stays as it is typed: an empty line is where the next one begins. */
function ListInput({
  value,
  onChange,
  ...area
}: AreaProps & Pick<FieldInputProps, 'value' | 'onChange'>): ReactNode {
  const [typed, setTyped] = useState(() => valueText(value));
  const isOwn = linesOf(typed).join('\n') === valueText(value);
  return (
    <textarea
      {...area}
      rows={rowsOf.list}
      value={isOwn ? typed : valueText(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}

interface AreaProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function ChoiceInput({ field, value, onChange, ...rest }: AreaProps & FieldShape): ReactNode {
  const options = field.options ?? [];
  const current = valueText(value);
  return (
    <select
      {...rest}
      value={current}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {(field.optional || !options.includes(current)) && <option value="">–</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

type FieldShape = Pick<FieldInputProps, 'field' | 'value' | 'onChange'>;

const INPUT_TYPES: Readonly<Record<string, string>> = { number: 'number', date: 'date' };

/** What is written into one field; empty means that it isn't there, where that is allowed. */
export function FieldInput({ id, field, value, isWrong, describedBy, onChange }: FieldInputProps): ReactNode {
  const { input, optional } = field;
  const isArea = input === 'text' || input === 'markdown' || input === 'list';
  const shared = {
    id,
    className: classes(fieldStyles.input, isArea && styles.area, input === 'markdown' && styles.long),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
  };
  const say = (typed: string): void => {
    if (typed === '' && (optional || input === 'number')) onChange(null);
    else onChange(input === 'number' ? Number(typed) : typed);
  };
  if (input === 'list') return <ListInput {...shared} value={value} onChange={onChange} />;
  if (input === 'choice') return <ChoiceInput {...shared} field={field} value={value} onChange={onChange} />;
  const written = { ...shared, value: valueText(value) };
  if (input === 'text' || input === 'markdown')
    return <textarea {...written} rows={rowsOf[input]} onChange={({ target }) => say(target.value)} />;
  return (
    <input {...written} type={INPUT_TYPES[input] ?? 'text'} onChange={({ target }) => say(target.value)} />
  );
}
