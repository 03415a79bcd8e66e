import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderAnswer } from '../../contract/orders.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { ORDER_SUCCESS_PAGE } from '../../domain/pages/shop-pages.ts';
import { servicesFrom } from '../shell/loading.ts';
import type { Route } from './+types/order-success-page';
import { loadAfresh } from './load-afresh.ts';
import { EndedOrder } from './ended-order.tsx';
import { GiftOrder } from './gift-order.tsx';
import { MakingOrder } from './making-order.tsx';
import { NoOrder } from './no-order.tsx';
import { ReadyOrder } from './ready-order.tsx';
import { isEnded, type OrderViewProps } from './order-view.ts';
import { notFound } from '../shell/page-data.ts';
import { shopMetadata } from './shop-metadata.ts';
import { UnpaidOrder } from './unpaid-order.tsx';
import { isSettled, useOrder } from './use-order.ts';
import { WaitingOrder } from './waiting-order.tsx';

export { ShopError as ErrorBoundary } from './shop-error.tsx';
export { loadAfresh as clientLoader };

export const handle = { page: ORDER_SUCCESS_PAGE };

interface PageData {
  order: OrderAnswer;
  words: ShopWords;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<PageData | null> {
  const asked = new URL(request.url).searchParams.get('order');
  if (asked === null) return null;
  const services = servicesFrom(context);
  const order = await services.orders.order(asked);
  if (!order) throw notFound();
  return { order, words: services.shopWords() };
}

export const meta: Route.MetaFunction = ({ matches }) => shopMetadata(ORDER_SUCCESS_PAGE, matches);

function OrderView(props: OrderViewProps): ReactNode {
  const { state, gift, report } = props.order;
  if (isEnded(props.order)) return <EndedOrder {...props} />;
  if (state === 'created') return <WaitingOrder {...props} />;
  if (state === 'failed') return <UnpaidOrder {...props} />;
  if (gift) return <GiftOrder {...props} />;
  return report?.ready ? <ReadyOrder {...props} /> : <MakingOrder {...props} />;
}

/** It only reads: reloaded, opened twice or on another device, it says how far the order is. */
function LiveOrder({ order: start, words }: PageData): ReactNode {
  const [query] = useSearchParams();
  const asked = query.get('order') ?? '';
  const order = useOrder(asked, start);
  return (
    <>
      <OrderView order={order} handle={asked} words={words} />
      {!isSettled(order) && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
    </>
  );
}

export default function OrderSuccessPage({ loaderData }: Route.ComponentProps): ReactNode {
  return loaderData ? <LiveOrder {...loaderData} /> : <NoOrder title={ORDER_SUCCESS_PAGE.heading} />;
}
