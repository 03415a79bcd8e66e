import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Loader } from '../../ui/loader.tsx';
import { timeAt } from '../times.ts';
import { reasonWords } from '../told.ts';
import styles from './answer.module.css';

interface AnswerProps<T> {
  query: UseQueryResult<T>;
  /** Said while it is on its way: "Looking at everything…" */
  loading: string;
  /** Said before the reason when it did not come: "We couldn’t load your orders." */
  failed: string;
  children: (answer: T) => ReactNode;
}

/** What was asked for, or that it is on its way, or why it did not come and a way to ask again. */
export function Answer<T>({ query, loading, failed, children }: AnswerProps<T>): ReactNode {
  const { data, error, isFetching, refetch, dataUpdatedAt } = query;
  if (data !== undefined) {
    return (
      <>
        <p role="status" className={styles.old}>
          {error && `This is as of ${timeAt(dataUpdatedAt)}. ${reasonWords(error)}`}
        </p>
        {children(data)}
      </>
    );
  }
  return (
    <div className={styles.instead}>
      {error ? (
        <Alert
          title={failed}
          text={reasonWords(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loader label={loading} />
      )}
    </div>
  );
}
