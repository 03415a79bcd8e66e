import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCardFormat, isCardStyle } from '../../domain/quotes/card-kinds.ts';
import type { Config } from '../config.ts';
import type { ContentSource } from '../content-edits/source.ts';
import { NotFound } from '../failures.ts';
import { addressKey } from '../http/rate-limits.ts';
import { PageCache } from '../pages/page-cache.ts';
import { pageEntry, writePage } from '../pages/page-entry.ts';
import { answerPicture, KEPT_A_DAY } from './answer.ts';
import type { Card, QuoteCards } from './quote-cards.ts';

const SVG_TYPE = 'image/svg+xml; charset=utf-8';
/** Drawings have a cache of their own: seventeen thousand of them must not drive pages out of theirs. */
const DRAWINGS_BYTES = 8 * 1024 * 1024;

interface Parameters {
  slug: string;
  style: string;
  file: string;
}

/** The card an address means; anything but a known quote, style and format is not found. */
function cardOf({ slug, style, file }: Parameters, cards: QuoteCards): { card: Card; kind: string } {
  const [format = '', kind = '', ...more] = file.split('.');
  const whole = (kind === 'svg' || kind === 'png') && more.length === 0;
  if (!whole || !isCardStyle(style) || !isCardFormat(format) || !cards.knows(slug)) {
    throw new NotFound('There is no such picture.');
  }
  return { card: { slug, style, format }, kind };
}

/** The picture cards of quotes: `/quote-cards/{slug}/{style}/{format}.svg` and `.png`. */
export async function quoteCardRoutes(
  app: FastifyInstance,
  { services, config }: { services: { quoteCards: QuoteCards; content: ContentSource }; config: Config },
): Promise<void> {
  const { quoteCards: cards } = services;
  const drawings = new PageCache({ maxBytes: DRAWINGS_BYTES, nowMs: () => 0 });
  services.content.onChange((changed) => {
    const slugs = changed.flatMap(({ kind, unit }) => (kind === 'quote' ? [unit.split('.').at(-1)!] : []));
    drawings.purge(slugs.map((slug) => new RegExp(`^${slug}/`)));
  });

  async function answerSvg(card: Card, request: FastifyRequest, reply: FastifyReply) {
    const entry = await drawings.get({
      audience: 'everyone',
      status: 200,
      address: `${card.slug}/${card.style}/${card.format}`,
      staleAtMs: () => Infinity,
      make: () =>
        pageEntry(
          { status: 200, text: cards.svg(card), contentType: SVG_TYPE, cacheControl: KEPT_A_DAY },
          { siteUrl: config.siteUrl, mode: 'production', isKept: true },
        ),
    });
    reply.hijack();
    writePage(request.raw, reply.raw, entry);
  }

  app.get<{ Params: Parameters }>(
    '/quote-cards/:slug/:style/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { card, kind } = cardOf(request.params, cards);
      if (kind === 'svg') return answerSvg(card, request, reply);
      const png = () => cards.png(card, addressKey(request.ip));
      return answerPicture({ etag: `"${cards.hash(card)}"`, cacheControl: KEPT_A_DAY, png }, request, reply);
    },
  );
}
