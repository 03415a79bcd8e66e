import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeskPicture } from '../../contract/desk-posts.ts';
import { refusals } from '../../contract/errors.ts';
import { Invalid } from '../failures.ts';
import type { BlogPictures } from './service.ts';

const MOST_MEGABYTES = 8;

type Plugin = FastifyPluginAsyncZod<{ pictures: Pick<BlogPictures, 'add'> }>;

/** A picture comes as its bytes, whatever the browser takes it for: what it is, its bytes tell. */
export const pictureAdminRoutes: Plugin = async (app, { pictures }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/./, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/api/admin/pictures',
    {
      bodyLimit: MOST_MEGABYTES * 1024 * 1024,
      schema: { hide: true, response: { 200: DeskPicture, ...refusals(400) } },
      errorHandler(error) {
        if (error.statusCode !== 413) throw error;
        throw new Invalid(`This picture has more than ${MOST_MEGABYTES} MB. Please make it smaller.`);
      },
    },
    async ({ body, owner }) => pictures.add(Buffer.isBuffer(body) ? body : Buffer.alloc(0), owner.device),
  );
};
