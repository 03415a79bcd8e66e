import type { ReactNode } from 'react';
import type { MultiCardSpread } from '../../domain/tarot/spreads.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { classes } from '../ui/classes.ts';
import { CardColumns } from './card-columns.tsx';
import { CelticStage } from './celtic-stage.tsx';
import { DrawnLine } from './drawn-line.tsx';
import { ReadingButtons, ReadingSharing } from './reading-actions.tsx';
import type { ReadingViewProps } from './reading-view-props.ts';
import { RowStage } from './row-stage.tsx';
import styles from './spread-reading.module.css';
import { Synthesis } from './synthesis.tsx';
import { Tally } from './tally.tsx';
import { TenCards } from './ten-cards.tsx';

/** Where the parts stand on a wide screen depends on how much room the cards take. */
const PLANS: Record<MultiCardSpread, string | undefined> = {
  three: styles.three,
  love: styles.love,
  'celtic-cross': styles.celtic,
};

const HEADINGS: Record<MultiCardSpread, string> = {
  three: 'The Three Cards',
  love: 'The Five Cards',
  'celtic-cross': 'The Ten Cards',
};

interface SpreadReadingProps extends ReadingViewProps {
  spread: MultiCardSpread;
}

/** Several cards: as they lie, then the answer they give together, then each by itself. */
export function SpreadReading({ spread, session, isFresh, again }: SpreadReadingProps): ReactNode {
  const { reading } = session;
  const [Stage, Cards] = spread === 'celtic-cross' ? [CelticStage, TenCards] : [RowStage, CardColumns];
  return (
    <div className={classes(styles.reading, PLANS[spread])}>
      <div className={styles.stage}>
        <Stage cards={reading.cards} isFresh={isFresh} />
      </div>
      <section aria-labelledby="together" className={styles.together}>
        <h2 id="together">Read Together</h2>
        <Synthesis parts={reading.synthesis} />
      </section>
      <div className={styles.end}>
        <div className={styles.drawn}>
          <Tally tally={reading.tally} />
          <DrawnLine reading={reading} />
          <ReadingButtons session={session} again={again} />
        </div>
        <div className={styles.sharing}>
          <ReadingSharing session={session} />
        </div>
      </div>
      <section aria-labelledby="each-card" className={styles.each}>
        <SectionHead id="each-card">{HEADINGS[spread]}</SectionHead>
        <Cards cards={reading.cards} />
      </section>
    </div>
  );
}
