import { createHash } from 'node:crypto';
import { drawQuoteCard } from '../../art/quote-cards/card.ts';
import type { CardFormat, CardStyle } from '../../domain/quotes/card-kinds.ts';
import type { PictureCache } from './picture-cache.ts';
import type { QuoteLookup } from './quote-lookup.ts';

/** One of the pictures that exist: a known quote in a known style and format. */
export interface Card {
  slug: string;
  style: CardStyle;
  format: CardFormat;
}

export interface QuoteCards {
  knows: (slug: string) => boolean;
  svg: (card: Card) => string;
  /** Changes with the words and with the design. */
  hash: (card: Card) => string;
  png: (card: Card, asker: string) => Promise<Buffer>;
}

interface Parts {
  quote: QuoteLookup;
  siteName: string;
  pictureCache: Pick<PictureCache, 'get'>;
}

export function quoteCards({ quote, siteName, pictureCache }: Parts): QuoteCards {
  const hashes = new Map<string, string>();

  /** Hashes change only with the quotes, and the number of cards is bounded: they are all kept. */
  function svg(card: Card): string {
    const { slug, style, format } = card;
    const drawing = drawQuoteCard({ ...quote(slug)!, credit: siteName }, style, format);
    hashes.set(keyOf(card), createHash('sha256').update(drawing).digest('base64url').slice(0, 22));
    return drawing;
  }

  function hash(card: Card): string {
    if (!hashes.has(keyOf(card))) svg(card);
    return hashes.get(keyOf(card))!;
  }

  return {
    knows: (slug) => quote(slug) !== null,
    svg,
    hash,
    png(card, asker) {
      // Drawing blocks the process for some milliseconds: what was drawn for the hash is not drawn again.
      const drawing = hashes.has(keyOf(card)) ? null : svg(card);
      const name = `${card.slug}.${card.style}.${card.format}.${hash(card)}.png`;
      return pictureCache.get({ name, asker, order: () => ({ svg: drawing ?? svg(card) }) });
    },
  };
}

function keyOf({ slug, style, format }: Card): string {
  return `${slug}/${style}/${format}`;
}
