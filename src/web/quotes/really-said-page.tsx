import type { ReactNode } from 'react';
import { REALLY_SAID_PAGE } from '../../domain/pages/quote-pages.ts';
import { REALLY_SAID_ADDRESS, reallySaidAddress } from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import type { Step } from '../structured-data/breadcrumbs.ts';
import { collectionPage } from '../structured-data/page.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/really-said-page';
import { QuoteHead } from './head.tsx';
import { quoteBreadcrumbs } from './metadata.ts';
import { MisattributionIndex } from './misattribution-index.tsx';
import { reallySaidQuery } from './queries.ts';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: REALLY_SAID_PAGE };

const load = (take: Take) => take(reallySaidQuery, ({ quotes }) => quotes.misattributions());

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, description, heading } = REALLY_SAID_PAGE;
  const page = { title, description, canonicalPath: REALLY_SAID_ADDRESS };
  const lines = loaderData.misattributions.map(({ text, slug }): Step => [text, reallySaidAddress(slug)]);
  const structuredData = [
    collectionPage(page, lines, site),
    quoteBreadcrumbs(site, [heading, REALLY_SAID_ADDRESS]),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

export default function ReallySaidPage({ loaderData: { misattributions } }: Route.ComponentProps): ReactNode {
  const { heading, description } = REALLY_SAID_PAGE;
  return (
    <Wrap>
      <QuoteBreadcrumbs />
      <QuoteHead heading={heading} note={`${misattributions.length} quotes checked`}>
        {description}
      </QuoteHead>
      <MisattributionIndex entries={misattributions} />
    </Wrap>
  );
}
