import type { ReactNode } from 'react';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './celtic-stage.module.css';
import { TurningCard } from './turning-card.tsx';

const TICKS = 17;

/** Two scales that cross: what is known and what lies under, what was before and what comes after. */
function Axes(): ReactNode {
  return (
    <svg viewBox="0 0 722 906" className={styles.axes} aria-hidden="true" focusable="false">
      <path d="M299 28V878M0 451H590" />
      {Array.from({ length: TICKS }, (_, index) => {
        const y = 28 + (850 / (TICKS - 1)) * index;
        return <path key={index} d={`M299 ${y}h${index % 4 === 0 ? 12 : 7}`} />;
      })}
      {Array.from({ length: TICKS }, (_, index) => {
        const x = (590 / (TICKS - 1)) * index;
        return <path key={index} d={`M${x} 451v${index % 4 === 0 ? 12 : 7}`} />;
      })}
    </svg>
  );
}

interface CelticStageProps {
  cards: readonly ShownCard[];
  isFresh: boolean;
}

/** The ten cards as they lie: six of the cross, four of the staff. A map: the texts follow in order. */
export function CelticStage({ cards, isFresh }: CelticStageProps): ReactNode {
  return (
    <div className={styles.stage} aria-hidden="true">
      <Axes />
      {['known', 'under', 'before', 'after'].map((word) => (
        <i key={word} className={styles[word]}>
          {word}
        </i>
      ))}
      <ol>
        {cards.map((card, place) => (
          <li key={card.position} className={styles.place}>
            <TurningCard turn={isFresh ? place : null}>
              <CardPicture
                slug={card.slug}
                reversed={card.reversed}
                sizes="(min-width: 1000px) 122px, 17vw"
                eager
              />
            </TurningCard>
            <b>{place + 1}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
