import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DeskExportQuery,
  DeskNewLink,
  DeskOrder,
  DeskOrderDone,
  DeskOrderParams,
  DeskOrders,
  DeskOrdersQuery,
} from '../../contract/desk-orders.ts';
import { confirmedLately } from '../access/gate.ts';
import type { OrdersService } from './service.ts';

interface RouteServices {
  orders: Pick<OrdersService, 'desk'>;
}

type Plugin = FastifyPluginAsyncZod<{ services: RouteServices }>;

const numbered = <R>(response: R) => ({ hide: true, params: DeskOrderParams, response: { 200: response } });

/** Looking changes nothing, and asks no payment company. */
const readRoutes: Plugin = async (app, { services: { orders } }) => {
  const { desk } = orders;
  app.get(
    '/api/admin/orders',
    { schema: { hide: true, querystring: DeskOrdersQuery, response: { 200: DeskOrders } } },
    async (request) => desk.list(request.query),
  );
  app.get(
    '/api/admin/orders/export.csv',
    { schema: { hide: true, querystring: DeskExportQuery } },
    async (request, reply) => {
      const { from, to } = request.query;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="orders-${from}-to-${to}.csv"`)
        .send(Readable.from(desk.bookkeeping({ from, to })));
    },
  );
  app.get('/api/admin/orders/:number', { schema: numbered(DeskOrder) }, async (request) =>
    desk.order(request.params.number),
  );
};

/** Whatever moves money, deletes or hands out a link asks for a proof that is fresh. */
const writeRoutes: Plugin = async (app, { services: { orders } }) => {
  const { desk } = orders;
  app.post('/api/admin/orders/:number/paid', { schema: numbered(DeskOrderDone) }, async (request) => {
    confirmedLately(request);
    return desk.markPaid(request.params.number, request.owner.device);
  });
  app.post('/api/admin/orders/:number/link', { schema: numbered(DeskNewLink) }, async (request) => {
    const { number } = request.params;
    if ((await desk.order(number)).choices.newLink === 'copy') confirmedLately(request);
    return desk.newLink(number, request.owner.device);
  });
  app.post('/api/admin/orders/:number/refund', { schema: numbered(DeskOrderDone) }, async (request) => {
    confirmedLately(request);
    return desk.refund(request.params.number, request.owner.device);
  });
  app.post('/api/admin/orders/:number/dealt-with', { schema: numbered(DeskOrderDone) }, async (request) =>
    desk.dealtWith(request.params.number, request.owner.device),
  );
  app.delete(
    '/api/admin/orders/:number/personal-data',
    { schema: numbered(DeskOrderDone) },
    async (request) => {
      confirmedLately(request);
      return desk.erase(request.params.number, request.owner.device);
    },
  );
};

export const orderAdminRoutes: Plugin = async (app, options) => {
  await app.register(readRoutes, options);
  await app.register(writeRoutes, options);
};
