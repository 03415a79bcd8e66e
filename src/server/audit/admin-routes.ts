import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeskHistory, DeskHistoryQuery } from '../../contract/desk-history.ts';
import type { HistoryService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ history: HistoryService }>;

export const historyRoutes: Plugin = async (app, { history }) => {
  app.get(
    '/api/admin/history',
    { schema: { hide: true, querystring: DeskHistoryQuery, response: { 200: DeskHistory } } },
    async ({ query }) => history.page(query.before),
  );
};
