import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardSummary } from '../../contract/tarot.ts';
import { cardAddress } from './addresses.ts';
import styles from './card-grid.module.css';
import { CardPicture } from './card-picture.tsx';

interface CardGridProps {
  cards: readonly CardSummary[];
  /** The first ones are seen at once. */
  isFirst: boolean;
}

const SEEN_AT_ONCE = 6;

export function CardGrid({ cards, isFirst }: CardGridProps): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({ slug, name }, index) => (
        <li key={slug}>
          <Link to={cardAddress(slug)} className={styles.link}>
            <CardPicture slug={slug} eager={isFirst && index < SEEN_AT_ONCE} fetchPriority="low" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
