import type { ReactNode } from 'react';
import { KeptOrder } from './kept-order.tsx';
import { OfferLink } from './offer-link.tsx';
import type { OrderViewProps } from './order-view.ts';
import { PayAgain } from './pay-again.tsx';
import { Bought } from './ready-order.tsx';
import { ShopPage } from './shop-page.tsx';

function toldOf({ order, words: { order: words } }: OrderViewProps) {
  if (order.state === 'refunded') return order.gift ? words['refunded-gift'] : words.refunded;
  if (!order.deleted) return words.expired;
  return order.paidAt === null ? words.lapsed : words.deleted;
}

/** Refunded, deleted, or not paid for in time. */
export function EndedOrder(props: OrderViewProps): ReactNode {
  const { order, handle } = props;
  const { title, text } = toldOf(props);
  const canBePaid = order.state === 'expired' && !order.deleted;
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={title} text={text}>
      {canBePaid ? (
        <>
          <KeptOrder order={order} />
          <PayAgain handle={handle} price={order.price} label="Open a new checkout" />
        </>
      ) : (
        <>
          {order.paidAt !== null && <Bought order={order} />}
          <OfferLink />
        </>
      )}
    </ShopPage>
  );
}
