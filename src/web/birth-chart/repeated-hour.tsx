import { useEffect, useId, useRef, type ReactNode } from 'react';
import { clockTime } from '../../domain/calendar/written-time.ts';
import type { Choices } from './call.ts';
import { writtenTime } from './chart-values.ts';
import styles from './repeated-hour.module.css';

type Fold = 0 | 1 | null;

/** "5:30 AM in Greenwich" */
function greenwich(instant: string): string {
  const at = new Date(instant);
  return `${clockTime(at.getUTCHours(), at.getUTCMinutes())} in Greenwich`;
}

interface RepeatedHourProps {
  time: string;
  choices: Choices;
  fold: Fold | undefined;
  onChoose: (fold: Fold) => void;
}

/** Asked directly under the time; the keyboard is led there, since the form has been sent already. */
export function RepeatedHour({ time, choices, fold, onChoose }: RepeatedHourProps): ReactNode {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), [choices]);
  const clock = writtenTime(time);
  const [first, second] = choices;
  const options: readonly [Fold, string, string][] = [
    [0, 'The first, before the change', greenwich(first!.instant)],
    [1, 'The second, after the change', greenwich(second!.instant)],
    [null, 'I don’t know', 'we’ll leave out what depends on it'],
  ];
  return (
    <fieldset ref={group} className={styles.plate}>
      <legend className={styles.question}>That night, {clock} happened twice.</legend>
      <p className={styles.why}>The clocks there were set back. Was it the first or the second {clock}?</p>
      {options.map(([value, name, note], index) => (
        <div key={name} className={styles.option}>
          <input
            id={`${id}${index}`}
            type="radio"
            name="fold"
            aria-describedby={`${id}${index}-note`}
            checked={fold === value}
            onChange={() => onChoose(value)}
          />
          <label htmlFor={`${id}${index}`}>{name}</label>
          <span id={`${id}${index}-note`}>{note}</span>
        </div>
      ))}
    </fieldset>
  );
}
