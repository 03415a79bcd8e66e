import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './posts-page.module.css';
import type { Wanted } from './use-posts.ts';

const CHOICES: readonly (readonly [string, string])[] = [
  ['', 'All posts'],
  ['drafts', 'Drafts'],
  ['changed', 'Changed here'],
  ['hidden', 'Hidden'],
  ['waiting', 'Asking something'],
];

interface PostSearchProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/** Which posts are shown. A choice counts at once, what is typed when it is sent. */
export function PostSearch({ wanted, onWant }: PostSearchProps): ReactNode {
  const [typed, setTyped] = useState(wanted.find);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onWant({ ...wanted, find: typed.trim() });
  };
  return (
    <form role="search" className={styles.search} onSubmit={onSubmit}>
      <div className={styles.find}>
        <TextField
          label="Words in a post"
          type="search"
          name="find"
          value={typed}
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
        options={CHOICES}
        onChange={(show) => onWant({ ...wanted, show })}
      />
    </form>
  );
}
