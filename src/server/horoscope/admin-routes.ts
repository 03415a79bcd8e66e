import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CorrectionBody,
  CorrectionDone,
  DeskReading,
  DeskReadingQuery,
} from '../../contract/desk-readings.ts';
import type { ReadingsDesk } from './desk.ts';

type Plugin = FastifyPluginAsyncZod<{ services: { readingsDesk: ReadingsDesk } }>;

const answered = <R>(response: R) => ({ hide: true, response: { 200: response } });

export const readingAdminRoutes: Plugin = async (app, { services: { readingsDesk } }) => {
  app.get(
    '/api/admin/readings',
    { schema: { ...answered(DeskReading), querystring: DeskReadingQuery } },
    async (request) => readingsDesk.look(request.query),
  );
  app.post(
    '/api/admin/readings/corrections',
    { schema: { ...answered(CorrectionDone), body: CorrectionBody } },
    async (request) => readingsDesk.correct(request.body, request.owner.device),
  );
};
