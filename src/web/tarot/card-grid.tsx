import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardSummary } from '../../contract/tarot.ts';
import { cardAddress } from './addresses.ts';
import styles from './card-grid.module.css';
import { CardPicture } from './card-picture.tsx';

/** Also those in view are lazy: on a fast line six pictures would come before the page is painted, and hold it up. */
export function CardGrid({ cards }: { cards: readonly CardSummary[] }): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={cardAddress(slug)} className={styles.link}>
            <CardPicture slug={slug} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
