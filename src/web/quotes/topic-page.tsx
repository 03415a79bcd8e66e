import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { SiteInfo } from '../../contract/page-services.ts';
import type { TopicQuotes } from '../../contract/quotes.ts';
import { pageText } from '../../domain/pages/page.ts';
import { QUOTE_TOPIC_PAGE } from '../../domain/pages/quote-pages.ts';
import { pagedAddress, pageNumberFrom } from '../../domain/quotes/paging.ts';
import { topicAddress } from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf, type PageMetadata } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { collectionPage } from '../structured-data/page.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/topic-page';
import { QuoteHead } from './head.tsx';
import { quoteBreadcrumbs, quoteEntries } from './metadata.ts';
import { Pager } from './pager.tsx';
import { topicQuery } from './queries.ts';
import { QuoteList } from './quote-list.tsx';
import { SignRow } from './sign-row.tsx';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: QUOTE_TOPIC_PAGE };

/** Junk means the first page, as everywhere; a page beyond the last does not exist. */
function askedPage(url: string): number {
  return pageNumberFrom(new URL(url).searchParams.get('page')) ?? 1;
}

function load(take: Take, { params: { topic }, request }: Route.LoaderArgs) {
  const page = askedPage(request.url);
  return take(topicQuery(topic, page), ({ quotes }) => quotes.topic(topic, page));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** Every page of a topic is one of its own, in other words too. */
function topicMetadata(data: TopicQuotes, site: SiteInfo): PageMetadata {
  const { topic, name, intro, page, pages, total, quotes } = data;
  const text = pageText(QUOTE_TOPIC_PAGE, { name });
  const title = page === 1 ? text.title : `${text.title}, Page ${page}`;
  const people = [...new Set(quotes.map(({ author }) => author.name))].slice(0, 3).join(', ');
  const description =
    page === 1 ? intro : `Page ${page} of ${pages} of our ${total} ${topic} quotes: ${people} and others.`;
  const canonicalPath = pagedAddress(topicAddress(topic), page);
  const described = { title, description, canonicalPath };
  const structuredData = [
    collectionPage(described, quoteEntries(quotes), site),
    quoteBreadcrumbs(site, [text.title, topicAddress(topic)]),
  ];
  return { ...described, structuredData };
}

function neighborLinks({ topic, page, pages }: TopicQuotes, site: SiteInfo): MetaDescriptor[] {
  const href = (number: number) => site.url + pagedAddress(topicAddress(topic), number);
  return [
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: href(page - 1) } as const] : []),
    ...(page < pages ? [{ tagName: 'link', rel: 'next', href: href(page + 1) } as const] : []),
  ];
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return [...pageMetadata(topicMetadata(loaderData, site), site), ...neighborLinks(loaderData, site)];
};

export default function TopicPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { topic, name, intro, page, pages, total, quotes } = loaderData;
  const { heading } = pageText(QUOTE_TOPIC_PAGE, { name });
  const count = `${total} quotes${page > 1 ? `, page ${page} of ${pages}` : ''}`;
  return (
    <Wrap>
      <QuoteBreadcrumbs />
      <QuoteHead heading={heading} note={count}>
        {intro}
      </QuoteHead>
      <QuoteList quotes={quotes} topic={topic} />
      <Pager path={topicAddress(topic)} page={page} pages={pages} />
      <SignRow topic={topic} />
    </Wrap>
  );
}
