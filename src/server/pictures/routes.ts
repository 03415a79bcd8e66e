import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCardFormat, isCardStyle } from '../../domain/quotes/card-kinds.ts';
import type { Config } from '../config.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { matchesEtag } from '../http/public-read.ts';
import { PageCache } from '../pages/page-cache.ts';
import { pageEntry, writePage } from '../pages/page-entry.ts';
import type { Services } from '../services.ts';
import type { Card, PictureService } from './service.ts';

/** The design may change, the address stays: a day, then the ETag decides. */
const CACHE_CONTROL = 'public, max-age=86400';
const SVG_TYPE = 'image/svg+xml; charset=utf-8';
/** Drawings have a cache of their own: seventeen thousand of them must not drive pages out of theirs. */
const DRAWINGS_BYTES = 8 * 1024 * 1024;
const RETRY_AFTER_SECONDS = '5';

interface Parameters {
  slug: string;
  style: string;
  file: string;
}

/** The card an address means; anything but a known quote, style and format is nothing. */
function cardOf({ slug, style, file }: Parameters, pictures: PictureService): { card: Card; kind: string } {
  const [format = '', kind = '', ...more] = file.split('.');
  const whole = (kind === 'svg' || kind === 'png') && more.length === 0;
  if (!whole || !isCardStyle(style) || !isCardFormat(format) || !pictures.knows(slug)) {
    throw notFound('There is no such picture.');
  }
  return { card: { slug, style, format }, kind };
}

function drawingCache(pictures: PictureService, { siteUrl }: Config): PageCache {
  return new PageCache({
    maxBytes: DRAWINGS_BYTES,
    nowMs: () => 0,
    staleAtMs: () => Infinity,
    fill(address) {
      const [slug = '', style = '', file = ''] = address.split('/');
      const text = pictures.svg(cardOf({ slug, style, file }, pictures).card);
      const drawing = { status: 200, text, contentType: SVG_TYPE, cacheControl: CACHE_CONTROL };
      return pageEntry(drawing, siteUrl, 'production');
    },
  });
}

async function pngOf(card: Card, pictures: PictureService, reply: FastifyReply): Promise<Buffer> {
  try {
    return await pictures.png(card);
  } catch (error) {
    if (error instanceof HttpError && error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw error;
  }
}

/** The picture cards of quotes: `/quote-cards/{slug}/{style}/{format}.svg` and `.png`. */
export async function pictureRoutes(
  app: FastifyInstance,
  { services, config }: { services: Services; config: Config },
): Promise<void> {
  const { pictures } = services;
  const drawings = drawingCache(pictures, config);
  const etagOf = (card: Card): string => `"${pictures.hash(card)}"`;

  async function answerSvg({ slug, style, format }: Card, request: FastifyRequest, reply: FastifyReply) {
    const entry = await drawings.get(`${slug}/${style}/${format}.svg`);
    reply.hijack();
    writePage(request.raw, reply.raw, entry);
  }

  async function answerPng(card: Card, request: FastifyRequest, reply: FastifyReply) {
    const known = request.headers['if-none-match'];
    if (known !== undefined && matchesEtag(known, etagOf(card))) {
      return reply.code(304).header('etag', etagOf(card)).header('cache-control', CACHE_CONTROL).send();
    }
    const picture = await pngOf(card, pictures, reply);
    return reply
      .header('etag', etagOf(card))
      .header('cache-control', CACHE_CONTROL)
      .type('image/png')
      .send(picture);
  }

  app.get<{ Params: Parameters }>(
    '/quote-cards/:slug/:style/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { card, kind } = cardOf(request.params, pictures);
      return kind === 'svg' ? answerSvg(card, request, reply) : answerPng(card, request, reply);
    },
  );
}
