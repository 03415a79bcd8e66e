import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { whenAt } from '../times.ts';
import type { LeftText } from './device-text.ts';
import styles from './left-offer.module.css';

interface LeftOfferProps {
  left: LeftText;
  onTake: () => void;
  onDrop: () => void;
}

/** A tab was closed before the server had its text: here it is. */
export function LeftOffer({ left, onTake, onDrop }: LeftOfferProps): ReactNode {
  return (
    <div role="region" aria-label="Text from another tab" className={styles.offer}>
      <p className={styles.words}>
        Another tab on this device has text from {whenAt(left.changedAtMs)} that the server doesn’t have.
      </p>
      <ButtonRow>
        <Button kind="line" onClick={onTake}>
          Go on with it
        </Button>
        <Button kind="text" onClick={onDrop}>
          Let it go
        </Button>
      </ButtonRow>
    </div>
  );
}
