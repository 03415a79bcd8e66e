import { useState, type ReactNode } from 'react';
import type { ShopAnswer } from '../../contract/orders.ts';
import type { ReportOffer } from '../../contract/report.ts';
import { REPORT_PAGE } from '../../domain/pages/report-pages.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { questionsPage, webPage } from '../structured-data/page.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/report-page';
import { Exactness } from './exactness.tsx';
import { Hero } from './hero.tsx';
import { Leaves } from './leaves.tsx';
import { OfferContents } from './offer-contents.tsx';
import { OrderNote } from './order-note.tsx';
import { Preview } from './preview.tsx';
import { offerQuery, shopQuery } from './queries.ts';
import { Questions } from './questions.tsx';
import styles from './report-page.module.css';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: REPORT_PAGE };

interface PageData {
  offer: ReportOffer;
  shop: ShopAnswer;
}

async function load(take: Take): Promise<PageData> {
  const [offer, shop] = await Promise.all([
    take(offerQuery, ({ report }) => report.offer()),
    take(shopQuery, ({ orders }) => orders.shop()),
  ]);
  return { offer, shop };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** No product and no offer for machines to read: a shop may be closed, or a demo. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, description, heading, paths } = REPORT_PAGE;
  const page = { title, description, canonicalPath: paths[0] };
  const structuredData = [
    webPage(page, site),
    questionsPage(loaderData.offer.questions),
    breadcrumbs(site.url, ['Horoscopes', '/'], [heading, paths[0]]),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

export default function ReportPage({ loaderData: { offer, shop } }: Route.ComponentProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  return (
    <Wrap>
      <Hero shop={shop} onOrder={() => setAsked(true)} />
      <Leaves offer={offer} />
      <div className={styles.columns}>
        <OfferContents chapters={offer.chapters} />
        <Preview shop={shop} onOrder={() => setAsked(true)} />
        <Exactness />
      </div>
      <Questions questions={offer.questions} />
      {isAsked && <OrderNote onClose={() => setAsked(false)} />}
    </Wrap>
  );
}
