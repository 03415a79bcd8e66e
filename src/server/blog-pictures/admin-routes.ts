import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeskPicture } from '../../contract/desk-posts.ts';
import { refusals } from '../../contract/errors.ts';
import { Invalid } from '../failures.ts';
import type { BlogPictures } from './service.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 8;
/** So much is read, to be able to say that it is too much: a browser that is cut off has only an error to show. */
const READ_MEGABYTES = 32;

type Plugin = FastifyPluginAsyncZod<{ pictures: Pick<BlogPictures, 'add'> }>;

/** A picture comes as its bytes, whatever the browser takes it for: what it is, its bytes tell. */
export const pictureAdminRoutes: Plugin = async (app, { pictures }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/api/admin/pictures',
    {
      bodyLimit: READ_MEGABYTES * MEGABYTE,
      schema: { hide: true, response: { 200: DeskPicture, ...refusals(400) } },
    },
    async ({ body, owner }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (bytes.length > MOST_MEGABYTES * MEGABYTE)
        throw new Invalid(`This picture has more than ${MOST_MEGABYTES} MB. Please make it smaller.`);
      return pictures.add(bytes, owner.device);
    },
  );
};
