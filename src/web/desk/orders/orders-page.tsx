import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskOrders } from '../../../contract/desk-orders.ts';
import { Button } from '../../ui/button.tsx';
import { Answer } from '../ui/answer.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Bookkeeping } from './bookkeeping.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderSearch } from './order-search.tsx';
import styles from './orders-page.module.css';
import { useOrders, type Wanted } from './use-orders.ts';

function waitingWords(count: number): string {
  if (count === 0) return 'Nothing waits for you.';
  return count === 1 ? 'One order waits for you.' : `${count} orders wait for you.`;
}

function NoOrders({ show, find }: Wanted): ReactNode {
  if (find !== '')
    return (
      <Empty glyph="search" title="No order like that.">
        <p>A part of the number is enough. An email address has to be whole: we keep no list of them.</p>
      </Empty>
    );
  if (show !== '')
    return (
      <Empty glyph="star4" title={show === 'waiting' ? 'All is done.' : 'None of these.'}>
        <p>Choose “All orders” to see every one.</p>
      </Empty>
    );
  return (
    <Empty glyph="star4" title="No orders yet.">
      <p>When somebody orders a report, it’s here within a moment.</p>
    </Empty>
  );
}

interface ListProps {
  pages: readonly DeskOrders[];
  wanted: Wanted;
}

function OrderList({ pages, wanted }: ListProps): ReactNode {
  const orders = pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders {...wanted} />;
  return (
    <ul className={styles.list} aria-label="Orders">
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  );
}

export default function OrdersPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const wanted = { show: params.get('show') ?? '', find: params.get('find') ?? '' };
  const query = useOrders(wanted);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onWant = (next: Wanted): void =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  return (
    <>
      <PageHead title="Orders">{query.data && waitingWords(query.data.pages[0]!.waiting)}</PageHead>
      <OrderSearch key={wanted.find} wanted={wanted} onWant={onWant} />
      <Answer<InfiniteData<DeskOrders>>
        query={query}
        loading="Looking through the orders…"
        failed="We couldn’t load your orders."
      >
        {({ pages }) => <OrderList pages={pages} wanted={wanted} />}
      </Answer>
      {hasNextPage && (
        <Button
          kind="line"
          className={styles.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show older ones'}
        </Button>
      )}
      <Bookkeeping />
    </>
  );
}
