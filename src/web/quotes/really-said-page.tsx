import type { ReactNode } from 'react';
import type { MisattributionList } from '../../contract/quotes.ts';
import { REALLY_SAID_PAGE } from '../../domain/pages/quote-pages.ts';
import { REALLY_SAID_ADDRESS, reallySaidAddress } from '../../domain/quotes/wording.ts';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import type { Step } from '../structured-data/breadcrumbs.ts';
import { collectionPage } from '../structured-data/page.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/really-said-page';
import { QuoteHead } from './head.tsx';
import { fetched } from './loading.ts';
import { quoteBreadcrumbs } from './metadata.ts';
import { MisattributionIndex } from './misattribution-index.tsx';
import { reallySaidQuery } from './queries.ts';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: REALLY_SAID_PAGE };

export function loader({ context }: Route.LoaderArgs): MisattributionList {
  return servicesFrom(context).quotes.misattributions();
}

export function clientLoader(): Promise<MisattributionList> {
  return fetched(reallySaidQuery);
}

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
