import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuotePage as QuoteData } from '../../contract/quotes.ts';
import { QUOTE_PAGE } from '../../domain/pages/quote-pages.ts';
import {
  authorAddress,
  quoteAddress,
  topicAddress,
  topicName,
  workAndPlace,
} from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { Ornament } from '../ui/ornament.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/quote-page';
import { quoteMetadata } from './metadata.ts';
import { quoteQuery } from './queries.ts';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteCard } from './quote-card.tsx';
import { QuoteList } from './quote-list.tsx';
import styles from './quote-page.module.css';
import { QuoteText } from './quote-text.tsx';
import { SignRow } from './sign-row.tsx';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: QUOTE_PAGE };

const load = (take: Take, { params: { topic, slug } }: Route.LoaderArgs) =>
  take(quoteQuery(topic, slug), ({ quotes }) => quotes.quote(topic, slug));

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMetadata(quoteMetadata(loaderData, site), site);
};

function Words({ quote }: { quote: QuoteData }): ReactNode {
  const { text, author, topics, asked } = quote;
  const others = topics.filter((topic) => topic !== asked);
  return (
    <>
      <h1 className={styles.words}>
        <QuoteText text={text} />
      </h1>
      <div className={styles.source}>
        <p className={styles.author}>
          <Link to={authorAddress(author.slug)}>{author.name}</Link>
        </p>
        <p className={styles.work}>{workAndPlace(quote)}</p>
        <p className={styles.checked}>{quote.sourceLine}</p>
        {others.length > 0 && (
          <p className={styles.topics}>
            Also in{' '}
            {others.map((topic, index) => (
              <span key={topic}>
                {index > 0 && ' and '}
                <Link to={topicAddress(topic)}>{topicName(topic)}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

function Related({ quote: { asked, related, moreByAuthor, author } }: { quote: QuoteData }): ReactNode {
  return (
    <>
      <section>
        <h2 className={styles.label}>Also under {topicName(asked)}</h2>
        <QuoteList quotes={related} topic={asked} small />
      </section>
      {moreByAuthor.length > 0 && (
        <section className={styles.more}>
          <h2 className={styles.label}>More by {author.name}</h2>
          <QuoteList quotes={moreByAuthor} withoutAuthor small />
        </section>
      )}
    </>
  );
}

function Neighbors({ quote: { asked, previous, next } }: { quote: QuoteData }): ReactNode {
  const name = topicName(asked);
  return (
    <nav aria-label={`Read on in ${name}`} className={styles.neighbors}>
      <Link to={quoteAddress(asked, previous)} rel="prev">
        Previous in {name}
      </Link>
      <Link to={quoteAddress(asked, next)} rel="next">
        Next in {name}
      </Link>
    </nav>
  );
}

export default function QuotePage({ loaderData: quote }: Route.ComponentProps): ReactNode {
  const { asked, slug } = quote;
  return (
    <Wrap key={slug}>
      <div className={styles.plan}>
        <div className={styles.column}>
          <QuoteBreadcrumbs steps={[[topicName(asked), topicAddress(asked)]]} />
          <Words quote={quote} />
          <QuoteActions quote={quote} />
          <Ornament className={styles.ornament} />
          <Related quote={quote} />
          <Neighbors quote={quote} />
        </div>
        <aside className={styles.card} aria-label="Picture card">
          <QuoteCard quote={quote} topic={asked} />
        </aside>
      </div>
      <SignRow topic={asked} />
    </Wrap>
  );
}
