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
        title="Search isn’t working"
        text="It’s us, not your question. Please try again in a moment."
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      <Alert
        title="No connection"
        text="Search needs a connection. Your question stays here, so you can try again when you’re back online."
        onRetry={onRetry}
      />
      <p className={styles.kept}>
        <Link to="/offline">What’s saved on this device</Link> is there to read in the meantime.
      </p>
    </>
  );
}
