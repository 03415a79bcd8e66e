import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../contract/errors.ts';
import { SubscribeBody, TestAnswer, VapidKeyAnswer } from '../../contract/push.ts';
import { PreferencesAnswer } from '../../contract/preferences.ts';
import type { SendOutcome } from '../../domain/push/answer.ts';
import type { Clock } from '../clock.ts';
import { acceptEmptyJson, refuseFields } from '../http/bodies.ts';
import { keepFor } from '../http/public-read.ts';
import { addressKey } from '../http/rate-limits.ts';
import { visitorOf } from '../http/visitor.ts';
import type { PushService } from './service.ts';
import { PRIVATE } from '../cache-control.ts';

interface RouteServices {
  push: PushService;
  clock: Clock;
}

type Plugin = FastifyPluginAsyncZod<{ services: RouteServices }>;

const FIVE_MINUTES = 300;
const TESTS_PER_MINUTE = 5;
const WRITE_REFUSALS = refusals(400, 403, 413, 415, 429, 503);
const security = [{ visitor: [] }];

export const vapidKeyRoutes: Plugin = async (app, { services: { push, clock } }) => {
  app.get(
    '/api/notifications/vapid-key',
    {
      schema: {
        operationId: 'getVapidKey',
        summary: 'The site’s public key, which a browser needs to subscribe',
        response: { 200: VapidKeyAnswer },
      },
    },
    async (_request, reply) => {
      const publicKey = await push.publicKey();
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return { publicKey };
    },
  );
};

function registerPersonalCalls(app: FastifyInstance): void {
  acceptEmptyJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PRIVATE);
  });
}

export const subscriptionRoutes: Plugin = async (app, { services: { push } }) => {
  registerPersonalCalls(app);
  app.post(
    '/api/notifications/subscribe',
    {
      schema: {
        operationId: 'subscribeToNotifications',
        summary: 'A browser of the visitor takes notifications from now on',
        security,
        body: SubscribeBody,
        response: { 200: PreferencesAnswer, ...refusals(409), ...WRITE_REFUSALS },
      },
    },
    async (request) => push.subscribe(visitorOf(request), request.body),
  );
  app.delete(
    '/api/notifications/subscribe',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'unsubscribeFromNotifications',
        summary: 'No browser of the visitor takes notifications any more',
        security,
        response: { 200: PreferencesAnswer, ...WRITE_REFUSALS },
      },
    },
    async (request) => push.unsubscribe(visitorOf(request)),
  );
};

function counted(outcomes: readonly SendOutcome[]): TestAnswer {
  const count = (...kinds: SendOutcome['kind'][]) =>
    outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  return { sent: count('sent'), gone: count('gone'), failed: count('failed', 'retry') };
}

/** Stores nothing, so it goes on when nothing more is stored. */
export const testMessageRoutes: Plugin = async (app, { services: { push } }) => {
  registerPersonalCalls(app);
  app.post(
    '/api/notifications/test',
    {
      preValidation: refuseFields,
      // Each call makes us send to somebody else's server.
      config: {
        rateLimit: {
          max: TESTS_PER_MINUTE,
          timeWindow: 60_000,
          keyGenerator: (request) => `test message ${addressKey(request.ip)}`,
        },
      },
      schema: {
        operationId: 'sendTestNotification',
        summary: 'Sends today’s notification to the visitor’s browsers at once',
        security,
        response: { 200: TestAnswer, ...refusals(409), ...WRITE_REFUSALS },
      },
    },
    async (request) => {
      const outcomes = await push.test(visitorOf(request));
      const details = outcomes.flatMap((outcome) => ('detail' in outcome ? [outcome.detail] : []));
      if (details.length > 0) request.log.warn({ details }, 'push: test message not delivered');
      return counted(outcomes);
    },
  );
};
