import { useState, type FormEvent, type ReactNode } from 'react';
import type { ShopAnswer } from '../../contract/orders.ts';
import { priceText } from '../../domain/report/price.ts';
import { FieldBox, fieldProps } from '../birth-chart/field-box.tsx';
import { useAction } from '../shell/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Consent, useConsent } from './consent.tsx';
import { EmailField } from './email-field.tsx';
import styles from './order-form.module.css';
import { useNewOrder } from './use-new-order.ts';

const EMPTY = { to: '', from: '', note: '', email: '' };
type Values = typeof EMPTY;

interface LineProps {
  name: 'to' | 'from' | 'note';
  label: string;
  aside?: string;
  most: number;
  values: Values;
  problem?: string | undefined;
  onChange: (changed: Partial<Values>) => void;
}

function Line({ name, label, aside, most, values, problem, onChange }: LineProps): ReactNode {
  const id = `gift-${name}`;
  return (
    <FieldBox id={id} label={label} aside={aside} problem={problem}>
      <input
        {...fieldProps(id, problem)}
        type="text"
        autoComplete="off"
        maxLength={most}
        value={values[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </FieldBox>
  );
}

const filled = (text: string): string | undefined => text.trim() || undefined;

/** A present needs no birth: whoever gets it enters it once. */
export function GiftForm({ shop }: { shop: ShopAnswer }): ReactNode {
  const [values, setValues] = useState(EMPTY);
  const [isMissed, setMissed] = useState(false);
  const consent = useConsent();
  const order = useNewOrder(shop);
  const { to, from, note, email } = values;
  const ordering = useAction(() =>
    order({ gift: { to: to.trim(), from: filled(from), note: filled(note) } }, email),
  );
  const change = (changed: Partial<Values>): void => setValues((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissed(!to.trim());
    if (!to.trim()) document.getElementById('gift-to')?.focus();
    else if (consent.check()) ordering.run();
  };
  const problem = isMissed && !to.trim() ? 'Please say whose name goes on the card.' : undefined;
  const lines = { values, onChange: change };
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label="Your present">
      <p className={styles.words}>
        You get a card to print, with a code. Whoever you give it to enters their birth once, within{' '}
        {shop.giftDays} days.
        {shop.refundDays > 0 && ` You can return it for ${shop.refundDays} days, as long as it’s unopened.`}
      </p>
      <Line {...lines} name="to" label="Who’s it for?" most={60} problem={problem} />
      <Line {...lines} name="from" label="From" aside="if you like" most={60} />
      <Line {...lines} name="note" label="A line on the card" aside="if you like" most={300} />
      {shop.mail && (
        <EmailField link="your card" value={email} onChange={(changed) => change({ email: changed })} />
      )}
      <Consent shop={shop} consent={consent} />
      <div role="alert">
        {ordering.why && <p className={styles.failure}>That didn’t work. {ordering.why}</p>}
      </div>
      <Button type="submit" className={styles.pay} aria-busy={ordering.isBusy}>
        {ordering.isBusy ? 'One moment…' : `Continue to payment · ${priceText(shop.price)}`}
      </Button>
    </form>
  );
}
