import type { ReactNode } from 'react';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import styles from './card-columns.module.css';
import { CardPicture } from './card-picture.tsx';
import { CardWords } from './card-words.tsx';
import { TurningCard } from './turning-card.tsx';

interface CardColumnsProps {
  cards: readonly ShownCard[];
  isFresh: boolean;
}

/** Cards in a row on a wide screen; on a phone each beside its text. */
export function CardColumns({ cards, isFresh }: CardColumnsProps): ReactNode {
  return (
    <ol className={styles.cards}>
      {cards.map((card, place) => (
        <li key={card.position} className={styles.column}>
          <div className={styles.picture}>
            <TurningCard turn={isFresh ? place : null}>
              <CardPicture
                slug={card.slug}
                reversed={card.reversed}
                sizes={`(min-width: 1000px) ${cards.length > 3 ? 200 : 316}px, 132px`}
                eager
              />
            </TurningCard>
          </div>
          <CardWords card={card} />
        </li>
      ))}
    </ol>
  );
}
