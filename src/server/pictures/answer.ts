import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/public-read.ts';
import { publicFor } from '../cache-control.ts';

/** For addresses whose picture may change: kept for a day, then checked by its ETag. */
export const KEPT_A_DAY = publicFor(86_400);

export interface PictureAnswer {
  etag: string;
  cacheControl: string;
  png: () => Promise<Buffer>;
}

/** Answers with a picture, or with 304 if the client's copy is current. */
export async function answerPicture(
  { etag, cacheControl, png }: PictureAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Other sites embed these pictures.
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).header('etag', etag).header('cache-control', cacheControl).send();
  }
  const picture = await png();
  return reply.header('etag', etag).header('cache-control', cacheControl).type('image/png').send(picture);
}
