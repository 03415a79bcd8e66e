import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CompatibilityQuery,
  CompatibilityResult,
  PairWeekAnswer,
  PairWeekQuery,
} from '../../contract/compatibility.ts';
import { refusals } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import { keepFor } from '../http/public-read.ts';
import { addressKey } from '../http/rate-limits.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { CompatibilityService } from './service.ts';

interface RouteServices {
  compatibility: CompatibilityService;
  clock: Clock;
  calendar: SiteCalendar;
}

const DAY = 86_400;

export const compatibilityRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services },
) => {
  const { compatibility, clock, calendar } = services;
  app.get(
    '/api/compatibility',
    {
      schema: {
        operationId: 'getCompatibility',
        summary: 'How two signs get along in love and friendship, and how the score adds up',
        querystring: CompatibilityQuery,
        response: { 200: CompatibilityResult, ...refusals(400) },
      },
    },
    async ({ query }, reply) => {
      keepFor(reply, DAY, clock.nowMs());
      return compatibility.between(query.sign1, query.sign2);
    },
  );
  app.get(
    '/api/compatibility/week',
    {
      schema: {
        operationId: 'getCompatibilityWeek',
        summary: 'What the sky of a week, Sunday to Saturday, holds for two signs',
        querystring: PairWeekQuery,
        response: { 200: PairWeekAnswer, ...refusals(400, 404) },
      },
    },
    async ({ query, ip }, reply) => {
      const date = query.date ?? calendar.today();
      const answer = await compatibility.week(query.sign1, query.sign2, date, addressKey(ip));
      keepFor(reply, DAY, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return answer;
    },
  );
};
