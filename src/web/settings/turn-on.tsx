import { useState, type ReactNode } from 'react';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { turnOnNotifications, type TurnedOn } from '../push/turn-on.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './settings.module.css';

const WORDS: Record<Exclude<TurnedOn, 'on'>, string> = {
  refused: 'Your browser didn’t get permission, so nothing changed.',
  failed: 'We couldn’t subscribe your browser. Please try again in a while.',
};

interface TurnOnProps {
  sign: SignKey | null;
  label: string;
  /** The browser may have been told yes or no. */
  onAnswered: (outcome: TurnedOn) => void;
}

/** The same way as from the popup, with words where the popup stays silent. */
export function TurnOn({ sign, label, onAnswered }: TurnOnProps): ReactNode {
  const [state, setState] = useState<TurnedOn | 'asking' | null>(null);
  const turnOn = async (chosen: SignKey): Promise<void> => {
    setState('asking');
    const outcome = await turnOnNotifications(chosen);
    setState(outcome);
    if (outcome === 'on') toast({ title: 'Notifications are on' });
    onAnswered(outcome);
  };
  return (
    <div className={styles.field}>
      <Button
        glyph="bell"
        className={styles.wide}
        disabled={!sign || state === 'asking'}
        onClick={() => sign && void turnOn(sign)}
      >
        {state === 'asking' ? 'Turning on…' : label}
      </Button>
      {!sign && <p className={styles.hint}>Choose your sign above first.</p>}
      {state === 'asking' && (
        <p role="status" className={styles.hint}>
          If your browser asks, say yes.
        </p>
      )}
      {(state === 'refused' || state === 'failed') && (
        <p role="alert" className={styles.failure}>
          {WORDS[state]}
        </p>
      )}
    </div>
  );
}
