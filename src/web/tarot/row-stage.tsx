import type { ReactNode } from 'react';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './row-stage.module.css';
import { TurningCard } from './turning-card.tsx';

interface RowStageProps {
  cards: readonly ShownCard[];
  isFresh: boolean;
}

/** Three or five cards side by side. Their names and texts follow in the same order. */
export function RowStage({ cards, isFresh }: RowStageProps): ReactNode {
  return (
    <ol className={styles.row} aria-hidden="true">
      {cards.map(({ position, positionName, slug, reversed }, place) => (
        <li key={position}>
          <TurningCard turn={isFresh ? place : null}>
            <CardPicture
              slug={slug}
              reversed={reversed}
              sizes={`(min-width: 1000px) ${cards.length > 3 ? 110 : 190}px, 30vw`}
              eager
            />
          </TurningCard>
          <p className={styles.position}>{positionName}</p>
        </li>
      ))}
    </ol>
  );
}
