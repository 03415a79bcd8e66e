import type { ChartRequest } from '../../contract/chart.ts';
import type { OrderBirth } from '../../contract/orders.ts';

/** A birth with the name for its cover; without one where none was typed. */
export function namedBirth(request: ChartRequest, name: string): OrderBirth {
  return { ...request, ...(name.trim() && { name: name.trim() }) };
}
