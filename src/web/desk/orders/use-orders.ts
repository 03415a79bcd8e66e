import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { DeskOrder, DeskOrders } from '../../../contract/desk-orders.ts';
import { getJson } from '../call.ts';

const CALLS = '/api/admin/orders';

export const orderCall = (number: string, what = ''): string =>
  `${CALLS}/${encodeURIComponent(number)}${what && `/${what}`}`;
export const orderKey = (number: string): readonly string[] => ['orders', number];

/** What is looked for: a state or "waiting", and a number or an address. */
export interface Wanted {
  show: string;
  find: string;
}

function listCall({ show, find }: Wanted, after: string): string {
  const query = new URLSearchParams();
  if (show === 'waiting') query.set('waiting', '1');
  else if (show !== '') query.set('state', show);
  if (find !== '') query.set('find', find);
  if (after !== '') query.set('after', after);
  return `${CALLS}?${query}`;
}

export function useOrders(wanted: Wanted): UseInfiniteQueryResult<InfiniteData<DeskOrders>> {
  return useInfiniteQuery({
    queryKey: ['orders', 'list', wanted.show, wanted.find],
    queryFn: ({ signal, pageParam }) => getJson<DeskOrders>(listCall(wanted, pageParam), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

const EVERY_FEW_SECONDS_MS = 4_000;

/** A report that is being made is looked at again until it is there. */
export function useOrder(number: string): UseQueryResult<DeskOrder> {
  return useQuery({
    queryKey: orderKey(number),
    queryFn: ({ signal }) => getJson<DeskOrder>(orderCall(number), signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'paid' ? EVERY_FEW_SECONDS_MS : false),
  });
}
