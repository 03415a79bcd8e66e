import type { ReactNode } from 'react';
import { priceText } from '../../domain/report/price.ts';
import { KeptOrder } from './kept-order.tsx';
import { KeyLink } from './key-link.tsx';
import type { OrderViewProps } from './order-view.ts';
import { PayAgain } from './pay-again.tsx';
import { Plate } from './plate.tsx';
import { ShopPage } from './shop-page.tsx';
import { useSiteInfo } from './use-site-info.ts';

/** In the owner's words; the money takes days, so the link has to be kept. */
function PaidByHand({ order, handle, words }: OrderViewProps): ReactNode {
  const { url } = useSiteInfo();
  const { title, text } = words.order['manual-link'];
  return (
    <>
      <KeptOrder order={order} sum={priceText(order.price)} />
      <Plate title="In the shop’s own words">
        {order.manual!.words.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>Please name the order: {order.number}.</p>
      </Plate>
      <Plate title={title}>
        <p>{text}</p>
        <KeyLink label="Your order’s link" address={`${url}/order-success?order=${handle}`} />
      </Plate>
    </>
  );
}

/** Before the payment has come, or where it is made by hand. */
export function WaitingOrder(props: OrderViewProps): ReactNode {
  const { order, handle, words } = props;
  const told = order.manual ? words.order.manual : words.order.waiting;
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={told.title} text={told.text}>
      {order.manual ? (
        <PaidByHand {...props} />
      ) : (
        <>
          <KeptOrder order={order} />
          <PayAgain handle={handle} price={order.price} label="Back to the checkout" />
        </>
      )}
    </ShopPage>
  );
}
