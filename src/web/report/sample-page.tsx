import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { REPORT_PAGE, REPORT_SAMPLE_PAGE } from '../../domain/pages/report-pages.ts';
import { SAMPLE, SAMPLE_BOOKS, SAMPLE_WHEELS } from '../../domain/report/sample.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/sample-page';
import { sampleQuery } from './queries.ts';
import { ReportView } from './report-view.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: REPORT_SAMPLE_PAGE };

const load = (take: Take) => take(sampleQuery, ({ report }) => report.sample());

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { title, description, paths } = REPORT_SAMPLE_PAGE;
  const page = { title, description, canonicalPath: paths[0] };
  const structuredData = [
    webPage(page, site),
    breadcrumbs(
      site.url,
      ['Horoscopes', '/'],
      [REPORT_PAGE.heading, REPORT_PAGE.paths[0]],
      [REPORT_SAMPLE_PAGE.heading, paths[0]],
    ),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

function Introduction(): ReactNode {
  return (
    <>
      <p>
        A whole <Link to={REPORT_PAGE.paths[0]}>{REPORT_PAGE.heading}</Link>, free to read. It’s written to
        its owner, so “you” is Albert here, and not a word of it knows that he’s Einstein: all we gave it is
        the time on his birth certificate, by the clocks of Ulm, and the place.
      </p>
      <p>Its year is {SAMPLE.year}, the one he might have ordered it in.</p>
    </>
  );
}

export default function SamplePage({ loaderData: { chart, document } }: Route.ComponentProps): ReactNode {
  return (
    <Wrap>
      <ReportView
        document={document}
        front={{
          title: REPORT_SAMPLE_PAGE.heading,
          name: SAMPLE.firstName,
          born: 'Born March 14, 1879, 11:30 AM, in Ulm, Germany',
          introduction: <Introduction />,
          chart,
          wheels: SAMPLE_WHEELS,
          pdf: SAMPLE_BOOKS,
        }}
      />
    </Wrap>
  );
}
