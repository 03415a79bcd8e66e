import type { ReactNode } from 'react';
import { REPORT_PAGE } from '../../domain/pages/report-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { OrderViewProps } from './order-view.ts';
import { PayAgain } from './pay-again.tsx';
import { Bought } from './ready-order.tsx';
import { ShopPage } from './shop-page.tsx';

/** Refunded, expired or deleted. */
export function EndedOrder({ order, handle, words }: OrderViewProps): ReactNode {
  const { refunded, expired, deleted } = words.order;
  const told = order.state === 'refunded' ? refunded : order.state === 'expired' ? expired : deleted;
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={told.title} text={told.text}>
      {order.state === 'expired' ? (
        <PayAgain handle={handle} price={order.price} label="Open a new checkout" />
      ) : (
        <>
          <Bought order={order} />
          <ButtonLink to={REPORT_PAGE.paths[0]} kind="line">
            {REPORT_PAGE.heading}
          </ButtonLink>
        </>
      )}
    </ShopPage>
  );
}
