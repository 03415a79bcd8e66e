import type { ReactNode } from 'react';
import { takeStep } from '../preferences/calls.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { logged } from './plan-visit.ts';

/** Asked once, when the last refusal that counts is in. */
export function StopJokesPopup({ onClose }: { onClose: () => void }): ReactNode {
  const answer = (step: 'disable-jokes' | 'reset-refuses'): void => {
    onClose();
    takeStep(step).catch(logged('The answer about jokes could not be saved'));
  };
  const keep = (): void => answer('reset-refuses');
  return (
    <Dialog
      title="Stop offering jokes?"
      glyph="moon-star"
      text="You can turn them back on anytime in Settings."
      isUnasked
      onDismiss={keep}
    >
      <ButtonRow stretch>
        <Button onClick={() => answer('disable-jokes')}>Stop</Button>
        <Button kind="line" onClick={keep}>
          Keep
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
