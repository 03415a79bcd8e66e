import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { pageText } from '../../domain/pages/page.ts';
import { QUOTE_CARD_PAGE } from '../../domain/pages/quote-pages.ts';
import {
  CARD_FORMATS,
  CARD_STYLES,
  cardAddress,
  isCardFormat,
  isCardStyle,
  type CardFormat,
  type CardStyle,
} from '../../domain/quotes/card-kinds.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { quoteAddress, topicAddress, topicName } from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, orMissing, type Take } from '../shell/page-data.ts';
import { classes } from '../ui/classes.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/card-page';
import { CardChoice } from './card-choice.tsx';
import { CardImage } from './card-image.tsx';
import styles from './card-page.module.css';
import { quoteSlots } from './metadata.ts';
import { quoteQuery } from './queries.ts';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: QUOTE_CARD_PAGE };

interface CardData {
  quote: QuoteEntry;
  topic: QuoteTopic;
  style: CardStyle;
  format: CardFormat;
}

type Params = Route.LoaderArgs['params'];

function cardOf({ page, subpage }: Params): Pick<CardData, 'style' | 'format'> {
  return orMissing(isCardStyle(page) && isCardFormat(subpage) ? { style: page, format: subpage } : null);
}

async function load(take: Take, { params }: Route.LoaderArgs): Promise<CardData> {
  const { topic, slug } = params;
  const card = cardOf(params);
  const quote = await take(quoteQuery(topic, slug), ({ quotes }) => quotes.quote(topic, slug));
  return { quote: entryOf(quote), topic: quote.asked, ...card };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** Neighbors and sources are of no use here. */
function entryOf({ slug, topic, text, author, work, place }: QuoteEntry): QuoteEntry {
  return { slug, topic, text, author, work, place };
}

function namesOf({ style, format }: CardData): { style: string; format: string } {
  return {
    style: CARD_STYLES.find(({ number }) => number === style)!.name,
    format: CARD_FORMATS.find(({ key }) => key === format)!.name,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { quote, topic, style, format } = loaderData;
  const { title, description } = pageText(QUOTE_CARD_PAGE, { ...quoteSlots(quote), ...namesOf(loaderData) });
  const canonicalPath = cardAddress(topic, quote.slug, style, format);
  return pageMetadata({ title, description, canonicalPath, noindex: true }, siteOf(matches));
};

export default function CardPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { quote, topic, style, format } = loaderData;
  const { slug, author } = quote;
  return (
    <Wrap>
      <QuoteBreadcrumbs
        steps={[
          [topicName(topic), topicAddress(topic)],
          [author.name, quoteAddress(topic, slug)],
        ]}
      />
      <div className={styles.plan}>
        <div className={styles.frame}>
          <CardImage
            quote={quote}
            style={style}
            format={format}
            className={classes(styles.picture, styles[format])}
          />
        </div>
        <div className={styles.side}>
          <h1 className={styles.title}>{pageText(QUOTE_CARD_PAGE, namesOf(loaderData)).heading}</h1>
          <CardChoice topic={topic} slug={slug} style={style} format={format} />
          <p className={styles.back}>
            <Link to={quoteAddress(topic, slug)}>The quote and its source</Link>
          </p>
        </div>
      </div>
    </Wrap>
  );
}
