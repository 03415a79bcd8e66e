import type { ReactNode } from 'react';
import { aboutOf, needsTime, type ChartValues } from './chart-values.ts';
import styles from './chart-form.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { FieldBox, fieldProps } from './field-box.tsx';
import { ABOUT_TIMES, type AboutKey, type TimeKind } from './told-time.ts';

const KINDS: readonly (readonly [TimeKind, string])[] = [
  ['exact', 'Exact'],
  ['about', 'About'],
  ['unknown', 'Don’t know'],
];

interface TimeFieldsProps {
  id: string;
  values: ChartValues;
  problem: string | undefined;
  onChange: (change: Partial<ChartValues>) => void;
}

function About({ id, values, onChange }: Omit<TimeFieldsProps, 'problem'>): ReactNode {
  return (
    <FieldBox id={`${id}-about`} label="How sure are you?">
      <select
        {...fieldProps(`${id}-about`, undefined)}
        value={values.about}
        onChange={({ target }) => onChange({ about: target.value as AboutKey })}
      >
        {Object.entries(ABOUT_TIMES).map(([key, { label }]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}

function unsureWords(values: ChartValues): string {
  if (values.timeKind === 'unknown')
    return 'That’s fine. We’ll leave out what depends on it: the rising sign, the houses and the Moon’s degree.';
  return aboutOf(values).minutes > 60
    ? 'We’ll tell you only what holds throughout that time.'
    : 'We’ll tell you which lines that makes unsure.';
}

/** An hour, about an hour, or none: an unknown one is an answer of equal rank. */
export function TimeFields({ id, values, problem, onChange }: TimeFieldsProps): ReactNode {
  const hint = values.timeKind === 'exact' ? 'By the clock of that place, as on a birth certificate.' : '';
  return (
    <div className={styles.group}>
      <ChoiceRow
        name="time-kind"
        legend="Time of birth"
        choices={KINDS}
        chosen={values.timeKind}
        onChoose={(timeKind) => onChange({ timeKind })}
      />
      {values.timeKind === 'about' && <About id={id} values={values} onChange={onChange} />}
      {needsTime(values) && (
        <FieldBox id={id} label="Hour and minute" hint={hint} problem={problem}>
          <input
            {...fieldProps(id, problem)}
            type="time"
            value={values.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </FieldBox>
      )}
      {values.timeKind !== 'exact' && <p className={styles.words}>{unsureWords(values)}</p>}
    </div>
  );
}
