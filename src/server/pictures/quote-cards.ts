import { createHash } from 'node:crypto';
import { drawQuoteCard } from '../../art/quote-cards/card.ts';
import type { CardFormat, CardStyle } from '../../domain/quotes/card-kinds.ts';
import type { Darkroom } from './picture-cache.ts';
import type { QuoteLookup } from './quote-lookup.ts';

/** One of the pictures that exist: a known quote in a known style and format. */
export interface Card {
  slug: string;
  style: CardStyle;
  format: CardFormat;
}

export interface QuoteCards {
  knows: (slug: string) => boolean;
  /** The drawing itself, as lines. */
  svg: (card: Card) => string;
  /** What the drawing is made of, in short: it changes with the words and with the design. */
  hash: (card: Card) => string;
  /** The same as dots. */
  png: (card: Card) => Promise<Buffer>;
}

interface Parts {
  quote: QuoteLookup;
  siteName: string;
  room: Pick<Darkroom, 'develop'>;
}

export function quoteCards({ quote, siteName, room }: Parts): QuoteCards {
  const hashes = new Map<string, string>();

  /** The hash is the same for as long as the process lives, and there are only so many cards: it is kept. */
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
    png(card) {
      // Drawing takes some milliseconds of everybody's time: it is done once, here or not at all.
      const drawing = hashes.has(keyOf(card)) ? null : svg(card);
      const name = `${card.slug}.${card.style}.${card.format}.${hash(card)}.png`;
      return room.develop({ name, order: () => ({ svg: drawing ?? svg(card) }) });
    },
  };
}

function keyOf({ slug, style, format }: Card): string {
  return `${slug}/${style}/${format}`;
}
