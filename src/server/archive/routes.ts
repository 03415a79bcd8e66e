import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ArchiveMonth, ArchiveQuery } from '../../contract/archive.ts';
import { refusals } from '../../contract/errors.ts';
import { SignParams } from '../../contract/zodiac.ts';
import { monthOf } from '../../domain/calendar/civil-date.ts';
import { nextOpeningMs } from '../../domain/calendar/zones.ts';
import { isSignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { ArchiveService } from './service.ts';

interface RouteServices {
  archive: Pick<ArchiveService, 'month'>;
  clock: Clock;
  calendar: SiteCalendar;
}

const HOUR = 3600;

export const archiveRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services },
) => {
  const { archive, clock, calendar } = services;
  app.get(
    '/api/archive/:sign',
    {
      schema: {
        operationId: 'getArchiveMonth',
        summary: 'A month of the archive: what every reading of a sign is called',
        params: SignParams,
        querystring: ArchiveQuery,
        response: { 200: ArchiveMonth, ...refusals(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      if (!isSignKey(params.sign)) throw new NotFound('There is no such sign.');
      const month = query.month ?? monthOf(calendar.today());
      const answer = await archive.month(params.sign, month);
      const nowMs = clock.nowMs();
      const wrongAtMs = Math.min(nextOpeningMs(nowMs), query.month ? Infinity : calendar.nextMidnightMs());
      keepFor(reply, HOUR, nowMs, wrongAtMs);
      return answer;
    },
  );
};
