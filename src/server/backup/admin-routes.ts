import { createReadStream } from 'node:fs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BackupBegun, BackupId, DeskBackups } from '../../contract/desk-backups.ts';
import { confirmedLately } from '../access/gate.ts';
import type { Services } from '../services.ts';

type Options = { services: Pick<Services, 'backups'> };

/** What the owner sees and does about backups, and the one place where a file of them leaves the machine. */
export const backupRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { backups } = services;

  app.get('/api/admin/backups', { schema: { hide: true, response: { 200: DeskBackups } } }, () =>
    backups.overview(),
  );

  app.post(
    '/api/admin/backups',
    { schema: { hide: true, response: { 202: BackupBegun } } },
    async ({ owner }, reply) => {
      await backups.begin('making', owner.device);
      return reply.code(202).send({ kind: 'making' });
    },
  );

  app.post(
    '/api/admin/backups/prove',
    { schema: { hide: true, response: { 202: BackupBegun } } },
    async ({ owner }, reply) => {
      await backups.begin('proving', owner.device);
      return reply.code(202).send({ kind: 'proving' });
    },
  );

  // A link cannot ask who it is; a call before it can.
  app.post(
    '/api/admin/backups/:id/download',
    { schema: { hide: true, params: BackupId } },
    async (request, reply) => {
      confirmedLately(request);
      await backups.fileOf(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/backups/:id/file',
    { schema: { hide: true, params: BackupId } },
    async (request, reply) => {
      confirmedLately(request);
      const { path, name, bytes } = await backups.fileOf(request.params.id);
      await backups.noteDownload(name, request.owner.device);
      return reply
        .type('application/octet-stream')
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createReadStream(path));
    },
  );
};
