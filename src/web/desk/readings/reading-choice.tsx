import type { ReactNode } from 'react';
import type { DeskReading } from '../../../contract/desk-readings.ts';
import { addDays } from '../../../domain/calendar/civil-date.ts';
import { SIGNS } from '../../../domain/zodiac/signs.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './reading-choice.module.css';
import type { Wanted } from './use-reading.ts';

const KINDS = [
  ['daily', 'A day'],
  ['weekly', 'A week'],
  ['monthly', 'A month'],
] as const;
const SIGN_NAMES = SIGNS.map(({ key, name }) => [key, name] as const);
const STEP_DAYS = { daily: 1, weekly: 7, monthly: 31 } as const;

interface ReadingChoiceProps {
  reading: DeskReading;
  onWant: (next: Partial<Wanted>) => void;
}

/** Which sign and day; a choice counts at once. */
export function ReadingChoice({ reading, onWant }: ReadingChoiceProps): ReactNode {
  const { kind, sign, period, firstDay, lastDay } = reading;
  const before = addDays(period, -1);
  const after = addDays(period, STEP_DAYS[kind]);
  return (
    <div role="search" className={styles.choice}>
      <div className={styles.fields}>
        <SelectField
          label="Sign"
          value={sign}
          options={SIGN_NAMES}
          onChange={(next) => onWant({ sign: next })}
        />
        <SelectField label="For" value={kind} options={KINDS} onChange={(next) => onWant({ kind: next })} />
        <TextField
          key={period}
          label={kind === 'daily' ? 'Day' : 'From'}
          type="date"
          min={firstDay}
          max={lastDay}
          defaultValue={period}
          onChange={({ target }) => {
            if (target.value >= firstDay && target.value <= lastDay) onWant({ date: target.value });
          }}
        />
      </div>
      <div className={styles.steps}>
        <Button kind="line" disabled={before < firstDay} onClick={() => onWant({ date: before })}>
          The one before
        </Button>
        <Button kind="line" disabled={after > lastDay} onClick={() => onWant({ date: after })}>
          The next one
        </Button>
      </div>
    </div>
  );
}
