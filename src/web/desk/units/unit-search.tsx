import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Wanted } from './use-units.ts';
import styles from './unit-search.module.css';

const CHOICES = [
  ['', 'All of them'],
  ['changed', 'Changed by you'],
  ['drafts', 'With a draft'],
  ['hidden', 'Hidden'],
  ['waiting', 'Waiting for you'],
] as const;

interface UnitSearchProps {
  wanted: Wanted;
  /** Whether any can be hidden at all. */
  canHide: boolean;
  onWant: (wanted: Wanted) => void;
}

/** Which ones are listed. A choice counts at once, what is typed when it is sent. */
export function UnitSearch({ wanted, canHide, onWant }: UnitSearchProps): ReactNode {
  const [typed, setTyped] = useState(wanted.find);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onWant({ ...wanted, find: typed.trim() });
  };
  return (
    <form role="search" className={styles.form} onSubmit={onSubmit}>
      <div className={styles.find}>
        <TextField
          label="Words or a name"
          type="search"
          name="find"
          value={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="line" type="submit" glyph="search">
          Find
        </Button>
      </div>
      <SelectField<string>
        label="Show"
        value={wanted.show}
        options={CHOICES.filter(([value]) => canHide || value !== 'hidden')}
        onChange={(show) => onWant({ ...wanted, show })}
      />
    </form>
  );
}
