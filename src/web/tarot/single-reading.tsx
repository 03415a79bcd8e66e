import type { ReactNode } from 'react';
import { LEAN_WORDS } from '../../domain/tarot/lean-words.ts';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { CardPicture } from './card-picture.tsx';
import { CardWords } from './card-words.tsx';
import { DrawnLine } from './drawn-line.tsx';
import { ReadingButtons, ReadingSharing } from './reading-actions.tsx';
import type { ReadingViewProps } from './reading-view-props.ts';
import styles from './single-reading.module.css';
import { TurningCard } from './turning-card.tsx';

function Answer({ answer }: { answer: NonNullable<ShownReading['answer']> }): ReactNode {
  return (
    <div className={styles.answer}>
      <h2>{LEAN_WORDS[answer.lean]}</h2>
      <p>{answer.why}</p>
      <p className={styles.closing}>{answer.closing}</p>
    </div>
  );
}

/** One card and what it says; on the table of yes and no, which way it leans comes first. */
export function SingleReading({ session, isFresh, again }: ReadingViewProps): ReactNode {
  const { reading } = session;
  const card = reading.cards[0]!;
  return (
    <div className={styles.single}>
      <div className={styles.picture}>
        <TurningCard turn={isFresh ? 0 : null}>
          <CardPicture
            slug={card.slug}
            reversed={card.reversed}
            sizes="(min-width: 1000px) 380px, (min-width: 700px) 300px, 200px"
            eager
          />
        </TurningCard>
      </div>
      <div className={styles.words}>
        {reading.answer && <Answer answer={reading.answer} />}
        <CardWords card={card} />
        <div className={styles.end}>
          <DrawnLine reading={reading} />
          <ReadingButtons session={session} again={again} />
          <ReadingSharing session={session} />
        </div>
      </div>
    </div>
  );
}
