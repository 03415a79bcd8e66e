import { useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { SEARCH_PAGE } from '../../domain/pages/search-page.ts';
import { DateLine } from '../shell/page-head.tsx';
import { Loader } from '../ui/loader.tsx';
import styles from './search-head.module.css';

/** Answers that arrive sooner than this arrive at once. */
const SPINNER_AFTER_MS = 150;

/** Whether the answers to another question are still on their way. */
function useAnswersAreLate(): boolean {
  const { state, location } = useNavigation();
  const isAsking = state === 'loading' && location.pathname === SEARCH_PAGE.paths[0];
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setLate(true), SPINNER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAsking]);
  return isLate;
}

/** What was asked, in its own words. */
export function SearchHead({ q }: { q: string }): ReactNode {
  const isLate = useAnswersAreLate();
  return (
    <header className={styles.head}>
      {isLate && <Loader label="Searching…" className={styles.late} />}
      <DateLine />
      {q === '' ? (
        <h1 className={styles.title}>{SEARCH_PAGE.heading}</h1>
      ) : (
        <>
          <p className={styles.kicker}>{SEARCH_PAGE.heading}</p>
          <h1 className={styles.question}>“{q}”</h1>
        </>
      )}
    </header>
  );
}
