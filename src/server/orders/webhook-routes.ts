import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { WebhookParams } from '../../contract/orders.ts';
import type { Clock } from '../clock.ts';
import { Busy } from '../failures.ts';
import { HttpError } from '../http/errors.ts';
import { askerOf } from '../http/visitor.ts';
import { ProviderAway, WebhookRefused } from '../payments/provider.ts';
import { keepPrivate } from './private-answers.ts';
import type { OrdersService } from './service.ts';
import { webhookDoor } from './webhook-door.ts';

/** One about a dispute has whatever the seller wrote to defend it, 150,000 characters at Stripe. */
const WEBHOOK_LIMIT_BYTES = 256 * 1024;
const RETRY_AFTER_SECONDS = 60;

function headersOf(given: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  return headers;
}

function answerable(error: unknown): unknown {
  if (error instanceof WebhookRefused) return new HttpError(400, 'refused', 'This was not taken.');
  if (error instanceof ProviderAway) return new Busy('Please send it again.', RETRY_AFTER_SECONDS);
  return error;
}

interface WebhookOptions {
  services: { orders: Pick<OrdersService, 'checkWebhookHead' | 'takeWebhook'>; clock: Clock };
  forgedPerMinute: number;
}

/** Payment companies tell us here; the bytes are taken as they come, since a signature is about them. */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookOptions> = async (
  app,
  { services: { orders, clock }, forgedPerMinute },
) => {
  const door = webhookDoor(forgedPerMinute, clock);
  keepPrivate(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Whatever was not taken counts, also what was too large to be looked at.
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 429) door.countForged(askerOf(request).network);
  });
  app.post<{ Params: WebhookParams }>(
    '/api/webhooks/:provider',
    {
      bodyLimit: WEBHOOK_LIMIT_BYTES,
      // All true ones come from a few addresses of one company, and none may be lost to a limit of requests.
      config: { rateLimit: false },
      schema: { hide: true, params: WebhookParams },
      // Before a byte of the body is read.
      onRequest: async (request) => {
        door.admit(askerOf(request).network);
        try {
          orders.checkWebhookHead(request.params.provider, headersOf(request.headers));
        } catch (error) {
          throw answerable(error);
        }
      },
    },
    async ({ params, body, headers }, reply) => {
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      try {
        await orders.takeWebhook(params.provider, bytes, headersOf(headers));
      } catch (error) {
        throw answerable(error);
      }
      return reply.send({ received: true });
    },
  );
};
