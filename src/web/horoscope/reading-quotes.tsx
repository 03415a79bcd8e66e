import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReadingQuotes as Answer } from '../../contract/quotes.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import {
  authorAddress,
  isWorkTold,
  quoteAddress,
  topicAddress,
  topicName,
} from '../../domain/quotes/wording.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { QuoteText } from '../quotes/quote-text.tsx';
import { useToday } from '../shell/today.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { readingQuotesQuery } from './queries.ts';
import styles from './reading-quotes.module.css';

const TITLES: Record<ForecastType, string> = {
  daily: 'Words for the Day',
  weekly: 'Words for the Week',
  monthly: 'Words for the Month',
  compatibility: 'Words for Two',
};

/** From a horoscope the specification links these topics. */
const TOPICS: readonly QuoteTopic[] = ['life', 'motivational', 'success'];

function Quotes({ quotes }: Pick<Answer, 'quotes'>): ReactNode {
  return (
    <ul className={styles.list}>
      {quotes.map(({ slug, topic, text, author, work }) => (
        <li key={slug}>
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
          <p className={styles.topic}>
            <Link to={topicAddress(topic)}>{topicName(topic)} quotes</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Three quotes on what the reading is about, and the way to more. */
export function ReadingQuotes({ sign, type }: { sign: SignKey; type: ForecastType }): ReactNode {
  const today = useToday();
  const { data } = useQuery({
    ...readingQuotesQuery(sign, type, today),
    // A new day replaces the old one's quotes when it has its own; another sign or type never shows them.
    placeholderData: (previous: Answer | undefined) =>
      previous?.type === type && previous.sign === sign ? previous : undefined,
    retryOnMount: false,
  });
  return (
    <section className={styles.block} aria-labelledby="reading-quotes">
      <SectionHead id="reading-quotes">{TITLES[type]}</SectionHead>
      {data && <Quotes quotes={data.quotes} />}
      <nav aria-label="More quotes" className={styles.more}>
        <span aria-hidden="true">More quotes:</span>
        {TOPICS.map((topic) => (
          <Link key={topic} to={topicAddress(topic)}>
            {topicName(topic)}
          </Link>
        ))}
      </nav>
    </section>
  );
}
