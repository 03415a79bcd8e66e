import type { ReactNode } from 'react';
import type { CommitmentAnswer } from '../../contract/tarot.ts';
import { shortSeal } from '../../domain/tarot/draw-words.ts';
import { SPREAD_SIZES, type SpreadKey } from '../../domain/tarot/spreads.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { CardBack } from './card-picture.tsx';
import { Fan } from './fan.tsx';
import { HowSealed } from './how-sealed.tsx';
import styles from './picking.module.css';
import { SPREADS } from './spread-words.ts';
import type { Drawing } from './use-draw.ts';

function SealLine({ seal }: { seal: CommitmentAnswer | null }): ReactNode {
  if (!seal) {
    return (
      <p className={styles.seal}>
        <b>No seal.</b> <span>This device shuffles on its own, so the draw is not verifiable.</span>
      </p>
    );
  }
  return (
    <div className={styles.sealed}>
      <p className={styles.seal}>
        Sealed: <b>{shortSeal(seal.seal)}</b>
      </p>
      <HowSealed />
    </div>
  );
}

interface PlacesProps {
  spread: SpreadKey;
  /** How many cards are picked. */
  count: number;
}

/** The places of the table, filled in the order of picking. */
function Places({ spread, count }: PlacesProps): ReactNode {
  const { places, names } = SPREADS[spread];
  return (
    <ol className={classes(styles.places, names && styles.named)} aria-hidden="true">
      {places.map((_, place) => (
        <li key={place}>
          {place < count ? <CardBack /> : <span>{place + 1}</span>}
          {names && <small>{names[place]}</small>}
        </li>
      ))}
    </ol>
  );
}

const CHOOSE: Record<(typeof SPREAD_SIZES)[SpreadKey], string> = {
  1: 'Choose one card',
  3: 'Choose three cards',
  5: 'Choose five cards',
  10: 'Choose ten cards',
};

interface PickingProps {
  drawing: Drawing;
  seal: CommitmentAnswer | null;
  spread: SpreadKey;
}

/** The deck is spread; the seal was on the table before any card left it. */
export function Picking({ drawing, seal, spread }: PickingProps): ReactNode {
  const { stage, picks, pick, pickForMe } = drawing;
  const isOver = stage.kind !== 'picking';
  const size = SPREAD_SIZES[spread];
  return (
    <>
      <SealLine seal={seal} />
      <div className={styles.tray}>
        <Places spread={spread} count={picks.length} />
        <div className={styles.say}>
          <p role="status" className={styles.count}>
            {picks.length} of {size} picked
          </p>
          <Button kind="line" disabled={isOver} onClick={pickForMe}>
            Pick for me
          </Button>
        </div>
      </div>
      <p className={styles.choose}>{CHOOSE[size]}</p>
      <Fan picks={picks} onPick={pick} disabled={isOver} />
    </>
  );
}
