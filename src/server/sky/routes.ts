import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../contract/errors.ts';
import {
  instantOfText,
  SkyAccuracy,
  SkyAnswer,
  SkyDayAnswer,
  SkyDayQuery,
  SkyEventsAnswer,
  SkyEventsQuery,
  SkyQuery,
} from '../../contract/sky.ts';
import type { Clock } from '../clock.ts';
import { abandoned } from '../http/abandoned.ts';
import { keepFor } from '../http/public-read.ts';
import { addressKey, perMinuteLimit } from '../http/rate-limits.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { eventAnswer } from './day.ts';
import type { SkyService } from './service.ts';

interface RouteServices {
  sky: SkyService;
  clock: Clock;
  calendar: SiteCalendar;
}

const DAY_SECONDS = 86_400;
const MONTH_MS = 31 * DAY_SECONDS * 1000;

interface Options {
  services: RouteServices;
  /** Per address: a year takes two seconds of another core. */
  longSpansPerMinute: number;
}

const momentRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, longSpansPerMinute }) => {
  const { sky, clock, calendar } = services;
  const limitLongSpans = perMinuteLimit(app, 'long span', longSpansPerMinute);
  app.get(
    '/api/sky',
    {
      schema: {
        operationId: 'getSky',
        summary: 'Where the Sun, the Moon, the planets and the lunar node stand',
        querystring: SkyQuery,
        response: { 200: SkyAnswer, ...refusals(400) },
      },
    },
    async ({ query }, reply) => {
      keepFor(reply, DAY_SECONDS, clock.nowMs(), query.at ? Infinity : calendar.nextMidnightMs());
      return query.at ? sky.at(Date.parse(query.at)) : sky.atNoon(calendar.today());
    },
  );

  app.get(
    '/api/sky/events',
    {
      schema: {
        operationId: 'listSkyEvents',
        summary: 'What happens in the sky: ingresses, stations, exact aspects, lunations and eclipses',
        querystring: SkyEventsQuery,
        response: { 200: SkyEventsAnswer, ...refusals(400, 503) },
      },
      async preHandler(request, reply) {
        const { from, to } = request.query;
        if (instantOfText(to) - instantOfText(from) > MONTH_MS) await limitLongSpans(request, reply);
      },
    },
    async (request, reply) => {
      const { from, to } = request.query;
      const asked = { asker: addressKey(request.ip), signal: abandoned(reply) };
      const found = await sky.events(instantOfText(from), instantOfText(to), asked);
      keepFor(reply, DAY_SECONDS, clock.nowMs());
      return found.map(eventAnswer);
    },
  );
};

const dayRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { sky, clock, calendar } = services;
  app.get(
    '/api/sky/accuracy',
    {
      schema: {
        operationId: 'getSkyAccuracy',
        summary: 'How far our positions are from those of JPL',
        response: { 200: SkyAccuracy },
      },
    },
    async (_request, reply) => {
      keepFor(reply, DAY_SECONDS, clock.nowMs(), calendar.nextMidnightMs());
      return sky.accuracy(calendar.today());
    },
  );

  app.get(
    '/api/sky/day',
    {
      schema: {
        operationId: 'getSkyDay',
        summary: 'The week of a date: its events, the next lunations and what is retrograde',
        querystring: SkyDayQuery,
        response: { 200: SkyDayAnswer, ...refusals(400, 503) },
      },
    },
    async ({ query, ip }, reply) => {
      const answer = await sky.day(query.date ?? calendar.today(), addressKey(ip));
      keepFor(reply, DAY_SECONDS, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return answer;
    },
  );
};

export const skyRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(momentRoutes, options);
  await app.register(dayRoutes, options);
};
