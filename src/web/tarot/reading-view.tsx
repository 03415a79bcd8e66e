import { useEffect, useRef, type ReactNode } from 'react';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { hasSeveralCards } from '../../domain/tarot/spreads.ts';
import { Wrap } from '../ui/wrap.tsx';
import { ReadingHead } from './reading-head.tsx';
import styles from './reading-view.module.css';
import { SingleReading } from './single-reading.tsx';
import { SpreadReading } from './spread-reading.tsx';
import type { ReadingViewProps } from './reading-view-props.ts';

function Cards(props: ReadingViewProps): ReactNode {
  const { spread } = props.session.reading;
  return hasSeveralCards(spread) ? (
    <SpreadReading spread={spread} {...props} />
  ) : (
    <SingleReading {...props} />
  );
}

const label = ({ spreadName }: ShownReading): string => `${spreadName}: your reading`;

/** A whole reading: on the table where it was drawn, and at its own address. */
export function ReadingView(props: ReadingViewProps): ReactNode {
  const { session, isFresh } = props;
  const article = useRef<HTMLElement>(null);
  // Whoever picked by keyboard goes on reading where the cards lie now.
  useEffect(() => {
    if (isFresh) article.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <Wrap>
      <article ref={article} tabIndex={-1} aria-label={label(session.reading)} className={styles.reading}>
        <ReadingHead session={session} />
        <Cards {...props} />
        <p className={styles.entertainment}>For entertainment only.</p>
      </article>
    </Wrap>
  );
}
