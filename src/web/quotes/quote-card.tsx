import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { cardAddress, type CardFormat, type CardStyle } from '../../domain/quotes/card-kinds.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { CardChoice } from './card-choice.tsx';
import { CardImage } from './card-image.tsx';
import styles from './quote-card.module.css';

/** The quote as a picture; look and shape change where it stands, in a frame that keeps its size. */
export function QuoteCard({ quote, topic }: { quote: QuoteEntry; topic: QuoteTopic }): ReactNode {
  const [card, setCard] = useState<{ style: CardStyle; format: CardFormat }>({
    style: '1',
    format: 'square',
  });
  const { slug } = quote;
  return (
    <>
      <Link to={cardAddress(topic, slug, card.style, card.format)} className={styles.frame}>
        <CardImage quote={quote} {...card} className={styles.picture} />
      </Link>
      <CardChoice topic={topic} slug={slug} {...card} onChoose={setCard} />
    </>
  );
}
