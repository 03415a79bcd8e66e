import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { monthDay } from '../../domain/calendar/written-date.ts';
import { Button } from '../ui/button.tsx';
import styles from './birth-year-form.module.css';

/** On such a day the Sun changes signs, not in every year on the same: the year decides. */
export function BirthYearForm({ month, day }: { month: number; day: number }): ReactNode {
  const id = useId();
  return (
    <Form action="/search" method="get" className={styles.form}>
      <input type="hidden" name="q" value={monthDay(`2000-${month}-${day}`)} />
      <label htmlFor={id} className={styles.label}>
        Birth year
      </label>
      <input
        id={id}
        name="year"
        inputMode="numeric"
        autoComplete="bday-year"
        pattern="(19|20)[0-9][0-9]"
        title="Four digits, like 1990"
        maxLength={4}
        required
        className={styles.field}
      />
      <Button type="submit">Find my sign</Button>
    </Form>
  );
}
