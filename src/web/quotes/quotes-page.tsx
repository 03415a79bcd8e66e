import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteShelves } from '../../contract/quotes.ts';
import { QUOTES_PAGE } from '../../domain/pages/quote-pages.ts';
import { FAVORITES_ADDRESS, REALLY_SAID_ADDRESS, topicAddress } from '../../domain/quotes/wording.ts';
import { dehydrated, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { PageHead } from '../shell/page-head.tsx';
import { browserQueryClient, useFreshState } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import type { Step } from '../structured-data/breadcrumbs.ts';
import { collectionPage } from '../structured-data/page.ts';
import { formatCount } from '../ui/format-count.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/quotes-page';
import { AuthorIndex } from './author-index.tsx';
import { quoteBreadcrumbs } from './metadata.ts';
import { DayQuote } from './day-quote.tsx';
import { shelvesQuery, todayQuery } from './queries.ts';
import styles from './quotes-page.module.css';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: QUOTES_PAGE };

type Shelves = Pick<QuoteShelves, 'topics' | 'authors' | 'total'>;

async function load(take: Take): Promise<Shelves> {
  const { topics, authors, total } = await take(shelvesQuery, ({ quotes }) => quotes.shelves(1));
  return { topics, authors, total };
}

/** The quote of the page's day comes along for the first paint. */
export const loader = onServer(async (take, { context }: Route.LoaderArgs) => {
  const { quotes, site } = servicesFrom(context);
  const { day } = site();
  return { ...(await load(take)), state: dehydrated([todayQuery(day).queryKey, quotes.of(day)]) };
});

export const clientLoader = inBrowser(async (take) => {
  void browserQueryClient().prefetchQuery(todayQuery(deviceDate(new Date())));
  return { ...(await load(take)), state: null };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, description, paths } = QUOTES_PAGE;
  const page = { title, description, canonicalPath: paths[0] };
  const topics = loaderData.topics.map(({ name, topic }): Step => [name, topicAddress(topic)]);
  const structuredData = [collectionPage(page, topics, site), quoteBreadcrumbs(site)];
  return pageMetadata({ ...page, structuredData }, site);
};

function Topics({ topics, total }: Pick<Shelves, 'topics' | 'total'>): ReactNode {
  return (
    <section className={styles.block} aria-labelledby="topics">
      <SectionHead id="topics" note={`${formatCount(total)} quotes`}>
        By Topic
      </SectionHead>
      <ul className={styles.topics}>
        {topics.map(({ topic, name, count }) => (
          <li key={topic}>
            <Link to={topicAddress(topic)}>
              <span className={styles.topic}>{name}</span>
              <span className={styles.count}>{count} quotes</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Doors(): ReactNode {
  return (
    <div className={styles.doors}>
      <section aria-labelledby="really-said">
        <h2 id="really-said" className={styles.door}>
          <Link to={REALLY_SAID_ADDRESS}>Who Really Said It?</Link>
        </h2>
        <p>
          Einstein on insanity, Gandhi on change, Twain on nearly everything: who said it, as far as anyone
          knows.
        </p>
      </section>
      <section aria-labelledby="favorites">
        <h2 id="favorites" className={styles.door}>
          <Link to={FAVORITES_ADDRESS}>Your Favorites</Link>
        </h2>
        <p>Tap Save under a quote and it’s kept on this device, online or off.</p>
      </section>
    </div>
  );
}

export default function QuotesPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { topics, authors, total, state } = loaderData;
  const fresh = useFreshState(state);
  return (
    <HydrationBoundary state={fresh}>
      <Wrap>
        <PageHead text={QUOTES_PAGE} />
        <div>
          <DayQuote />
        </div>
        <Topics topics={topics} total={total} />
        <Doors />
        <div className={styles.block}>
          <AuthorIndex authors={authors} />
        </div>
      </Wrap>
    </HydrationBoundary>
  );
}
