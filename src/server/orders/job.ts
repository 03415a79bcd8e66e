import type { BackgroundJob } from '../jobs/background.ts';
import type { OrdersService } from './service.ts';

/** Every instance takes a round each minute; the rows say whose turn an order is. */
export function ordersJob({ reconciler }: Pick<OrdersService, 'reconciler'>): BackgroundJob {
  return { name: 'orders', eachMinute: reconciler.round };
}
