import type { ReactNode } from 'react';
import type { DeskSlot } from '../../../contract/desk-posts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Answer } from '../ui/answer.tsx';
import styles from './live-facts.module.css';
import { useSlots } from './use-posts.ts';

interface LiveFactsProps {
  onChoose: (slot: DeskSlot) => void;
  onDismiss: () => void;
}

function changeWords({ changeable, isTable }: DeskSlot): string | null {
  const parts = changeable.length === 0 ? [] : [`You can change: ${changeable.join(', ')}.`];
  if (isTable) parts.push('It’s a table, and stands alone.');
  return parts.length === 0 ? null : parts.join(' ');
}

/** Every fact that the sky fills in, with what it says today. */
export function LiveFacts({ onChoose, onDismiss }: LiveFactsProps): ReactNode {
  const query = useSlots();
  return (
    <Dialog
      title="A Live Fact"
      glyph="star4"
      text="It’s filled in by the sky, every day anew. This is what each says today."
      onDismiss={onDismiss}
    >
      <Answer query={query} loading="Asking the sky…" failed="We couldn’t load the facts.">
        {({ slots }) => (
          <ul className={styles.facts}>
            {slots.map((slot) => (
              <li key={slot.slot}>
                <button type="button" className={styles.fact} onClick={() => onChoose(slot)}>
                  <b>{slot.name}</b>
                  <span className={styles.today}>{slot.today}</span>
                  <code className={styles.slot}>{slot.slot}</code>
                  {changeWords(slot) !== null && <span className={styles.change}>{changeWords(slot)}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Dialog>
  );
}
