import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownCard } from '../../domain/tarot/shown-reading.ts';
import { cardAddress } from './addresses.ts';
import styles from './card-words.module.css';
import { ReversedMark } from './reversed-mark.tsx';

/** What one card says in its place. */
export function CardWords({ card }: { card: ShownCard }): ReactNode {
  const { positionName, slug, name, reversed, keywords, lead, text } = card;
  return (
    <div className={styles.words}>
      <p className={styles.position}>{positionName}</p>
      <h2 className={styles.name}>
        <Link to={cardAddress(slug)}>{name}</Link> <ReversedMark reversed={reversed} />
      </h2>
      <p className={styles.keywords}>{keywords.slice(0, 3).join(', ')}</p>
      <p className={styles.text}>
        {lead} {text}
      </p>
    </div>
  );
}
