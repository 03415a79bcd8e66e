import type { FastifyPluginAsync } from 'fastify';
import { accessRoutes } from '../access/admin-routes.ts';
import { registerOwnerGate } from '../access/gate.ts';
import { signInRoutes } from '../access/sign-in-routes.ts';
import type { Config } from '../config.ts';
import { backupRoutes } from '../backup/admin-routes.ts';
import { channelAdminRoutes } from '../channels/admin-routes.ts';
import { connectionAdminRoutes } from '../channels/connection-routes.ts';
import { channelPostAdminRoutes } from '../channels/post-admin-routes.ts';
import { contentAdminRoutes } from '../content-edits/admin-routes.ts';
import { contentExportRoutes } from '../content-edits/export-routes.ts';
import { historyRoutes } from '../audit/admin-routes.ts';
import { postAdminRoutes } from '../blog/admin-routes.ts';
import { pictureAdminRoutes } from '../blog-pictures/admin-routes.ts';
import { NotFound } from '../failures.ts';
import { readingAdminRoutes } from '../horoscope/admin-routes.ts';
import { acceptEmptyJson } from '../http/bodies.ts';
import { orderAdminRoutes } from '../orders/admin-routes.ts';
import { pushAdminRoutes } from '../push/admin-routes.ts';
import { searchHelpRoutes } from '../search/admin-routes.ts';
import type { Services } from '../services.ts';
import { settingsRoutes } from './settings.ts';
import { todayAdminRoutes } from '../today/admin-routes.ts';

interface Options {
  config: Config;
  services: Services;
}

const ownersRoutes: FastifyPluginAsync<Options> = async (app, { config, services }) => {
  const { access } = services;
  registerOwnerGate(app, access);
  await app.register(accessRoutes, { access });
  await app.register(orderAdminRoutes, { services });
  await app.register(pushAdminRoutes, { services });
  await app.register(readingAdminRoutes, { services });
  await app.register(settingsRoutes, { config });
  await app.register(backupRoutes, { backups: services.backups });
  await app.register(historyRoutes, { history: services.history });
  await app.register(contentExportRoutes, { source: services.content });
  await app.register(contentAdminRoutes, { words: services.words });
  await app.register(postAdminRoutes, { services });
  await app.register(pictureAdminRoutes, { pictures: services.blogPictures });
  await app.register(todayAdminRoutes, { services });
  await app.register(searchHelpRoutes, { services });
  await app.register(channelAdminRoutes, { channels: services.channels });
  await app.register(connectionAdminRoutes, { connections: services.outbound.connections });
  await app.register(channelPostAdminRoutes, { channels: services.channels });
  app.all('/api/admin/*', { schema: { hide: true } }, async () => {
    throw new NotFound('There is no such call.');
  });
};

/** The calls of the owner's desk. */
export const adminRoutes: FastifyPluginAsync<Options> = async (app, { config, services }) => {
  acceptEmptyJson(app);
  await app.register(signInRoutes, { access: services.access });
  await app.register(ownersRoutes, { config, services });
};
