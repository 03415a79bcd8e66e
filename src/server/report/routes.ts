import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ChartRequest, ImpossibleBirth, RepeatedHour } from '../../contract/chart.ts';
import { refusals } from '../../contract/errors.ts';
import { ReportAnswer, ReportOffer, ReportPreview } from '../../contract/report.ts';
import { birthRefusal } from '../chart/refusals.ts';
import type { Clock } from '../clock.ts';
import { keepFor } from '../http/public-read.ts';
import { addressKey } from '../http/rate-limits.ts';
import type { OrdersService } from '../orders/service.ts';
import type { ReportService } from './service.ts';
import { PRIVATE } from '../cache-control.ts';

interface RouteServices {
  report: ReportService;
  clock: Clock;
}

const FIVE_MINUTES = 300;

/** What the report's own pages show: the same for everyone. */
export const reportSampleRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services: { report, clock } },
) => {
  app.get(
    '/api/report/offer',
    {
      schema: {
        operationId: 'getReportOffer',
        summary: 'The Personal Destiny Report: its price, its contents and pages of the sample',
        response: { 200: ReportOffer, ...refusals(503) },
      },
    },
    async (_request, reply) => {
      const offer = await report.offer();
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return offer;
    },
  );

  app.get(
    '/api/report/sample',
    {
      schema: {
        operationId: 'getSampleReport',
        summary: 'A whole report: Albert Einstein’s, for the year 1905',
        response: { 200: ReportAnswer, ...refusals(503) },
      },
    },
    async (_request, reply) => {
      const sample = await report.sample();
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return sample;
    },
  );
};

/** What is asked here stands in no log, no table and no cache. */
export const reportPreviewRoutes: FastifyPluginAsyncZod<{
  services: Pick<RouteServices, 'report'> & { orders: Pick<OrdersService, 'funnel'> };
}> = async (app, { services: { report, orders } }) => {
  app.post(
    '/api/report/preview',
    {
      schema: {
        operationId: 'previewReport',
        summary: 'Sun, Moon, rising sign and the first half page of two chapters of somebody’s own report',
        body: ChartRequest,
        response: {
          200: ReportPreview,
          409: RepeatedHour,
          422: ImpossibleBirth,
          ...refusals(400, 403, 413, 415, 429, 503),
        },
      },
    },
    async ({ body, ip }, reply) => {
      reply.header('cache-control', PRIVATE);
      const previewed = await report.preview(body, addressKey(ip));
      if (previewed.kind === 'preview') {
        orders.funnel.count('preview');
        return previewed.preview;
      }
      return birthRefusal(previewed, reply);
    },
  );
};
