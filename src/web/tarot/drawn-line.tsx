import type { ReactNode } from 'react';
import { deckWords, shortSeal } from '../../domain/tarot/draw-words.ts';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { LocalTime } from '../ui/local-time.tsx';
import { CheckDraw } from './check-draw.tsx';
import styles from './drawn-line.module.css';

/** When and from what it was drawn, and how to check that. */
export function DrawnLine({ reading }: { reading: ShownReading }): ReactNode {
  const { drawnAt, reversals, tally, proof } = reading;
  return (
    <div className={styles.line}>
      <p>
        Drawn at <LocalTime iso={drawnAt} /> {deckWords({ reversals, reversed: tally.reversed })}
      </p>
      {proof ? (
        <div className={styles.seal}>
          <p>
            Seal <b>{shortSeal(proof.seal)}</b> ·
          </p>
          <CheckDraw reading={reading} proof={proof} />
        </div>
      ) : (
        <p>
          <b>Not verifiable:</b> this device drew on its own, without a seal.
        </p>
      )}
    </div>
  );
}
