import { useState, type FormEvent, type ReactNode } from 'react';
import { useAction } from '../shell/use-action.ts';
import { Button } from '../ui/button.tsx';
import { payLater } from './calls.ts';
import { KeyLink } from './key-link.tsx';
import styles from './pay-again.module.css';
import { Plate } from './plate.tsx';
import { useSiteInfo } from './use-site-info.ts';

/** The link of this order, to come back to. */
export function PayLater({ handle }: { handle: string }): ReactNode {
  const [isShown, setShown] = useState(false);
  const { url } = useSiteInfo();
  const asking = useAction(async () => {
    await payLater(handle);
    setShown(true);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    asking.run();
  };
  if (isShown) {
    return (
      <Plate title="Come back with this link">
        <p>It opens this page, with the same details, and you can pay from there.</p>
        <KeyLink label="Your order’s link" address={`${url}/failed-order?order=${handle}`} />
      </Plate>
    );
  }
  return (
    <form method="post" action={`/api/orders/${handle}/later`} onSubmit={submit} className={styles.form}>
      <div role="alert">{asking.why && <p className={styles.failure}>That didn’t work. {asking.why}</p>}</div>
      <Button type="submit" kind="line" className={styles.button} aria-busy={asking.isBusy}>
        Pay later with this link
      </Button>
    </form>
  );
}
