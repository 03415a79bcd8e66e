import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteOfTheDay } from '../../contract/quotes.ts';
import { cardAddress } from '../../domain/quotes/card-kinds.ts';
import { authorAddress, isWorkTold, quoteAddress } from '../../domain/quotes/wording.ts';
import { useLiftDayVeil } from '../shell/day-veil.ts';
import { deviceDate, useToday } from '../shell/today.tsx';
import { CardImage } from './card-image.tsx';
import styles from './day-quote.module.css';
import { todayQuery } from './queries.ts';
import { QuoteText } from './quote-text.tsx';
import { RowActions } from './row-actions.tsx';

function Words({ quote }: { quote: QuoteOfTheDay }): ReactNode {
  const { topic, slug, text, author, work } = quote;
  return (
    <div className={styles.plan}>
      <div>
        <p className={styles.words}>
          <Link to={quoteAddress(topic, slug)}>
            <QuoteText text={text} />
          </Link>
        </p>
        <p className={styles.by}>
          <Link to={authorAddress(author.slug)}>{author.name}</Link>
          {isWorkTold(author.name, work) && (
            <>
              , <i>{work}</i>
            </>
          )}
        </p>
        <RowActions quote={quote} />
      </div>
      <Link to={cardAddress(topic, slug, '1', 'square')} className={styles.card}>
        <CardImage quote={quote} style="1" format="square" className={styles.picture} />
      </Link>
    </div>
  );
}

/** The quote of the page's day at first, the visitor's own as soon as it is known. */
export function DayQuote(): ReactNode {
  const today = useToday();
  const { data, isPending, isPlaceholderData } = useQuery({
    ...todayQuery(today),
    placeholderData: (previous: QuoteOfTheDay | undefined) => previous,
    retryOnMount: false,
  });
  useLiftDayVeil(!isPending && !isPlaceholderData && today === deviceDate(new Date()));
  return (
    <section className={styles.day} aria-labelledby="quote-of-the-day" data-dated>
      <h2 id="quote-of-the-day" className={styles.label}>
        Quote of the Day
      </h2>
      {data ? (
        <Words quote={data} />
      ) : (
        !isPending && <p className={styles.by}>It’ll load when you’re back online.</p>
      )}
    </section>
  );
}
