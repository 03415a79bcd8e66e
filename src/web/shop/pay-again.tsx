import type { FormEvent, ReactNode } from 'react';
import type { Price } from '../../contract/report.ts';
import { priceText } from '../../domain/report/price.ts';
import { useAction } from '../shell/use-action.ts';
import { Button } from '../ui/button.tsx';
import { payAgain } from './calls.ts';
import styles from './pay-again.module.css';

interface PayAgainProps {
  handle: string;
  price: Price;
  label: string;
}

/** Opens a checkout for the same order: what was typed is still there. A plain form where there is no script. */
export function PayAgain({ handle, price, label }: PayAgainProps): ReactNode {
  const paying = useAction(() => payAgain(handle));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    paying.run();
  };
  return (
    <form method="post" action={`/api/orders/${handle}/retry`} onSubmit={submit} className={styles.form}>
      <div role="alert">{paying.why && <p className={styles.failure}>It didn’t open. {paying.why}</p>}</div>
      <Button type="submit" aria-busy={paying.isBusy} className={styles.button}>
        {paying.isBusy ? 'Opening…' : `${label} · ${priceText(price)}`}
      </Button>
    </form>
  );
}
