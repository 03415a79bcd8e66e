import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ImpossibleBirth, RepeatedHour } from '../../contract/chart.ts';
import { refusals } from '../../contract/errors.ts';
import { GiftAnswer, GiftOpened, GiftParams, GiftRequest } from '../../contract/orders.ts';
import { birthRefusal } from '../chart/refusals.ts';
import { isForm, seeOther } from './form-posts.ts';
import { known } from './private-answers.ts';
import type { OrdersService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ services: { orders: OrdersService } }>;

const READ_REFUSALS = [400, 404, 429, 503] as const;
const WRITE_REFUSALS = [400, 403, 413, 415, 429, 503] as const;

/** For whoever has the card of a present. */
export const giftRoutes: Plugin = async (app, { services: { orders } }) => {
  app.get(
    '/api/gifts/:code',
    {
      schema: {
        operationId: 'getGift',
        summary: 'Whom a present is for, and whether it is still closed',
        params: GiftParams,
        response: { 200: GiftAnswer, ...refusals(...READ_REFUSALS) },
      },
    },
    async ({ params }) => known(await orders.gift(params.code)),
  );
  app.post(
    '/api/gifts/:code',
    {
      schema: {
        operationId: 'openGift',
        summary: 'Opens a present, once: the report of whoever got it',
        params: GiftParams,
        body: GiftRequest,
        response: {
          200: GiftOpened,
          409: RepeatedHour,
          422: ImpossibleBirth,
          ...refusals(...WRITE_REFUSALS, 404),
        },
      },
    },
    async (request, reply) => {
      const opened = await orders.openGift(request.params.code, request.body.birth);
      if (opened.kind !== 'opened') return birthRefusal(opened, reply);
      return isForm(request) ? seeOther(reply, opened.answer.report.path) : opened.answer;
    },
  );
};
