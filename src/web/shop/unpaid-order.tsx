import type { ReactNode } from 'react';
import { dayOf } from './about-words.ts';
import { KeptOrder } from './kept-order.tsx';
import type { OrderViewProps } from './order-view.ts';
import { PayAgain } from './pay-again.tsx';
import { PayLater } from './pay-later.tsx';
import { Plate } from './plate.tsx';
import { ShopPage } from './shop-page.tsx';
import styles from './unpaid-order.module.css';
import { WayScale } from './way-scale.tsx';

/** Said only where the provider has said it. */
function NotCharged({ isLeft }: { isLeft: boolean }): ReactNode {
  return (
    <Plate title="You weren’t charged">
      <p>
        {isLeft
          ? 'The payment provider confirmed it: nothing was paid.'
          : 'The payment provider confirmed it. If your bank shows a hold, it’ll drop off by itself.'}
      </p>
    </Plate>
  );
}

/** The payment was turned down or left: why, and every way on from here. */
export function UnpaidOrder({ order, handle, words }: OrderViewProps): ReactNode {
  const reason = order.decline ?? (order.state === 'failed' ? 'unknown' : 'canceled');
  const isLeft = reason === 'canceled';
  const { title, text } = words.declines[reason];
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={title} text={text}>
      <WayScale stoppedAt={isLeft ? 'Checkout' : 'Bank'} />
      {order.charged === false && <NotCharged isLeft={isLeft} />}
      <KeptOrder order={order} />
      <div className={styles.ways}>
        <PayAgain handle={handle} price={order.price} label="Try again" />
        <PayLater handle={handle} />
      </div>
      <p className={styles.words}>
        Nothing you typed is lost: your details wait here
        {order.keptUntil && ` until ${dayOf(order.keptUntil)}`}.{' '}
        {isLeft ? 'If something was in the way,' : 'A different card often works. If it doesn’t,'}{' '}
        <a href="/terms-of-service#who-runs-this-site">write to us</a> and mention the order number.
      </p>
    </ShopPage>
  );
}
