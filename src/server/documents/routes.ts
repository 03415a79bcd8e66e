import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DocumentParams, SiteDocument } from '../../contract/documents.ts';
import { refusals } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import type { DocumentsService } from './service.ts';

interface RouteServices {
  documents: DocumentsService;
  clock: Clock;
}

const FIVE_MINUTES = 300;

export const documentRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services },
) => {
  const { documents, clock } = services;
  app.get(
    '/api/documents/:name',
    {
      schema: {
        operationId: 'getDocument',
        summary: 'A text of the site about itself: about, logos, privacy-policy or terms-of-service',
        params: DocumentParams,
        response: { 200: SiteDocument, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const document = documents.find(params.name);
      if (!document) throw new NotFound('There is no such document.');
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return document;
    },
  );
};
