import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './order-search.module.css';
import type { Wanted } from './use-orders.ts';

const CHOICES: readonly (readonly [string, string])[] = [
  ['', 'All orders'],
  ['waiting', 'Waiting for you'],
  ['created', 'Not paid yet'],
  ['failed', 'Payment failed'],
  ['expired', 'Checkout ran out'],
  ['paid', 'Paid, being made'],
  ['fulfilled', 'Paid and made'],
  ['refunded', 'Given back'],
];

interface OrderSearchProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/** Which orders are shown. A choice counts at once, what is typed when it is sent. */
export function OrderSearch({ wanted, onWant }: OrderSearchProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(wanted.find);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onWant({ ...wanted, find: typed.trim() });
  };
  return (
    <form role="search" className={styles.form} onSubmit={onSubmit}>
      <div className={styles.find}>
        <TextField
          label="Number or whole email"
          type="search"
          name="find"
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="line" type="submit" glyph="search">
          Find
        </Button>
      </div>
      <div>
        <label htmlFor={id} className={styles.label}>
          Show
        </label>
        <select
          id={id}
          className={styles.select}
          value={wanted.show}
          onChange={({ target }) => onWant({ ...wanted, show: target.value })}
        >
          {CHOICES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
