import { useEffect, useRef, type ReactNode } from 'react';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { Ornament } from '../ui/ornament.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { CardColumns } from './card-columns.tsx';
import { CelticReading } from './celtic-reading.tsx';
import { DrawnLine } from './drawn-line.tsx';
import { ReadingActions } from './reading-actions.tsx';
import { ReadingHead } from './reading-head.tsx';
import styles from './reading-view.module.css';
import { SingleReading } from './single-reading.tsx';
import { Synthesis } from './synthesis.tsx';
import { Tally } from './tally.tsx';
import type { ReadingViewProps } from './reading-view-props.ts';

/** Cards side by side, then what they say together. */
function RowReading({ session, isFresh, again }: ReadingViewProps): ReactNode {
  const { reading } = session;
  return (
    <>
      <CardColumns cards={reading.cards} isFresh={isFresh} />
      <Ornament className={styles.ornament} />
      <section aria-labelledby="together" className={styles.together}>
        <div className={styles.aside}>
          <h2 id="together">Read Together</h2>
          <Tally tally={reading.tally} />
          <DrawnLine reading={reading} />
          <ReadingActions session={session} again={again} />
        </div>
        <Synthesis parts={reading.synthesis} />
      </section>
    </>
  );
}

function Cards(props: ReadingViewProps): ReactNode {
  const { spread, cards } = props.session.reading;
  if (spread === 'celtic-cross') return <CelticReading {...props} />;
  return cards.length === 1 ? <SingleReading {...props} /> : <RowReading {...props} />;
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
