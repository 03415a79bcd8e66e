import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderAnswer } from '../../contract/orders.ts';
import { FAILED_ORDER_PAGE } from '../../domain/pages/shop-pages.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { servicesFrom } from '../shell/loading.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/failed-order-page';
import { EndedOrder } from './ended-order.tsx';
import { loadAfresh } from './load-afresh.ts';
import { NoOrder } from './no-order.tsx';
import type { OrderViewProps } from './order-view.ts';
import { notFound } from '../shell/page-data.ts';
import { shopMetadata } from './shop-metadata.ts';
import { ShopPage } from './shop-page.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { WaitingOrder } from './waiting-order.tsx';

export { ShopError as ErrorBoundary } from './shop-error.tsx';
export { loadAfresh as clientLoader };

export const handle = { page: FAILED_ORDER_PAGE };

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

export const meta: Route.MetaFunction = ({ matches }) => shopMetadata(FAILED_ORDER_PAGE, matches);

function PaidAfterAll({ order, handle: asked }: OrderViewProps): ReactNode {
  return (
    <ShopPage
      isDemo={order.demo}
      line={`Order ${order.number}`}
      title="It Went Through After All"
      text="The payment arrived, so there’s nothing to try again."
    >
      <ButtonLink to={`/order-success?order=${asked}`} reloadDocument>
        See the order
      </ButtonLink>
    </ShopPage>
  );
}

function FailedOrder(props: OrderViewProps): ReactNode {
  const { order } = props;
  if (order.deleted || order.state === 'refunded') return <EndedOrder {...props} />;
  if (order.paidAt !== null) return <PaidAfterAll {...props} />;
  return order.manual ? <WaitingOrder {...props} /> : <UnpaidOrder {...props} />;
}

export default function FailedOrderPage({ loaderData }: Route.ComponentProps): ReactNode {
  const [query] = useSearchParams();
  if (!loaderData) return <NoOrder title={FAILED_ORDER_PAGE.heading} />;
  return <FailedOrder {...loaderData} handle={query.get('order') ?? ''} />;
}
