import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import styles from './birth-year-form.module.css';

/** "March 21" */
function monthAndDay(month: number, day: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
  return format.format(Date.UTC(2000, month - 1, day));
}

/** On such a day the Sun changes signs, not in every year on the same: the year decides. */
export function BirthYearForm({ month, day }: { month: number; day: number }): ReactNode {
  const id = useId();
  return (
    <Form action="/search" method="get" className={styles.form}>
      <input type="hidden" name="q" value={monthAndDay(month, day)} />
      <label htmlFor={id} className={styles.label}>
        Year of birth
      </label>
      <input
        id={id}
        name="year"
        inputMode="numeric"
        autoComplete="bday-year"
        pattern="(19|20)[0-9][0-9]"
        title="Four figures, such as 1990"
        maxLength={4}
        required
        className={styles.field}
      />
      <Button type="submit">Find my sign</Button>
    </Form>
  );
}
