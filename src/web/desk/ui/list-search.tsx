import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './list-search.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface Wanted {
  show: string;
  find: string;
}

interface ListSearchProps {
  /** What can be looked for: "Number or whole email". */
  label: string;
  /** Characters that the call behind the list takes. */
  longest: number;
  choices: readonly (readonly [show: string, words: string])[];
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/** Which rows of a list are shown. A choice counts at once, what is typed when it is sent. */
export function ListSearch({ label, longest, choices, wanted, onWant }: ListSearchProps): ReactNode {
  const [typed, setTyped] = useState(wanted.find);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onWant({ ...wanted, find: typed.trim() });
  };
  return (
    <form role="search" className={styles.form} onSubmit={onSubmit}>
      <div className={styles.find}>
        <TextField
          label={label}
          type="search"
          name="find"
          value={typed}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="line" type="submit" glyph="search">
          Find
        </Button>
      </div>
      <SelectField
        label="Show"
        value={wanted.show}
        options={choices}
        onChange={(show) => onWant({ ...wanted, show })}
      />
    </form>
  );
}
