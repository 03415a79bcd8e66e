import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../contract/errors.ts';
import { SkyAnswer, SkyQuery } from '../../contract/sky.ts';
import { keepFor } from '../http/public-read.ts';
import type { Services } from '../services.ts';

export const skyRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { sky, clock, calendar } = services;
  app.get(
    '/api/sky',
    {
      schema: {
        summary: 'Where the Sun, the Moon, the planets and the lunar node stand',
        querystring: SkyQuery,
        response: { 200: SkyAnswer, ...refusals(400) },
      },
    },
    async ({ query }, reply) => {
      const day = 86_400;
      keepFor(reply, day, clock.nowMs(), query.at ? Infinity : calendar.nextMidnightMs());
      return query.at ? sky.at(Date.parse(query.at)) : sky.atNoon(calendar.today());
    },
  );
};
