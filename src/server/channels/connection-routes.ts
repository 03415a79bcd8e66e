import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ChannelParams, Connection, ConnectStart } from '../../contract/desk-channels.ts';
import { ChannelPlaces, ConnectAnswer, ConnectParams, PlaceChoice } from '../../contract/desk-connections.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import { Failure } from '../failures.ts';
import { keepPrivate } from '../orders/private-answers.ts';
import type { ChannelRow } from './channel-store.ts';
import type { Connections } from './connections.ts';

type Plugin = FastifyPluginAsyncZod<{ connections: Connections }>;

/** The desk's page of a channel; the five of the start have addresses of their own. */
const pageOf = ({ key, isBuiltIn }: ChannelRow): string =>
  isBuiltIn ? `/admin/${key}` : `/admin/channels/${key}`;

const HTML = 'text/html; charset=utf-8';

/** A sentence and a way back, for the moments between a network's page and the desk. */
function plainPage(sentence: string, next: string, when?: 'at once'): string {
  const to = escapeMarkup(next);
  const head = when === undefined ? '' : `<meta http-equiv="refresh" content="0; url=${to}">`;
  return (
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>Desk</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="referrer" content="no-referrer">${head}</head>` +
    `<body><p>${sentence}</p><p><a href="${to}">Back to your desk</a></p></body></html>`
  );
}

/** Behind the owner's gate. */
export const connectionAdminRoutes: Plugin = async (app, { connections }) => {
  const keyed = <R>(response: R) => ({ hide: true, params: ChannelParams, response: { 200: response } });
  app.post('/api/admin/channels/:key/connect', { schema: keyed(ConnectStart) }, async (request) => {
    return { address: await connections.begin(request.params.key, request.owner) };
  });
  app.get('/api/admin/channels/:key/places', { schema: keyed(ChannelPlaces) }, async ({ params }) =>
    connections.places(params.key),
  );
  app.post(
    '/api/admin/channels/:key/place',
    { schema: { ...keyed(Connection), body: PlaceChoice } },
    async ({ params, body, owner }) =>
      connections.connectionOf(await connections.choose(params.key, body.id, owner)),
  );
  app.post('/api/admin/channels/:key/disconnect', { schema: keyed(Connection) }, async (request) =>
    connections.connectionOf(await connections.disconnect(request.params.key, request.owner)),
  );
  app.get(
    '/api/admin/connect/:network/finish',
    { schema: { hide: true, params: ConnectParams, querystring: ConnectAnswer } },
    async ({ params, query, owner }, reply) => {
      const answer = { state: query.state, code: query.code ?? null };
      try {
        const channel = await connections.finish(params.network, answer, owner);
        return await reply.redirect(pageOf(channel), 303);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // It came by a link from elsewhere: there is no page of ours to tell it on.
        return reply
          .code(409)
          .type(HTML)
          .send(plainPage(escapeMarkup(error.message), '/admin/week'));
      }
    },
  );
};

/**
 * Where networks send the owner back to. The desk's cookie is for visits from our own pages alone, so that this one,
 * which anybody may open and which does nothing, leads from here to where the answer is taken.
 */
export const connectionCallbackRoutes: FastifyPluginAsyncZod = async (app) => {
  keepPrivate(app);
  app.get(
    '/admin/connect/:network/callback',
    { schema: { hide: true, params: ConnectParams, querystring: ConnectAnswer } },
    async ({ params, query }, reply) => {
      const { state, code } = query;
      const answer = new URLSearchParams({ state, ...(code !== undefined && { code }) });
      const next = `/api/admin/connect/${params.network}/finish?${answer}`;
      return reply.type(HTML).send(plainPage('Signing in …', next, 'at once'));
    },
  );
};
