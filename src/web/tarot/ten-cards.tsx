import type { ReactNode } from 'react';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import { classes } from '../ui/classes.ts';
import { CardPicture } from './card-picture.tsx';
import { CardWords } from './card-words.tsx';
import styles from './ten-cards.module.css';

/** Numbered as on the map; on phones, where the map is small, each with its picture. */
export function TenCards({ cards }: { cards: readonly ShownCard[] }): ReactNode {
  return (
    <ol className={styles.cards}>
      {cards.map((card, place) => (
        <li key={card.position}>
          <div className={styles.mark} aria-hidden="true">
            <div className={styles.picture}>
              <CardPicture slug={card.slug} reversed={card.reversed} />
            </div>
            <span className={classes(styles.seal, card.reversed && styles.atFoot)}>{place + 1}</span>
          </div>
          <CardWords card={card} />
        </li>
      ))}
    </ol>
  );
}
