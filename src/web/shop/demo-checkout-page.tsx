import type { ReactNode } from 'react';
import type { DemoCheckout } from '../../contract/orders.ts';
import { DEMO_CHECKOUT_PAGE } from '../../domain/pages/shop-pages.ts';
import { priceText } from '../../domain/report/price.ts';
import { servicesFrom } from '../shell/loading.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/demo-checkout-page';
import { birthWords, DOT } from './about-words.ts';
import styles from './demo-checkout-page.module.css';
import { loadAfresh } from './load-afresh.ts';
import { NoOrder } from './no-order.tsx';
import { Bill, BillLine } from './plate.tsx';
import { notFound } from '../shell/page-data.ts';
import { shopMetadata } from './shop-metadata.ts';
import { ShopPage } from './shop-page.tsx';

export { ShopError as ErrorBoundary } from './shop-error.tsx';
export { loadAfresh as clientLoader };

export const handle = { page: DEMO_CHECKOUT_PAGE };

export async function loader({ context, request }: Route.LoaderArgs): Promise<DemoCheckout | null> {
  const session = new URL(request.url).searchParams.get('session');
  if (session === null) return null;
  const checkout = await servicesFrom(context).orders.demoCheckout(session);
  if (!checkout) throw notFound();
  return checkout;
}

export const meta: Route.MetaFunction = ({ matches }) => shopMetadata(DEMO_CHECKOUT_PAGE, matches);

function boughtWords({ about, gift }: DemoCheckout): string | undefined {
  if (gift) return `a present for ${gift.to}`;
  return about ? [about.name, birthWords(about)].filter(Boolean).join(DOT) : undefined;
}

/** What a payment provider would show, without a card and without money: a plain form. */
export default function DemoCheckoutPage({ loaderData: checkout }: Route.ComponentProps): ReactNode {
  if (!checkout) return <NoOrder title={DEMO_CHECKOUT_PAGE.heading} />;
  const price = priceText(checkout.price);
  return (
    <ShopPage
      isDemo
      line={`Step 2 of 2 · Order ${checkout.number}`}
      title={DEMO_CHECKOUT_PAGE.heading}
      text="This shop runs in demo mode. There’s no card to enter, and every button below does what a real payment would do."
    >
      <Bill>
        <BillLine name="Personal Destiny Report" note={boughtWords(checkout)} sum={price} />
        <BillLine name="Tax" note="none in demo mode" sum="$0" />
        <BillLine name="Total" sum={price} isTotal />
      </Bill>
      <form method="post" action={checkout.action} className={styles.form}>
        <Button type="submit" name="action" value="pay" className={styles.pay}>
          Pay {price} in demo
        </Button>
        <Button type="submit" name="action" value="decline" kind="line">
          Decline
        </Button>
        <Button type="submit" name="action" value="later" kind="line">
          Pay later
        </Button>
        <Button type="submit" name="action" value="close" kind="text" className={styles.close}>
          Close without paying
        </Button>
      </form>
      <p className={styles.words}>
        The PDF will carry the word DEMO on every page. “Decline” shows the page a refused card would show.
      </p>
    </ShopPage>
  );
}
