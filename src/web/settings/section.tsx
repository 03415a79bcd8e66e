import { useEffect, useId, useRef, type ReactNode } from 'react';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './settings.module.css';

interface SectionProps {
  name: string;
  note?: string;
  /** Another state may take away the button that was just used: then the keyboard goes on from here. */
  state?: string;
  children: ReactNode;
}

export function Section({ name, note, state, children }: SectionProps): ReactNode {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <section ref={section} aria-labelledby={id} tabIndex={-1} className={styles.section}>
      <SectionHead id={id} note={note}>
        {name}
      </SectionHead>
      {children}
    </section>
  );
}
