import { useEffect, useRef, type ReactNode } from 'react';
import { preferencesQuery } from '../preferences/calls.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './settings.module.css';

/** Makes no call: a call would bring a new identifier with it. */
export function DeletedNote({ onReturn }: { onReturn: () => void }): ReactNode {
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    browserQueryClient().removeQueries(preferencesQuery);
    note.current?.focus();
  }, []);
  return (
    <section ref={note} tabIndex={-1} aria-labelledby="deleted" className={styles.section}>
      <SectionHead id="deleted">All Deleted</SectionHead>
      <p className={styles.words}>
        Everything we had for this browser is deleted, here and on our side. If you keep reading, you’re a new
        visitor.
      </p>
      <div className={styles.field}>
        <ButtonRow>
          <ButtonLink to="/">Read on</ButtonLink>
          <Button kind="line" onClick={onReturn}>
            New settings
          </Button>
        </ButtonRow>
      </div>
    </section>
  );
}
