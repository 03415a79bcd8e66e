import type { FastifyPluginAsync } from 'fastify';
import { accessRoutes } from '../access/admin-routes.ts';
import { registerOwnerGate } from '../access/gate.ts';
import { signInRoutes } from '../access/sign-in-routes.ts';
import { backupRoutes } from '../backup/admin-routes.ts';
import { historyRoutes } from '../audit/admin-routes.ts';
import { NotFound } from '../failures.ts';
import { acceptEmptyJson } from '../http/bodies.ts';
import type { Services } from '../services.ts';

interface Options {
  services: Services;
}

const ownersRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const { access } = services;
  registerOwnerGate(app, access);
  await app.register(accessRoutes, { access });
  await app.register(backupRoutes, { backups: services.backups });
  await app.register(historyRoutes, { history: services.history });
  app.all('/api/admin/*', { schema: { hide: true } }, async () => {
    throw new NotFound('There is no such call.');
  });
};

/** The calls of the owner's desk. */
export const adminRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  acceptEmptyJson(app);
  await app.register(signInRoutes, { access: services.access });
  await app.register(ownersRoutes, { services });
};
