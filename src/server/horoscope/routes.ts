import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DateQuery } from '../../contract/calendar.ts';
import { refusals } from '../../contract/errors.ts';
import { DailyReading } from '../../contract/horoscope.ts';
import { SignParams } from '../../contract/zodiac.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { HoroscopeService } from './service.ts';

interface RouteServices {
  horoscope: Pick<HoroscopeService, 'daily'>;
  clock: Clock;
  calendar: SiteCalendar;
}

const HOUR = 3600;

function knownSign(sign: string): SignKey {
  if (isSignKey(sign)) return sign;
  throw new NotFound('There is no such sign.');
}

export const horoscopeRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services },
) => {
  const { horoscope, clock, calendar } = services;
  app.get(
    '/api/horoscope/:sign',
    {
      schema: {
        operationId: 'getDailyReading',
        summary: 'The daily reading of a sign',
        params: SignParams,
        querystring: DateQuery,
        response: { 200: DailyReading, ...refusals(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      const sign = knownSign(params.sign);
      const reading = await horoscope.daily(sign, query.date ?? calendar.today());
      keepFor(reply, HOUR, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return reading;
    },
  );
};
