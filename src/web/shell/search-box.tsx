import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** What the page answers, if it answers anything. */
  q: string | undefined;
  className?: string;
}

/** An ordinary form: it finds its way with script and without. Suggestions come late, when somebody turns to it. */
export function SearchBox({ q, className }: SearchBoxProps): ReactNode {
  return (
    <Form action="/search" method="get" role="search" className={classes(styles.box, className)}>
      <button type="submit" className={styles.go} aria-label="Go">
        <Glyph name="search" />
      </button>
      <input
        name="q"
        defaultValue={q}
        aria-label="Search"
        placeholder="Search"
        maxLength={200}
        enterKeyHint="search"
        className={styles.field}
      />
    </Form>
  );
}
