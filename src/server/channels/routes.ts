import type { FastifyInstance } from 'fastify';
import { NotFound } from '../failures.ts';
import { addressKey } from '../http/rate-limits.ts';
import { answerPicture } from '../pictures/answer.ts';
import type { ChannelsService } from './service.ts';
import { FOR_EVER } from '../cache-control.ts';

/** `/social/{post}-{hash}.png`: where networks fetch the pictures of posts that their owner has said yes to. */
export async function socialPictureRoutes(
  app: FastifyInstance,
  { channels }: { channels: Pick<ChannelsService, 'publicPicture'> },
): Promise<void> {
  app.get<{ Params: { '*': string } }>('/social/*', { schema: { hide: true } }, async (request, reply) => {
    const file = request.params['*'];
    const picture = await channels.publicPicture(file, addressKey(request.ip));
    if (!picture) throw new NotFound('There is no such picture.');
    return answerPicture({ etag: `"${file}"`, cacheControl: FOR_EVER, png: picture }, request, reply);
  });
}
