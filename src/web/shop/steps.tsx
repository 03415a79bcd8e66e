import type { ReactNode } from 'react';
import type { OrderAnswer } from '../../contract/orders.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './steps.module.css';

type Step = OrderAnswer['steps'][number];

/** Tenths where it was quick: "0.1 s", "10 s". */
const secondsText = (seconds: number): string =>
  `${seconds < 9.95 ? seconds.toFixed(1) : Math.round(seconds)} s`;

const spoken = (step: Step): string => {
  if (step.done) return 'done';
  return step.seconds === null ? 'to come' : 'being done';
};

function Mark({ step }: { step: Step }): ReactNode {
  if (step.done) {
    return (
      <span className={styles.done}>
        <Glyph name="check" size={16} weight={2.6} />
      </span>
    );
  }
  return <span className={step.seconds === null ? styles.open : styles.going} />;
}

interface StepsProps {
  steps: readonly Step[];
  words: ShopWords['order']['steps'];
}

/** What is made, in order, with what each part took. */
export function Steps({ steps, words }: StepsProps): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.name} className={styles.step} data-done={step.done}>
          <Mark step={step} />
          <span className={styles.name}>
            {words[step.name]}
            <VisuallyHidden>, {spoken(step)}</VisuallyHidden>
          </span>
          {step.seconds !== null && step.name !== 'payment' && (
            <span className={styles.seconds}>{secondsText(step.seconds)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
