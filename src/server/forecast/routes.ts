import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DateQuery } from '../../contract/calendar.ts';
import { refusals } from '../../contract/errors.ts';
import { MonthlyReading } from '../../contract/monthly.ts';
import { WeeklyReading } from '../../contract/weekly.ts';
import { SignParams } from '../../contract/zodiac.ts';
import { addDays } from '../../domain/calendar/civil-date.ts';
import { periodOf, type PeriodKind } from '../../domain/forecast/period.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { ForecastService } from './service.ts';

interface RouteServices {
  forecast: Pick<ForecastService, 'weekly' | 'monthly'>;
  clock: Clock;
  calendar: SiteCalendar;
}

const HOUR = 3600;

function knownSign(sign: string): SignKey {
  if (isSignKey(sign)) return sign;
  throw new NotFound('There is no such sign.');
}

/** When the site's current week or month gives way to the next. */
function nextPeriodMs(kind: PeriodKind, { calendar }: RouteServices): number {
  return calendar.startOf(addDays(periodOf(kind, calendar.today()).to, 1));
}

export const forecastRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services },
) => {
  const { forecast, clock, calendar } = services;
  app.get(
    '/api/weekly/:sign',
    {
      schema: {
        operationId: 'getWeeklyForecast',
        summary: 'The weekly forecast of a sign, Sunday to Saturday',
        params: SignParams,
        querystring: DateQuery,
        response: { 200: WeeklyReading, ...refusals(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      const reading = await forecast.weekly(knownSign(params.sign), query.date ?? calendar.today());
      keepFor(reply, 12 * HOUR, clock.nowMs(), query.date ? Infinity : nextPeriodMs('weekly', services));
      return reading;
    },
  );
  app.get(
    '/api/monthly/:sign',
    {
      schema: {
        operationId: 'getMonthlyForecast',
        summary: 'The monthly forecast of a sign',
        params: SignParams,
        querystring: DateQuery,
        response: { 200: MonthlyReading, ...refusals(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      const reading = await forecast.monthly(knownSign(params.sign), query.date ?? calendar.today());
      keepFor(reply, 24 * HOUR, clock.nowMs(), query.date ? Infinity : nextPeriodMs('monthly', services));
      return reading;
    },
  );
};
