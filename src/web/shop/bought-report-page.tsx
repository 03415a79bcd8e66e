import { useState, type ReactNode } from 'react';
import type { BoughtReport, OrderFront } from '../../contract/orders.ts';
import { BOUGHT_REPORT_PAGE } from '../../domain/pages/shop-pages.ts';
import type { ShopWords } from '../../domain/shop/words.ts';
import { ReportView } from '../report/report-view.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { Button } from '../ui/button.tsx';
import { Scripted } from '../ui/scripted.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/bought-report-page';
import { dayOf } from './about-words.ts';
import { refundReport } from './calls.ts';
import { loadAfresh } from './load-afresh.ts';
import { OfferLink } from './offer-link.tsx';
import { DeleteReportDialog } from './order-keeping.tsx';
import styles from './order-keeping.module.css';
import { RefundLine } from './refund-line.tsx';
import { notFound } from '../shell/page-data.ts';
import { shopMetadata } from './shop-metadata.ts';
import { DemoBand, ShopPage } from './shop-page.tsx';

export { ShopError as ErrorBoundary } from './shop-error.tsx';
export { loadAfresh as clientLoader };

export const handle = { page: BOUGHT_REPORT_PAGE };

interface PageData {
  bought: BoughtReport;
  words: ShopWords['order'];
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<PageData> {
  const services = servicesFrom(context);
  const bought = await services.orders.report(params.token);
  if (!bought) throw notFound();
  return { bought, words: services.shopWords().order };
}

export const meta: Route.MetaFunction = ({ matches }) => shopMetadata(BOUGHT_REPORT_PAGE, matches);

type ReadyReport = Extract<BoughtReport, { state: 'ready' }>;

const bornWords = ({ date, time, place }: OrderFront): string =>
  `Born ${date}${time === null ? '' : `, ${time}`}, in ${place}`;

/** How long it is kept, and the way to end it at once. */
function Keeping({ report, token }: { report: ReadyReport; token: string }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.keeping}>
      <p>
        Made on {dayOf(report.madeAt)}, and it stays just as it is. Whoever has this page’s address can read
        it, so save the address and share it with care. It’s kept until {dayOf(report.keptUntil)}
        <Scripted>
          , or{' '}
          <Button kind="text" className={styles.inline} onClick={() => setAsking(true)}>
            delete it now
          </Button>
        </Scripted>
        .
      </p>
      {report.refundUntil && (
        <RefundLine
          until={report.refundUntil}
          text="The money goes back the way it was paid. This link stops working, so save what you’d like to keep first."
          refund={() => refundReport(token)}
        />
      )}
      {isAsking && <DeleteReportDialog token={token} onKeep={() => setAsking(false)} />}
    </div>
  );
}

function Ready({ report, token }: { report: ReadyReport; token: string }): ReactNode {
  const { about, books } = report;
  const { chart, document } = report.report;
  return (
    <>
      {report.demo && <DemoBand />}
      <Wrap>
        <ReportView
          document={document}
          front={{
            title: about.name === null ? 'Your Report' : `${about.name}’s Report`,
            name: about.name ?? 'Your sky',
            born: bornWords(about),
            introduction: <Keeping report={report} token={token} />,
            chart,
            pdf: books,
          }}
        />
      </Wrap>
    </>
  );
}

/** A report for whoever has its link, as it was on the day it was made. */
export default function BoughtReportPage({ loaderData, params }: Route.ComponentProps): ReactNode {
  const { bought, words } = loaderData;
  if (bought.state === 'ready') return <Ready report={bought} token={params.token} />;
  const isMaking = bought.state === 'making';
  const { title, text } = isMaking ? words['waiting-report'] : words.refunded;
  return (
    <ShopPage isDemo={bought.demo} line={`Order ${bought.number}`} title={title} text={text}>
      {isMaking ? <meta httpEquiv="refresh" content="5" /> : <OfferLink />}
    </ShopPage>
  );
}
