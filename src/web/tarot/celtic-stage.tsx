import type { ReactNode } from 'react';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import { classes } from '../ui/classes.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './celtic-stage.module.css';
import { TurningCard } from './turning-card.tsx';

/** How far apart the marks of a scale are, in units of the stage. */
const STEP = 6;

/** Where the four arms come out from under the cards, and where they end. */
const ARMS = {
  known: { from: 114, to: 24 },
  under: { from: 789, to: 882 },
  before: { from: 43, to: 6 },
  after: { from: 556, to: 584 },
};

/** Marks across an arm, each fifth a longer one; none at its end, which has a point of its own. */
function marks({ from, to }: { from: number; to: number }, across: (at: number, half: number) => string) {
  const count = Math.floor((Math.abs(to - from) - STEP) / STEP);
  return Array.from({ length: count }, (_, index) => {
    const at = from + Math.sign(to - from) * STEP * (index + 1);
    return across(at, (index + 1) % 5 === 0 ? 6 : 3);
  }).join('');
}

const UPRIGHT = (y: number, half: number): string => `M${299 - half} ${y}h${2 * half}`;
const LEVEL = (x: number, half: number): string => `M${x} ${451 - half}v${2 * half}`;
const SCALES = [
  marks(ARMS.known, UPRIGHT),
  marks(ARMS.under, UPRIGHT),
  marks(ARMS.before, LEVEL),
  marks(ARMS.after, LEVEL),
].join('');

const point = (x: number, y: number): string => `M${x} ${y - 6}l5 6l-5 6l-5-6z`;
const POINTS =
  point(299, ARMS.known.to) +
  point(299, ARMS.under.to) +
  point(ARMS.before.to, 451) +
  point(ARMS.after.to, 451);

/** Two scales that cross: what is known and what lies under, what was before and what comes after. */
function Axes(): ReactNode {
  return (
    <svg viewBox="0 0 722 906" className={styles.axes} aria-hidden="true" focusable="false">
      <path d={`M299 ${ARMS.known.to}V${ARMS.under.to}M${ARMS.before.to} 451H${ARMS.after.to}`} />
      <path d={SCALES} />
      <path className={styles.points} d={POINTS} />
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
          <li key={card.position} className={classes(styles.place, card.reversed && styles.reversed)}>
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
