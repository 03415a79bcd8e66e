import type { ReactNode } from 'react';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './face-fan.module.css';

/** A card of each suit around one of the majors. */
const FACES: readonly CardSlug[] = [
  'ace-of-wands',
  'three-of-cups',
  'the-moon',
  'queen-of-swords',
  'four-of-pentacles',
];

/** What the deck looks like, before anything is drawn. The pictures are lazy because phones have room for three only. */
export function FaceFan({ className }: { className?: string }): ReactNode {
  return (
    <div className={className} aria-hidden="true">
      <div className={styles.fan}>
        {FACES.map((slug) => (
          <CardPicture key={slug} slug={slug} className={styles.face} />
        ))}
      </div>
    </div>
  );
}
