import type { ReactNode } from 'react';
import type { QuoteEntry } from '../../contract/quotes.ts';
import {
  CARD_FORMATS,
  cardPicture,
  type CardFormat,
  type CardStyle,
} from '../../domain/quotes/card-kinds.ts';
import { inMarks } from '../../domain/quotes/wording.ts';

interface CardImageProps {
  quote: QuoteEntry;
  style: CardStyle;
  format: CardFormat;
  className?: string;
}

/** The card as drawn lines; what it says is its other text. */
export function CardImage({ quote, style, format, className }: CardImageProps): ReactNode {
  const { width, height } = CARD_FORMATS.find(({ key }) => key === format)!;
  return (
    <img
      src={cardPicture(quote.slug, style, format, 'svg')}
      width={width}
      height={height}
      alt={`${inMarks(quote.text)} ${quote.author.name}`}
      decoding="async"
      className={className}
    />
  );
}
