import type { ReactNode } from 'react';
import { OfferLink } from './offer-link.tsx';
import { ShopPage } from './shop-page.tsx';

/** For an address that names no order at all; one that names a wrong one is not found. */
export function NoOrder({ title }: { title: string }): ReactNode {
  return (
    <ShopPage
      isDemo={false}
      line="No order named"
      title={title}
      text="This page is about one order, and its address has to say which. Please open the link you were given with yours."
    >
      <OfferLink />
    </ShopPage>
  );
}
