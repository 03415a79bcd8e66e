import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import { matchesEtag } from '../http/public-read.ts';

/** Under an address that does not say what is on it: a day, then the ETag decides. */
export const KEPT_A_DAY = 'public, max-age=86400';
const RETRY_AFTER_SECONDS = '5';

export interface PictureAnswer {
  etag: string;
  cacheControl: string;
  png: () => Promise<Buffer>;
}

/** Answers with a picture, or that the one at hand is still good; whoever comes while too many wait may come again. */
export async function answerPicture(
  { etag, cacheControl, png }: PictureAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Other sites may show it: that is what it is for.
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).header('etag', etag).header('cache-control', cacheControl).send();
  }
  try {
    const picture = await png();
    return await reply
      .header('etag', etag)
      .header('cache-control', cacheControl)
      .type('image/png')
      .send(picture);
  } catch (error) {
    if (error instanceof HttpError && error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw error;
  }
}
