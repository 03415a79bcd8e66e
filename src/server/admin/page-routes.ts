import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isDeskPath } from '../../domain/pages/desk-paths.ts';
import { ownerOf } from '../access/gate.ts';
import type { AccessService } from '../access/service.ts';
import type { Config } from '../config.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { keepPrivate } from '../orders/private-answers.ts';
import { deskDocuments } from './document.ts';

interface Options {
  access: AccessService;
  config: Config;
}

/** Everything under /admin: the desk for the owner, for anybody else the sign-in, whatever the address. */
export const deskPageRoutes: FastifyPluginAsync<Options> = async (app, { access, config }) => {
  const documents = deskDocuments(config);
  // A film is shown from memory, as soon as it is made.
  const policy = `${pagePolicy([], config)}; media-src blob:`;
  keepPrivate(app);

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
    const owner = await ownerOf(request, access);
    if (owner === null) return reply.code(401).send(documents.signIn(await access.waysIn()));
    const { pathname } = new URL(request.url, config.siteUrl);
    return reply.code(isDeskPath(pathname) ? 200 : 404).send(documents.desk());
  }

  for (const url of ['/admin', '/admin/*']) {
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: answerPage });
  }
};
