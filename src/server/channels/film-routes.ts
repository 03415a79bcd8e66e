import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FilmFileParams, Storyboard } from '../../contract/desk-channel-films.ts';
import { ChannelPostParams } from '../../contract/desk-channel-posts.ts';
import { KEPT_BY_OWNER, savedAs } from './admin-routes.ts';
import type { ChannelsService } from './service.ts';

const POST = '/api/admin/channel-posts/:id';

/** The film of a post before it is made: its storyboard, the pictures in it, its captions as files. */
export const channelFilmRoutes: FastifyPluginAsyncZod<{ channels: ChannelsService }> = async (
  app,
  { channels },
) => {
  const storyboard = { schema: { hide: true, params: ChannelPostParams, response: { 200: Storyboard } } };
  app.get(`${POST}/storyboard`, storyboard, async ({ params }) => channels.storyboard(params.id));
  app.post(`${POST}/film`, storyboard, async ({ params, owner }) =>
    channels.makeFilm(params.id, owner.device),
  );
  app.get(
    `${POST}/film/:file`,
    { schema: { hide: true, params: FilmFileParams } },
    async ({ params }, reply) => {
      const { type, body } = await channels.filmFile(params.id, params.file);
      if (params.file.startsWith('captions.')) savedAs(reply, `p${params.id.toString(36)}-${params.file}`);
      return reply.type(type).header('cache-control', KEPT_BY_OWNER).send(body);
    },
  );
};
