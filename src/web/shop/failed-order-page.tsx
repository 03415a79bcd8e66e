import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderAnswer } from '../../contract/orders.ts';
import { FAILED_ORDER_PAGE } from '../../domain/pages/shop-pages.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { servicesFrom } from '../shell/loading.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/failed-order-page';
import { birthWords, dayOf, reportName } from './about-words.ts';
import styles from './failed-order-page.module.css';
import { loadAfresh } from './load-afresh.ts';
import { NoOrder } from './no-order.tsx';
import { PayAgain } from './pay-again.tsx';
import { PayLater } from './pay-later.tsx';
import { Bill, BillLine, Plate } from './plate.tsx';
import { notFound } from './shop-error.tsx';
import { shopMetadata } from './shop-metadata.ts';
import { ShopPage } from './shop-page.tsx';
import { WayScale } from './way-scale.tsx';

export { ShopError as ErrorBoundary } from './shop-error.tsx';
export { loadAfresh as clientLoader };

export const handle = { page: FAILED_ORDER_PAGE };

interface PageData {
  order: OrderAnswer;
  declines: ShopWords['declines'];
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<PageData | null> {
  const asked = new URL(request.url).searchParams.get('order');
  if (asked === null) return null;
  const services = servicesFrom(context);
  const order = await services.orders.order(asked);
  if (!order) throw notFound();
  return { order, declines: services.shopWords().declines };
}

export const meta: Route.MetaFunction = ({ matches }) => shopMetadata(FAILED_ORDER_PAGE, matches);

const isStillUnpaid = ({ state }: OrderAnswer): boolean => ['created', 'failed', 'expired'].includes(state);

/** Said only where the provider has said it. */
function NotCharged(): ReactNode {
  return (
    <Plate title="You weren’t charged">
      <p>The payment provider confirmed it. If your bank shows a hold, it’ll drop off by itself.</p>
    </Plate>
  );
}

function Kept({ order: { about, gift } }: Pick<PageData, 'order'>): ReactNode {
  if (!about && !gift) return null;
  return (
    <Bill>
      <BillLine
        name={gift ? `A present for ${gift.to}` : reportName(about)}
        note={about ? birthWords(about) : undefined}
        sum="kept"
      />
    </Bill>
  );
}

function Unpaid({ order, declines, asked }: PageData & { asked: string }): ReactNode {
  const reason = order.decline ?? (order.state === 'created' ? 'canceled' : 'unknown');
  const { title, text } = declines[reason];
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={title} text={text}>
      <WayScale stoppedAt={reason === 'canceled' ? 'Checkout' : 'Bank'} />
      {order.charged === false && <NotCharged />}
      <Kept order={order} />
      <div className={styles.ways}>
        <PayAgain handle={asked} price={order.price} label="Try again" />
        <PayLater handle={asked} />
      </div>
      <p className={styles.words}>
        Nothing you typed is lost: your details wait here
        {order.keptUntil && ` until ${dayOf(order.keptUntil)}`}. A different card often works. If it doesn’t,{' '}
        <a href="/terms-of-service#who-runs-this-site">write to us</a> and mention the order number.
      </p>
    </ShopPage>
  );
}

export default function FailedOrderPage({ loaderData }: Route.ComponentProps): ReactNode {
  const [query] = useSearchParams();
  const asked = query.get('order') ?? '';
  if (!loaderData) return <NoOrder title={FAILED_ORDER_PAGE.heading} />;
  const { order } = loaderData;
  if (isStillUnpaid(order)) return <Unpaid {...loaderData} asked={asked} />;
  return (
    <ShopPage
      isDemo={order.demo}
      line={`Order ${order.number}`}
      title="It Went Through After All"
      text="The payment arrived, and there’s nothing to try again."
    >
      <ButtonLink to={`/order-success?order=${asked}`} reloadDocument>
        See the order
      </ButtonLink>
    </ShopPage>
  );
}
