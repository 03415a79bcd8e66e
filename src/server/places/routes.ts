import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../contract/errors.ts';
import { PlacesAnswer, PlacesQuery } from '../../contract/places.ts';
import type { Clock } from '../clock.ts';
import { keepFor } from '../http/public-read.ts';
import type { PlacesService } from './service.ts';

interface RouteServices {
  places: Pick<PlacesService, 'find'>;
  clock: Clock;
}

const DAY_SECONDS = 86_400;

export const placesRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { places, clock } = services;
  app.get(
    '/api/places',
    {
      schema: {
        operationId: 'findPlaces',
        summary: 'Places of birth whose names begin so: own and other names, one letter may be wrong',
        querystring: PlacesQuery,
        response: { 200: PlacesAnswer, ...refusals(400) },
      },
    },
    async ({ query }, reply) => {
      const found = await places.find(query.q);
      keepFor(reply, DAY_SECONDS, clock.nowMs());
      return found;
    },
  );
};
