import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BirthChartAnswer, ChartRequest, ImpossibleBirth, RepeatedHour } from '../../contract/chart.ts';
import { refusals } from '../../contract/errors.ts';
import { addressKey } from '../http/rate-limits.ts';
import { birthRefusal } from './refusals.ts';
import type { ChartService } from './service.ts';
import { PRIVATE } from '../cache-control.ts';

/** What is asked here stands in no log, no table and no cache. */
export const chartRoutes: FastifyPluginAsyncZod<{ services: { chart: ChartService } }> = async (
  app,
  { services: { chart } },
) => {
  app.post(
    '/api/chart',
    {
      schema: {
        operationId: 'drawBirthChart',
        summary: 'A birth chart with today’s sky against it, drawn without storing anything',
        body: ChartRequest,
        response: {
          200: BirthChartAnswer,
          409: RepeatedHour,
          422: ImpossibleBirth,
          ...refusals(400, 403, 413, 415, 429, 503),
        },
      },
    },
    async ({ body, ip }, reply) => {
      reply.header('cache-control', PRIVATE);
      const drawn = await chart.draw(body, addressKey(ip));
      if (drawn.kind === 'chart') return drawn.answer;
      return birthRefusal(drawn, reply);
    },
  );
};
