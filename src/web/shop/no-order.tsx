import type { ReactNode } from 'react';
import { REPORT_PAGE } from '../../domain/pages/report-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
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
      <ButtonLink to={REPORT_PAGE.paths[0]} kind="line">
        {REPORT_PAGE.heading}
      </ButtonLink>
    </ShopPage>
  );
}
