import type { ReactNode } from 'react';
import type { ShopAnswer } from '../../contract/orders.ts';
import { priceText } from '../../domain/report/price.ts';
import { Button } from '../ui/button.tsx';
import styles from './order-form.module.css';
import { PlainBirth, PlainField } from './plain-birth.tsx';

function PlainEnd({ shop }: { shop: ShopAnswer }): ReactNode {
  return (
    <>
      {shop.mail && <PlainField name="email" label="Send the link to, if you like" type="email" />}
      <label className={styles.consent}>
        <input type="checkbox" name="consent.version" value={shop.consentVersion} required />
        <span>{shop.consentText}</span>
      </label>
      <Button type="submit" className={styles.pay}>
        Continue to payment · {priceText(shop.price)}
      </Button>
    </>
  );
}

/** The order where there is no script: plain forms that the site answers by leading on to the payment. */
export function PlainOrder({ shop }: { shop: ShopAnswer }): ReactNode {
  return (
    <>
      <form method="post" action="/api/orders" className={styles.form}>
        <PlainBirth />
        <PlainEnd shop={shop} />
      </form>
      <h3 className={styles.or}>Or Give It as a Present</h3>
      <form method="post" action="/api/orders" className={styles.form}>
        <PlainField name="gift.to" label="Who’s it for?" required />
        <PlainField name="gift.from" label="From, if you like" />
        <PlainField name="gift.note" label="A line on the card, if you like" />
        <PlainEnd shop={shop} />
      </form>
    </>
  );
}
