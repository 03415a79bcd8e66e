import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps<K extends string> {
  /** Of the radio buttons. */
  name: string;
  legend: string;
  choices: readonly (readonly [key: K, label: string])[];
  chosen: K;
  onChoose: (key: K) => void;
}

/** Radio buttons side by side; the pointer marks the chosen one. */
export function ChoiceRow<K extends string>({
  name,
  legend,
  choices,
  chosen,
  onChoose,
}: ChoiceRowProps<K>): ReactNode {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(([key, label]) => (
          <label key={key} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              className={styles.input}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
