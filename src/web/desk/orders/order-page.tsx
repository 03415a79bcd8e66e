import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { DeskHappening, DeskOrder } from '../../../contract/desk-orders.ts';
import { monthDayYear } from '../../../domain/calendar/written-date.ts';
import { amountText } from '../../../domain/orders/timeline.ts';
import { dateAt, whenAt } from '../times.ts';
import { Answer } from '../ui/answer.tsx';
import { KeyValues } from '../ui/key-values.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import type { MarkState } from '../ui/state-mark.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { EraseRow } from './erase-row.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './order-page.module.css';
import { RefundSection } from './refund-section.tsx';
import { useOrder } from './use-orders.ts';

const WAYS: Readonly<Record<DeskOrder['provider'], string>> = {
  stripe: 'by Stripe',
  manual: 'by hand',
  demo: 'demo, no money',
};

function summary({ isGift, firstName, stateWords }: DeskOrder): string {
  const what = isGift ? 'A Personal Destiny Report as a present' : 'Personal Destiny Report';
  return `${what}${firstName === null ? '' : ` for ${firstName}`}, ${stateWords}.`;
}

function entriesOf(order: DeskOrder): (readonly [string, ReactNode])[] {
  const { price, provider, paidAt, placedAt, email, paymentId, live, keptUntil } = order;
  const sum = `${amountText(price)}, ${WAYS[provider]}`;
  return [
    [paidAt === null ? 'To pay' : 'Paid', live || provider !== 'stripe' ? sum : `${sum}, test key`],
    ['Ordered', whenAt(placedAt)],
    ['To', email ?? (keptUntil === null ? 'deleted' : 'no address left')],
    ...(keptUntil === null ? [] : [['Kept until', monthDayYear(dateAt(keptUntil))] as const]),
    ...(provider !== 'stripe' || paymentId === null ? [] : [['At Stripe', paymentId] as const]),
  ];
}

const MARKS: Readonly<Record<DeskHappening['state'], MarkState>> = {
  good: 'good',
  open: 'look',
  bad: 'bad',
};

function eventsOf({ happenings }: DeskOrder) {
  return happenings.map(({ at, state, title, note, words }, id) => ({
    id,
    title,
    state: MARKS[state],
    note: [whenAt(at), note].filter(Boolean).join(' · '),
    ...(words !== null && { children: words }),
  }));
}

function Whole({ order }: { order: DeskOrder }): ReactNode {
  return (
    <>
      {order.waitsFor !== null && <p className={styles.waits}>{order.waitsFor}</p>}
      <div className={styles.facts}>
        <KeyValues entries={entriesOf(order)} />
      </div>
      <Section title="What Happened">
        <Timeline events={eventsOf(order)} />
        <NextSteps order={order} />
      </Section>
      <RefundSection order={order} />
      <EraseRow order={order} />
    </>
  );
}

/** One order: how it stands, what happened, and what the owner can do about it. */
export default function OrderPage(): ReactNode {
  const { number = '' } = useParams();
  const query = useOrder(number);
  return (
    <>
      {/* The same heading before and after the order has come: it has the focus. */}
      <PageHead title={`Order ${number}`} back={{ to: '/admin/orders', label: 'Orders' }}>
        {query.data && summary(query.data)}
      </PageHead>
      <Answer query={query} loading="Opening the order…" failed="We couldn’t open this order.">
        {(order) => <Whole key={order.number} order={order} />}
      </Answer>
    </>
  );
}
