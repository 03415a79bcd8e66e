import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import { BookQuery, BoughtReport, OrderStateAnswer, ReportParams } from '../../contract/orders.ts';
import { refuseFields } from '../http/bodies.ts';
import { isForm, seeOther } from './form-posts.ts';
import { known, stranger } from './private-answers.ts';
import type { OrdersService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ services: { orders: OrdersService } }>;

const READ_REFUSALS = [400, 404, 429, 503] as const;
const WRITE_REFUSALS = [400, 403, 413, 415, 429, 503] as const;

const readRoutes: Plugin = async (app, { services: { orders } }) => {
  app.get(
    '/api/report/:token',
    {
      schema: {
        operationId: 'getReport',
        summary: 'A bought report as it was made, for whoever has its link',
        params: ReportParams,
        response: { 200: BoughtReport, ...refusals(...READ_REFUSALS) },
      },
    },
    async ({ params }) => known(await orders.report(params.token)),
  );
  app.get(
    '/api/report/:token/book.pdf',
    { schema: { hide: true, params: ReportParams, querystring: BookQuery } },
    async ({ params, query }, reply) => {
      const pdf = known(await orders.book(params.token, query.paper));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="personal-destiny-report-${query.paper}.pdf"`)
        .send(pdf);
    },
  );
};

const writeRoutes: Plugin = async (app, { services: { orders } }) => {
  app.delete(
    '/api/report/:token',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'deleteReport',
        summary: 'Deletes a report, its birth data and its link for good',
        params: ReportParams,
        response: { 204: z.null().describe('It is gone'), ...refusals(...WRITE_REFUSALS, 404) },
      },
    },
    async ({ params }, reply) => {
      if (!(await orders.erase(params.token))) throw stranger();
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/report/:token/refund',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'refundReport',
        summary: 'Gives the money for a report back, within the days that the shop names; its link ends',
        params: ReportParams,
        response: { 200: OrderStateAnswer, ...refusals(...WRITE_REFUSALS, 404, 409) },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const answer = known(await orders.refundReport(token));
      return isForm(request) ? seeOther(reply, `/report/${token}`) : answer;
    },
  );
  // A form knows no other method.
  app.post(
    '/api/report/:token/deletion',
    { preValidation: refuseFields, schema: { hide: true, params: ReportParams } },
    async ({ params }, reply) => {
      if (!(await orders.erase(params.token))) throw stranger();
      return seeOther(reply, '/personal-destiny-report');
    },
  );
};

/** For whoever has the link of a report. */
export const reportRoutes: Plugin = async (app, options) => {
  await app.register(readRoutes, options);
  await app.register(writeRoutes, options);
};
