import { useQuery } from '@tanstack/react-query';
import type { DeskUnits } from '../../../contract/desk-content.ts';
import type { DeskOrders } from '../../../contract/desk-orders.ts';
import { useAfterPause } from '../../shell/use-after-pause.ts';
import { getJson } from '../call.ts';
import { DESK_PAGES } from '../pages.ts';
import { pageMatches, type Finding } from './page-matches.ts';

const MOST = 5;
/** Less would find nearly everything. */
const SHORTEST = 2;

async function ordersLike(find: string, signal: AbortSignal): Promise<Finding[]> {
  const { orders } = await getJson<DeskOrders>(`/api/admin/orders?${new URLSearchParams({ find })}`, signal);
  return orders.slice(0, MOST).map(({ number }) => ({
    to: `/admin/orders/${encodeURIComponent(number)}`,
    title: number,
    note: 'Order',
  }));
}

async function postsLike(find: string, signal: AbortSignal): Promise<Finding[]> {
  const query = new URLSearchParams({ find });
  const { units } = await getJson<DeskUnits>(`/api/admin/content/post?${query}`, signal);
  return units
    .slice(0, MOST)
    .map(({ unit, title }) => ({ to: `/admin/posts/${encodeURIComponent(unit)}`, title, note: 'Post' }));
}

/** What one kind does not answer, the others still do. */
async function lookUp(find: string, signal: AbortSignal): Promise<Finding[]> {
  // A number has a hyphen and most have figures, an address has its sign; letters alone would list every order.
  const asked = [postsLike(find, signal), ...(/[\d@-]/.test(find) ? [ordersLike(find, signal)] : [])];
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])).toReversed();
}

/** Pages at once, orders and posts as soon as the server has looked. */
export function useFindings(typed: string): { findings: Finding[]; isLooking: boolean } {
  const find = useAfterPause(typed.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['find', find],
    queryFn: ({ signal }) => lookUp(find, signal),
    enabled: find.length >= SHORTEST,
  });
  const isSettled = find === typed.trim();
  return {
    findings: [...pageMatches(DESK_PAGES, typed), ...(isSettled ? data : [])],
    isLooking: isFetching || !isSettled,
  };
}
