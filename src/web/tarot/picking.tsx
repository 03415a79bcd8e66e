import type { ReactNode } from 'react';
import type { CommitmentAnswer } from '../../contract/tarot.ts';
import { shortSeal } from '../../domain/tarot/draw-words.ts';
import { Button } from '../ui/button.tsx';
import { CardBack } from './card-picture.tsx';
import { Fan } from './fan.tsx';
import styles from './picking.module.css';
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
    <p className={styles.seal}>
      Sealed: <b>{shortSeal(seal.seal)}</b>
      <span>Our half of the shuffle is locked in. Your device adds the other half, and you pick.</span>
    </p>
  );
}

/** The places of the table, filled in the order of picking. */
function Places({ size, count }: { size: number; count: number }): ReactNode {
  return (
    <ol className={styles.places} aria-hidden="true">
      {Array.from({ length: size }, (_, place) => (
        <li key={place}>{place < count ? <CardBack /> : <span>{place + 1}</span>}</li>
      ))}
    </ol>
  );
}

interface PickingProps {
  drawing: Drawing;
  seal: CommitmentAnswer | null;
  size: number;
}

/** The deck is spread; the seal was on the table before any card left it. */
export function Picking({ drawing, seal, size }: PickingProps): ReactNode {
  const { stage, picks, pick, pickForMe } = drawing;
  const isOver = stage.kind !== 'picking';
  return (
    <>
      <SealLine seal={seal} />
      <div className={styles.tray}>
        <Places size={size} count={picks.length} />
        <div className={styles.say}>
          <p role="status" className={styles.count}>
            {picks.length} of {size} picked
          </p>
          <Button kind="line" disabled={isOver} onClick={pickForMe}>
            Pick for me
          </Button>
        </div>
      </div>
      <Fan picks={picks} onPick={pick} disabled={isOver} />
    </>
  );
}
