import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsOnline } from '../settings/use-is-online.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './search-failure.module.css';

/** Nothing is wrong with the question: either we cannot be reached, or we have a bad moment. */
export function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  const isOnline = useIsOnline();
  if (isOnline) {
    return (
      <Alert
        title="Unable to search"
        text="It is our fault, not your question’s. Please try again in a moment."
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      <Alert
        title="No connection"
        text="Searching needs one. Your question stays here; ask again when you are back."
        onRetry={onRetry}
      />
      <p className={styles.kept}>
        <Link to="/offline">What this device has put by</Link> can be read in the meantime.
      </p>
    </>
  );
}
