import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DeskDone,
  DeskToday,
  JobRetryParams,
  MailRetryParams,
  MatterParams,
  OrderRetryParams,
} from '../../contract/desk-today.ts';
import type { TodayService } from './service.ts';

interface RouteServices {
  today: TodayService;
}

const CALLS = '/api/admin/today';
const done = { hide: true, response: { 200: DeskDone } } as const;

/** The first page of the desk, and what its buttons do. */
export const todayAdminRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services: { today } },
) => {
  const { retry } = today;
  app.get(CALLS, { schema: { hide: true, response: { 200: DeskToday } } }, () => today.look());
  app.post(
    `${CALLS}/retry/mail/:id`,
    { schema: { ...done, params: MailRetryParams } },
    async ({ params, owner }) => ({ said: await retry.mail(params.id, owner.device) }),
  );
  app.post(
    `${CALLS}/retry/job/:id`,
    { schema: { ...done, params: JobRetryParams } },
    async ({ params, owner }) => ({ said: await retry.job(params.id, owner.device) }),
  );
  app.post(`${CALLS}/retry/push`, { schema: done }, async ({ owner }) => ({
    said: await retry.push(owner.device),
  }));
  app.post(
    `${CALLS}/retry/report/:number`,
    { schema: { ...done, params: OrderRetryParams } },
    async ({ params, owner }) => ({ said: await retry.report(params.number, owner.device) }),
  );
  app.post(
    `${CALLS}/retry/refund/:number`,
    { schema: { ...done, params: OrderRetryParams } },
    async ({ params, owner }) => ({ said: await retry.refund(params.number, owner.device) }),
  );
  app.post(
    `${CALLS}/let-go/:id`,
    { schema: { ...done, params: MatterParams } },
    async ({ params, owner }) => ({ said: await retry.letGo(params.id, owner.device) }),
  );
};
