import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DateQuery } from '../../contract/calendar.ts';
import { refusals } from '../../contract/errors.ts';
import { JokeAnswer } from '../../contract/jokes.ts';
import type { Clock } from '../clock.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { JokesService } from './service.ts';

interface RouteServices {
  jokes: JokesService;
  clock: Clock;
  calendar: SiteCalendar;
}

const HOUR = 3600;

export const jokesRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { jokes, clock, calendar } = services;
  app.get(
    '/api/jokes/today',
    {
      schema: {
        operationId: 'getJokeOfTheDay',
        summary: 'The joke of the day',
        querystring: DateQuery,
        response: { 200: JokeAnswer, ...refusals(400, 404) },
      },
    },
    async ({ query }, reply) => {
      const answer = jokes.of(query.date ?? calendar.today());
      keepFor(reply, HOUR, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return answer;
    },
  );
};
