import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  DeskFigures,
  DeskSlots,
  FigureDrawingQuery,
  PostPreview,
  PostPreviewAsk,
  PostUnitParams,
  PreviewLink,
  PreviewLinks,
} from '../../contract/desk-posts.ts';
import type { PreviewLinksService } from '../preview-links/service.ts';
import type { BlogDesk } from './desk.ts';

interface RouteServices {
  blogDesk: BlogDesk;
  previewLinks: PreviewLinksService;
}

type Plugin = FastifyPluginAsyncZod<{ services: RouteServices }>;

/** A long post with everything about it. */
const POST_BYTES = 512 * 1024;
/** Whoever writes has a preview with every pause. */
const PREVIEWS_PER_MINUTE = 240;

const lookRoutes: Plugin = async (app, { services: { blogDesk } }) => {
  app.post(
    '/api/admin/posts/preview',
    {
      bodyLimit: POST_BYTES,
      config: { rateLimit: { max: PREVIEWS_PER_MINUTE } },
      schema: { hide: true, body: PostPreviewAsk, response: { 200: PostPreview } },
    },
    async ({ body }) => blogDesk.preview(body.unit, body.fields),
  );
  app.get(
    '/api/admin/posts/figures',
    { schema: { hide: true, response: { 200: DeskFigures } } },
    async () => ({ figures: await blogDesk.figures() }),
  );
  app.get(
    '/api/admin/posts/figures/drawing',
    { schema: { hide: true, querystring: FigureDrawingQuery } },
    async ({ query }, reply) =>
      reply.type('image/svg+xml; charset=utf-8').send(await blogDesk.drawing(query.figure, query.sheet)),
  );
  app.get('/api/admin/posts/slots', { schema: { hide: true, response: { 200: DeskSlots } } }, async () => ({
    slots: await blogDesk.slots(),
  }));
};

const linkRoutes: Plugin = async (app, { services: { previewLinks } }) => {
  const url = '/api/admin/posts/:unit/preview-link';
  const schema = <R>(response: R) => ({ hide: true, params: PostUnitParams, response: { 200: response } });
  app.get(url, { schema: schema(PreviewLinks) }, async ({ params }) => previewLinks.open(params.unit));
  app.post(url, { schema: schema(PreviewLink) }, async ({ params, owner }) =>
    previewLinks.make(params.unit, owner.device),
  );
  app.delete(url, { schema: schema(z.object({})) }, async ({ params, owner }) => {
    await previewLinks.end(params.unit, owner.device);
    return {};
  });
};

/** What the owner writes posts with, besides saving and publishing them. */
export const postAdminRoutes: Plugin = async (app, options) => {
  await app.register(lookRoutes, options);
  await app.register(linkRoutes, options);
};
