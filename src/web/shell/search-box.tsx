import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './search-box.module.css';

/** An ordinary form: it finds its way with script and without. */
export function SearchBox({ className }: { className?: string }): ReactNode {
  return (
    <Form action="/search" method="get" role="search" className={classes(styles.box, className)}>
      <button type="submit" className={styles.go} aria-label="Go">
        <Glyph name="search" />
      </button>
      <input
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search"
        maxLength={200}
        enterKeyHint="search"
        className={styles.field}
      />
    </Form>
  );
}
