import type { FastifyPluginAsync } from 'fastify';
import { patchOf } from '../../content/splice/patch.ts';
import { zipOf } from '../zip.ts';
import { editedFiles } from './export.ts';
import type { ContentSource } from './source.ts';

const attachment = (name: string): string => `attachment; filename="${name}"`;

/** The public edits on their way home: as a patch that git takes, and as whole files. */
export const contentExportRoutes: FastifyPluginAsync<{ source: Pick<ContentSource, 'unitsOf'> }> = async (
  app,
  { source },
) => {
  app.get('/api/admin/content/export.patch', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/x-patch; charset=utf-8')
      .header('content-disposition', attachment('edits.patch'))
      .send(patchOf(await editedFiles(source))),
  );
  app.get('/api/admin/content/export.zip', { schema: { hide: true } }, async (_, reply) => {
    const files = await editedFiles(source);
    return reply
      .type('application/zip')
      .header('content-disposition', attachment('edits.zip'))
      .send(zipOf(files.map(({ path, after }) => ({ name: path, bytes: Buffer.from(after) }))));
  });
};
