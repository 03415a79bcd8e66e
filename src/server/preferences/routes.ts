import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import {
  EnableBody,
  NotificationTimeBody,
  PreferencesAnswer,
  PreferencesExport,
  PreferencesPatchBody,
  RefusalAnswer,
} from '../../contract/preferences.ts';
import { acceptEmptyJson, refuseFields } from '../http/bodies.ts';
import { visitorOf } from '../http/visitor.ts';
import type { PreferencesService } from './service.ts';
import { PRIVATE } from '../cache-control.ts';

interface RouteServices {
  preferences: PreferencesService;
}

type Plugin = FastifyPluginAsyncZod<{ services: RouteServices }>;

const READ_REFUSALS = refusals(400, 429, 503);
const WRITE_REFUSALS = refusals(400, 403, 413, 415, 429, 503);
const security = [{ visitor: [] }];
const answers = { 200: PreferencesAnswer, ...WRITE_REFUSALS };

const readRoutes: Plugin = async (app, { services: { preferences } }) => {
  app.get(
    '/api/preferences',
    {
      schema: {
        operationId: 'getPreferences',
        summary: 'What the visitor has chosen; the defaults for one not known yet',
        security,
        response: { 200: PreferencesAnswer, ...READ_REFUSALS },
      },
    },
    async (request) => preferences.read(visitorOf(request)),
  );
  app.get(
    '/api/preferences/export',
    {
      schema: {
        operationId: 'exportPreferences',
        summary: 'Everything the site keeps about the visitor',
        security,
        response: { 200: PreferencesExport, ...READ_REFUSALS },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="preferences.json"');
      return preferences.export(visitorOf(request));
    },
  );
};

const stepRoutes: Plugin = async (app, { services: { preferences } }) => {
  const steps = [
    [
      'horoscope-decline',
      'declineNotifications',
      'Do not ask about notifications for 24 hours',
      preferences.decline,
    ],
    [
      'horoscope-never-ask',
      'neverAskAboutNotifications',
      'Never ask about notifications again',
      preferences.neverAsk,
    ],
    ['reset-refuses', 'resetRefusedJokes', 'Count refused jokes from zero again', preferences.resetRefuses],
    ['disable-jokes', 'disableJokes', 'Offer no more jokes', preferences.disableJokes],
    [
      'feedback-shown',
      'confirmNotificationTime',
      'The notification time is fine as it is',
      preferences.feedbackShown,
    ],
  ] as const;
  for (const [name, operationId, summary, take] of steps) {
    app.post(
      `/api/preferences/${name}`,
      { preValidation: refuseFields, schema: { operationId, summary, security, response: answers } },
      async (request) => take(visitorOf(request)),
    );
  }
  app.post(
    '/api/preferences/refuse-joke',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'refuseJoke',
        summary: 'A joke was refused; says whether to ask if jokes should stop',
        security,
        response: { 200: RefusalAnswer, ...WRITE_REFUSALS },
      },
    },
    async (request) => preferences.refuseJoke(visitorOf(request)),
  );
};

const choiceRoutes: Plugin = async (app, { services: { preferences } }) => {
  app.post(
    '/api/preferences/horoscope-enable',
    {
      schema: {
        operationId: 'enableNotifications',
        summary: 'Daily notifications on',
        security,
        body: EnableBody,
        response: answers,
      },
    },
    async (request) => preferences.enable(visitorOf(request), request.body),
  );
  app.put(
    '/api/preferences/notification-time',
    {
      schema: {
        operationId: 'setNotificationTime',
        summary: 'The local time of the daily notification',
        security,
        body: NotificationTimeBody,
        response: answers,
      },
    },
    async (request) => preferences.setNotificationTime(visitorOf(request), request.body.time),
  );
  app.patch(
    '/api/preferences',
    {
      schema: {
        operationId: 'updatePreferences',
        summary: 'Change settings',
        security,
        body: PreferencesPatchBody,
        response: answers,
      },
    },
    async (request) => preferences.patch(visitorOf(request), request.body),
  );
};

const deleteRoutes: Plugin = async (app, { services: { preferences } }) => {
  app.delete(
    '/api/preferences',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'deletePreferences',
        summary: 'Delete everything the site keeps about the visitor',
        security,
        response: { 204: z.null().describe('Nothing is kept any more'), ...WRITE_REFUSALS },
      },
    },
    async (request, reply) => {
      await preferences.deleteAll(visitorOf(request));
      return reply.code(204).send(null);
    },
  );
};

export const preferencesRoutes: Plugin = async (app, options) => {
  acceptEmptyJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PRIVATE);
  });
  await app.register(readRoutes, options);
  await app.register(stepRoutes, options);
  await app.register(choiceRoutes, options);
  await app.register(deleteRoutes, options);
};
