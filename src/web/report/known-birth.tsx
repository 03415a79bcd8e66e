import { useEffect, useState, type ReactNode } from 'react';
import { birthLine, type ChartValues } from '../birth-chart/chart-values.ts';
import { enteredBirth } from '../birth-chart/entered-birth.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import styles from './known-birth.module.css';

/** What was entered for a chart, looked up when script is at work: the server knows of no birth. */
export function useEnteredBirth(): ChartValues | null {
  const [values, setValues] = useState<ChartValues | null>(null);
  useEffect(() => setValues(enteredBirth()), []);
  return values;
}

interface KnownBirthQuestionProps {
  values: ChartValues;
  onUse: () => void;
  onDecline: () => void;
}

/** Asked, not taken: the page may be about somebody else. */
export function KnownBirthQuestion({ values, onUse, onDecline }: KnownBirthQuestionProps): ReactNode {
  return (
    <div role="group" aria-labelledby="known-birth" className={styles.plate}>
      <h3 id="known-birth" className={styles.question}>
        Use the birth you entered for your chart?
      </h3>
      <p className={styles.birth}>
        {values.name.trim() && `${values.name.trim()} · `}
        {birthLine(values)}
      </p>
      <p className={styles.where}>So far it’s on your device alone, and it goes nowhere until you ask.</p>
      <ButtonRow>
        <Button kind="line" onClick={onUse}>
          Yes, fill it in
        </Button>
        <Button kind="text" onClick={onDecline}>
          No, somebody else’s
        </Button>
      </ButtonRow>
    </div>
  );
}
