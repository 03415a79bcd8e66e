import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccessService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ access: AccessService }>;

export const accessRoutes: Plugin = async (app, { access }) => {
  app.post('/api/admin/sign-out', { schema: { hide: true } }, async ({ owner }, reply) => {
    await access.signOut(owner);
    return reply.code(204).header('set-cookie', access.cookie.clear()).send();
  });
};
