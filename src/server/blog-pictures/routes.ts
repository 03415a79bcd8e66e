import type { FastifyInstance } from 'fastify';
import { isPictureId } from '../../domain/blog/picture.ts';
import { NotFound } from '../failures.ts';
import type { BlogPictures } from './service.ts';
import { FOR_EVER } from '../cache-control.ts';

/** Its name has its hash: what stands there never changes. */
const NAME = /^([^.]+)(\.small)?\.webp$/;

/** `/blog-pictures/{id}.webp` and `.small.webp`: for everybody, feed readers too. */
export async function blogPictureRoutes(
  app: FastifyInstance,
  { pictures }: { pictures: Pick<BlogPictures, 'find'> },
): Promise<void> {
  app.get<{ Params: { '*': string } }>(
    '/blog-pictures/*',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [, id, small] = NAME.exec(params['*']) ?? [];
      const bytes = isPictureId(id) ? await pictures.find(id, small ? 'small' : 'whole') : null;
      if (!bytes) throw new NotFound('There is no such picture.');
      return reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', FOR_EVER)
        .type('image/webp')
        .send(bytes);
    },
  );
}
