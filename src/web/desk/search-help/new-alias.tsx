import { useState, type ReactNode } from 'react';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Meant } from './meant.tsx';
import styles from './search-help.module.css';

/** Any words, led anywhere. */
export function NewAlias({ asked }: { asked: string }): ReactNode {
  const [words, setWords] = useState(asked);
  return (
    <Section title="Add an Alias">
      <form
        role="search"
        aria-label="Add an alias"
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label="People type"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
        <Meant words={words.trim()} onAdded={() => setWords('')} />
      </form>
    </Section>
  );
}
