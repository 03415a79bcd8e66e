import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DeskPush,
  DeskPushDone,
  DeskPushPreview,
  DeskPushPreviewQuery,
  DeskPushTestBody,
  DeskPushTested,
} from '../../contract/desk-push.ts';
import type { PushDesk } from './desk.ts';

type Plugin = FastifyPluginAsyncZod<{ services: { pushDesk: PushDesk } }>;

const answered = <R>(response: R) => ({ hide: true, response: { 200: response } });

export const pushAdminRoutes: Plugin = async (app, { services: { pushDesk } }) => {
  app.get('/api/admin/push', { schema: answered(DeskPush) }, async () => pushDesk.look());
  app.get(
    '/api/admin/push/preview',
    { schema: { ...answered(DeskPushPreview), querystring: DeskPushPreviewQuery } },
    async (request) => pushDesk.preview(request.query.day),
  );
  app.post(
    '/api/admin/push/test',
    { schema: { ...answered(DeskPushTested), body: DeskPushTestBody } },
    async (request) => pushDesk.test(request.body, request.owner.device),
  );
  app.post('/api/admin/push/pause', { schema: answered(DeskPushDone) }, async (request) =>
    pushDesk.pause(request.owner.device),
  );
  app.post('/api/admin/push/resume', { schema: answered(DeskPushDone) }, async (request) =>
    pushDesk.resume(request.owner.device),
  );
};
