import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Scripted } from '../ui/scripted.tsx';
import { GiftCard } from './gift-card.tsx';
import type { OrderViewProps } from './order-view.ts';
import { OrderKeeping } from './order-keeping.tsx';
import { Bought } from './ready-order.tsx';
import { ShopPage } from './shop-page.tsx';

function PrintCard(): ReactNode {
  return (
    <Scripted>
      <Button onClick={() => window.print()}>Print the card</Button>
    </Scripted>
  );
}

/** For whoever gives it: the card with its code. */
export function GiftOrder({ order, handle, words }: OrderViewProps): ReactNode {
  const gift = order.gift!;
  const told = gift.used ? words.order.opened : words.order.gift;
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={told.title} text={told.text}>
      {!gift.used && gift.code !== null && (
        <>
          <GiftCard gift={{ ...gift, code: gift.code }} refundUntil={order.refundUntil} words={words.gift} />
          <PrintCard />
        </>
      )}
      <Bought order={order} />
      <OrderKeeping order={order} handle={handle} />
    </ShopPage>
  );
}
