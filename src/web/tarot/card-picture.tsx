import { useState, type ReactNode } from 'react';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { backPicturePath, CARD_SIZES, cardPicturePath } from '../../domain/tarot/card-picture.ts';
import { classes } from '../ui/classes.ts';
import styles from './card-picture.module.css';

interface CardPictureProps {
  slug: CardSlug;
  reversed?: boolean;
  /** How wide it is shown, as CSS has it; the browser takes the size that fits. Without it, the small one will do. */
  sizes?: string;
  /** Empty where the card's name stands beside it. */
  alt?: string;
  /** Above the fold. */
  eager?: boolean;
  className?: string;
}

/** Without a connection the device has the upright pictures only: such a one is turned, letters and all. */
function useShownPicture(slug: CardSlug, reversed: boolean) {
  const [missing, setMissing] = useState('');
  const isTurnedHere = reversed && missing === slug;
  const path = (size: 'half' | 'whole'): string => cardPicturePath(slug, size, reversed && !isTurnedHere);
  return { path, isTurnedHere, onError: () => setMissing(slug) };
}

export function CardPicture({
  slug,
  reversed = false,
  sizes,
  alt = '',
  ...rest
}: CardPictureProps): ReactNode {
  const { path, isTurnedHere, onError } = useShownPicture(slug, reversed);
  const wide = sizes && { srcSet: `${path('half')} 335w, ${path('whole')} 670w`, sizes };
  return (
    <img
      src={path('half')}
      {...wide}
      {...CARD_SIZES.half}
      alt={alt}
      loading={rest.eager ? undefined : 'lazy'}
      decoding="async"
      onError={onError}
      className={classes(styles.card, isTurnedHere && styles.turned, rest.className)}
    />
  );
}

export function CardBack({ className }: { className?: string }): ReactNode {
  return (
    <img
      src={backPicturePath('half')}
      {...CARD_SIZES.half}
      alt=""
      decoding="async"
      className={classes(styles.card, className)}
    />
  );
}
