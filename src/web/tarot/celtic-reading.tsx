import type { ReactNode } from 'react';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './celtic-reading.module.css';
import { CelticStage } from './celtic-stage.tsx';
import { DrawnLine } from './drawn-line.tsx';
import { ReadingActions } from './reading-actions.tsx';
import type { ReadingViewProps } from './reading-view-props.ts';
import { Synthesis } from './synthesis.tsx';
import { Tally } from './tally.tsx';
import { TenCards } from './ten-cards.tsx';

/** The cross and its staff, what they say together, then the ten cards one by one. */
export function CelticReading({ session, isFresh, again }: ReadingViewProps): ReactNode {
  const { reading } = session;
  return (
    <>
      <div className={styles.top}>
        <CelticStage cards={reading.cards} isFresh={isFresh} />
        <section aria-labelledby="together" className={styles.together}>
          <h2 id="together">Read Together</h2>
          <Synthesis parts={reading.synthesis} />
        </section>
        <div className={styles.end}>
          <Tally tally={reading.tally} />
          <DrawnLine reading={reading} />
          <ReadingActions session={session} again={again} />
        </div>
      </div>
      <section aria-labelledby="ten-cards" className={styles.ten}>
        <SectionHead id="ten-cards">The Ten Cards</SectionHead>
        <TenCards cards={reading.cards} />
      </section>
    </>
  );
}
