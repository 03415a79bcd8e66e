import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { SEARCH_PAGE } from '../../domain/pages/search-page.ts';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Examples } from './examples.tsx';
import styles from './first-question.module.css';

/** Nothing asked yet: a large field, and questions to begin with. */
export function FirstQuestion(): ReactNode {
  const fieldId = useId();
  const headId = useId();
  return (
    <div className={styles.first}>
      <p className={styles.description}>{SEARCH_PAGE.description}</p>
      <Form action="/search" method="get" className={styles.form}>
        <label htmlFor={fieldId} className={styles.label}>
          What are you looking for?
        </label>
        <input
          id={fieldId}
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          required
          className={styles.field}
        />
        <Button type="submit" glyph="search">
          Search
        </Button>
      </Form>
      <section className={styles.ask} aria-labelledby={headId}>
        <SectionHead id={headId}>Try Asking</SectionHead>
        <Examples />
      </section>
    </div>
  );
}
