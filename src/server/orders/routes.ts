import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ImpossibleBirth, RepeatedHour } from '../../contract/chart.ts';
import { refusals } from '../../contract/errors.ts';
import {
  CheckoutAnswer,
  CheckoutParams,
  DemoRequest,
  IdempotencyHeaders,
  NewOrderAnswer,
  OrderAnswer,
  OrderParams,
  OrderRequest,
  OrderStateAnswer,
  ShopAnswer,
} from '../../contract/orders.ts';
import { birthRefusal } from '../chart/refusals.ts';
import { acceptEmptyJson, refuseFields } from '../http/bodies.ts';
import { HttpError } from '../http/errors.ts';
import { askerOf } from '../http/visitor.ts';
import { ShopClosed } from './checkout.ts';
import { acceptForms, isForm, seeOther } from './form-posts.ts';
import { giftRoutes } from './gift-routes.ts';
import { keepPrivate, known } from './private-answers.ts';
import { reportRoutes } from './report-routes.ts';
import type { OrdersService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ services: { orders: OrdersService } }>;

const READ_REFUSALS = [400, 404, 429, 503] as const;
const WRITE_REFUSALS = [400, 403, 413, 415, 429, 503] as const;

const orderPath = (handle: string): string => `/order-success?order=${handle}`;

const placeRoutes: Plugin = async (app, { services: { orders } }) => {
  app.get(
    '/api/shop',
    {
      schema: {
        operationId: 'getShop',
        summary: 'Whether the report can be bought, for how much and on which terms',
        response: { 200: ShopAnswer },
      },
    },
    async ({ headers }) => {
      // Our own pages ask for it when somebody comes to the offer by a link inside the site, without a document.
      if (headers['sec-fetch-site'] === 'same-origin') orders.funnel.count('landing');
      return orders.shop();
    },
  );
  app.post(
    '/api/orders',
    {
      schema: {
        operationId: 'placeOrder',
        summary: 'Orders a report, or one as a present, and says where it is paid',
        headers: IdempotencyHeaders,
        body: OrderRequest,
        response: {
          201: NewOrderAnswer,
          409: RepeatedHour,
          422: ImpossibleBirth,
          ...refusals(...WRITE_REFUSALS),
        },
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      const key = headers['idempotency-key'] ?? body.key ?? null;
      const placed = await orders.place(body, key, askerOf(request)).catch((error: unknown) => {
        if (error instanceof ShopClosed) throw new HttpError(409, 'shop_closed', error.message);
        throw error;
      });
      if (placed.kind !== 'order') return birthRefusal(placed, reply);
      if (isForm(request)) return seeOther(reply, placed.answer.url);
      return reply.code(201).send(placed.answer);
    },
  );
  app.get(
    '/api/orders/:handle',
    {
      schema: {
        operationId: 'getOrder',
        summary: 'How far an order is, and where its report is',
        params: OrderParams,
        response: { 200: OrderAnswer, ...refusals(...READ_REFUSALS) },
      },
    },
    async ({ params }) => known(await orders.order(params.handle)),
  );
};

const orderRoutes: Plugin = async (app, { services: { orders } }) => {
  app.post(
    '/api/orders/:handle/retry',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'retryOrder',
        summary: 'Another try at paying, with the birth data that was given',
        params: OrderParams,
        response: { 200: CheckoutAnswer, ...refusals(...WRITE_REFUSALS, 404, 409) },
      },
    },
    async (request, reply) => {
      const answer = await orders.retry(request.params.handle, askerOf(request));
      return isForm(request) ? seeOther(reply, answer.url) : answer;
    },
  );
  app.post(
    '/api/orders/:handle/later',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'postponeOrder',
        summary: 'Leaves an order open, to be paid another time',
        params: OrderParams,
        response: { 200: OrderStateAnswer, ...refusals(...WRITE_REFUSALS, 404) },
      },
    },
    async (request, reply) => {
      const { handle } = request.params;
      const answer = await orders.later(handle);
      return isForm(request) ? seeOther(reply, `/failed-order?order=${handle}`) : answer;
    },
  );
  app.post(
    '/api/orders/:handle/refund',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'refundOrder',
        summary: 'Gives the money back, within the days that the shop names',
        params: OrderParams,
        response: { 200: OrderStateAnswer, ...refusals(...WRITE_REFUSALS, 404, 409) },
      },
    },
    async (request, reply) => {
      const { handle } = request.params;
      const answer = await orders.refund(handle);
      return isForm(request) ? seeOther(reply, orderPath(handle)) : answer;
    },
  );
};

const resendRoutes: Plugin = async (app, { services: { orders } }) => {
  app.post(
    '/api/orders/:handle/resend',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'resendReport',
        summary: 'Sends a new link to the address of the order, and ends the old one',
        params: OrderParams,
        response: { 200: OrderStateAnswer, ...refusals(...WRITE_REFUSALS, 404, 409) },
      },
    },
    async (request, reply) => {
      const { handle } = request.params;
      const answer = await orders.resend(handle);
      return isForm(request) ? seeOther(reply, orderPath(handle)) : answer;
    },
  );
};

const demoRoutes: Plugin = async (app, { services: { orders } }) => {
  app.post(
    '/api/checkout/demo/:session',
    { schema: { hide: true, params: CheckoutParams, body: DemoRequest } },
    async ({ params, body }, reply) => seeOther(reply, await orders.demoAct(params.session, body.action)),
  );
};

/** What is bought, by whom and for which birth: for whoever has the link alone. */
export const orderApiRoutes: Plugin = async (app, options) => {
  keepPrivate(app);
  acceptEmptyJson(app);
  acceptForms(app);
  await placeRoutes(app, options);
  await orderRoutes(app, options);
  await resendRoutes(app, options);
  await reportRoutes(app, options);
  await giftRoutes(app, options);
  await demoRoutes(app, options);
};
