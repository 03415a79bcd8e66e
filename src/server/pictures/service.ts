import { createHash } from 'node:crypto';
import { drawQuoteCard } from '../../domain/quote-cards/card.ts';
import type { CardFormat, CardStyle } from '../../domain/quotes/card-kinds.ts';
import type { QuoteLookup } from './lookup.ts';
import type { Painter } from './painter.ts';
import type { PictureStore } from './store.ts';

/** One of the pictures that exist: a known quote in a known style and format. */
export interface Card {
  slug: string;
  style: CardStyle;
  format: CardFormat;
}

export interface PictureService {
  knows: (slug: string) => boolean;
  /** The drawing itself, as lines. */
  svg: (card: Card) => string;
  /** What the drawing is made of, in short: it changes with the words and with the design. */
  hash: (card: Card) => string;
  /** The same as dots: from disk, or drawn once however many ask. Fails with 503 when too many others wait. */
  png: (card: Card) => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface PictureParts {
  quote: QuoteLookup;
  siteName: string;
  painter: Painter;
  store: PictureStore;
  log: { warn(text: string): void };
}

export function pictureService({ quote, siteName, painter, store, log }: PictureParts): PictureService {
  const hashes = new Map<string, string>();
  const painting = new Map<string, Promise<Buffer>>();

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

  async function find(card: Card): Promise<Buffer> {
    // Drawing takes some milliseconds of everybody's time: it is done once, here or not at all.
    const drawing = hashes.has(keyOf(card)) ? null : svg(card);
    const name = `${card.slug}.${card.style}.${card.format}.${hash(card)}.png`;
    const kept = await store.find(name);
    if (kept) return kept;
    const picture = await painter.paint(drawing ?? svg(card));
    await store.keep(name, picture).catch((error: Error) => {
      // A full disk takes the memory of pictures, not the pictures.
      log.warn(`A picture could not be kept: ${error.message}`);
    });
    return picture;
  }

  return {
    knows: (slug) => quote(slug) !== null,
    svg,
    hash,
    png(card) {
      const key = keyOf(card);
      const running = painting.get(key);
      if (running) return running;
      const started = find(card).finally(() => painting.delete(key));
      painting.set(key, started);
      return started;
    },
    close: () => painter.close(),
  };
}

function keyOf({ slug, style, format }: Card): string {
  return `${slug}/${style}/${format}`;
}
