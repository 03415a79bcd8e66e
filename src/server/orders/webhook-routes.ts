import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { WebhookParams } from '../../contract/orders.ts';
import { HttpError } from '../http/errors.ts';
import { ProviderAway, WebhookRefused } from '../payments/provider.ts';
import { keepPrivate } from './private-answers.ts';
import type { OrdersService } from './service.ts';

/** A webhook of Stripe with a whole session in it. */
const WEBHOOK_LIMIT_BYTES = 256 * 1024;

function headersOf(given: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  return headers;
}

/** Payment companies tell us here; the bytes are taken as they come, since a signature is about them. */
export const webhookRoutes: FastifyPluginAsyncZod<{ services: { orders: OrdersService } }> = async (
  app,
  { services: { orders } },
) => {
  keepPrivate(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/api/webhooks/:provider',
    {
      bodyLimit: WEBHOOK_LIMIT_BYTES,
      // All of them come from a few addresses of one company, and none may be lost to a limit.
      config: { rateLimit: false },
      schema: { hide: true, params: WebhookParams },
    },
    async ({ params, body, headers }, reply) => {
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      try {
        await orders.takeWebhook(params.provider, bytes, headersOf(headers));
      } catch (error) {
        if (error instanceof WebhookRefused) throw new HttpError(400, 'refused', 'This was not taken.');
        if (error instanceof ProviderAway) throw new HttpError(503, 'unavailable', 'Please send it again.');
        throw error;
      }
      return reply.send({ received: true });
    },
  );
};
