import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardAnswer } from '../../contract/tarot.ts';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { slugName } from '../../domain/tarot/slug-name.ts';
import { Glyph } from '../ui/glyph.tsx';
import { cardAddress } from './addresses.ts';
import styles from './card-neighbors.module.css';
import { CardPicture } from './card-picture.tsx';

interface NeighborProps {
  slug: CardSlug;
  way: 'previous' | 'next';
}

function Neighbor({ slug, way }: NeighborProps): ReactNode {
  return (
    <Link to={cardAddress(slug)} rel={way === 'previous' ? 'prev' : 'next'} className={styles[way]}>
      <Glyph name={way === 'previous' ? 'chevron-left' : 'chevron-right'} size={22} />
      <span className={styles.picture}>
        <CardPicture slug={slug} />
      </span>
      <span>{slugName(slug)}</span>
    </Link>
  );
}

/** The deck is a circle: after the last comes the first. */
export function CardNeighbors({ card }: { card: CardAnswer }): ReactNode {
  return (
    <nav aria-label="Before and after" className={styles.neighbors}>
      <Neighbor slug={card.previous} way="previous" />
      <Neighbor slug={card.next} way="next" />
    </nav>
  );
}
