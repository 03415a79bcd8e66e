import type { ReactNode } from 'react';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import styles from './card-columns.module.css';
import { CardPicture } from './card-picture.tsx';
import { CardWords } from './card-words.tsx';

/** Texts side by side on a wide screen, where the cards lie large above them; else each beside its card. */
export function CardColumns({ cards }: { cards: readonly ShownCard[] }): ReactNode {
  return (
    <ol className={styles.cards}>
      {cards.map((card) => (
        <li key={card.position} className={styles.column}>
          <div className={styles.picture}>
            <CardPicture slug={card.slug} reversed={card.reversed} />
          </div>
          <CardWords card={card} />
        </li>
      ))}
    </ol>
  );
}
