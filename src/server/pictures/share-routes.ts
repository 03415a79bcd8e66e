import type { FastifyInstance } from 'fastify';
import { pictureFrom } from '../../art/share-pictures/address.ts';
import { NotFound } from '../failures.ts';
import { addressKey } from '../http/rate-limits.ts';
import { answerPicture, KEPT_A_DAY } from './answer.ts';
import type { SharePictures } from './share-pictures.ts';
import { FOR_EVER, PRIVATE } from '../cache-control.ts';

interface Parameters {
  kind: string;
  file: string;
}

/**
 * Pictures for sharing: `/share/{kind}/{key}.{format}.{edition}.png`. Without an edition, or with one that is past, the
 * picture is the current one: what was shared once must not break.
 */
export async function sharePictureRoutes(
  app: FastifyInstance,
  { services }: { services: { sharePictures: SharePictures } },
): Promise<void> {
  app.get<{ Params: Parameters }>(
    '/share/:kind/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const asked = pictureFrom(request.params.kind, request.params.file);
      const found = asked && (await services.sharePictures.find(asked.kind, asked.key));
      if (!found) throw new NotFound('There is no such picture.');
      const { format, edition } = asked;
      // An address that names its edition never shows anything else.
      const shared = edition === found.edition ? FOR_EVER : KEPT_A_DAY;
      const answer = {
        etag: `"${found.edition}.${format}"`,
        cacheControl: found.isPersonal ? PRIVATE : shared,
        png: () => found.png(format, addressKey(request.ip)),
      };
      // Its page is not listed anywhere; neither is its picture.
      if (found.isPersonal) reply.header('x-robots-tag', 'noindex');
      return answerPicture(answer, request, reply);
    },
  );
}
