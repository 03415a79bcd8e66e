import type { ReactNode } from 'react';
import { pageText } from '../../domain/pages/page.ts';
import { QUOTE_AUTHOR_PAGE } from '../../domain/pages/quote-pages.ts';
import { authorAddress, quoteCount } from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { collectionPage } from '../structured-data/page.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/author-page';
import styles from './author-page.module.css';
import { QuoteHead } from './head.tsx';
import { quoteBreadcrumbs, quoteEntries } from './metadata.ts';
import { MisattributionListing } from './misattribution-listing.tsx';
import { authorQuery } from './queries.ts';
import { QuoteList } from './quote-list.tsx';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: QUOTE_AUTHOR_PAGE };

const load = (take: Take, { params: { author } }: Route.LoaderArgs) =>
  take(authorQuery(author), ({ quotes }) => quotes.author(author));

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { slug, name, about } = loaderData;
  const { title, description } = pageText(QUOTE_AUTHOR_PAGE, {
    name,
    about,
    count: quoteCount(loaderData.quotes.length),
  });
  const canonicalPath = authorAddress(slug);
  const page = { title, description, canonicalPath };
  const structuredData = [
    collectionPage(page, quoteEntries(loaderData.quotes), site),
    quoteBreadcrumbs(site, [name, canonicalPath]),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

export default function AuthorPage({ loaderData: author }: Route.ComponentProps): ReactNode {
  const { name, years, country, about, quotes, misattributions } = author;
  return (
    <Wrap>
      <QuoteBreadcrumbs />
      <QuoteHead
        heading={name}
        note={[years, country, quoteCount(quotes.length)].filter(Boolean).join(' · ')}
      >
        {about}
      </QuoteHead>
      <QuoteList quotes={quotes} withoutAuthor />
      {misattributions.length > 0 && (
        <section className={styles.never} aria-labelledby="never-said">
          <SectionHead id="never-said">Never Said, Often Quoted</SectionHead>
          <MisattributionListing entries={misattributions} isPaired />
        </section>
      )}
    </Wrap>
  );
}
