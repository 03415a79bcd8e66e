import type { DeskAction, DeskMatter } from '../../contract/desk-today.ts';
import { MESSAGE_LIFE_MS } from '../../domain/push/due.ts';
import { WAIT_WORDS } from '../../domain/orders/happenings.ts';
import { ALERT_AFTER_MS } from '../../domain/orders/terms.ts';
import { priceText } from '../../domain/report/price.ts';
import { listEdits, type StoredEdit } from '../content-edits/store.ts';
import type { ContentSource } from '../content-edits/source.ts';
import type { NeedsYou } from '../../domain/channels/needs-you.ts';
import type { Transaction } from '../db/database.ts';
import { listFailedWork, type FailedWork } from '../jobs/failed-work-store.ts';
import { listFailedMails, type FailedMail } from '../mail/store.ts';
import { listOrderTroubles, type OrderTrouble } from '../orders/desk-store.ts';
import { channelMatters } from './channel-matters.ts';
import { several } from './said.ts';
import {
  failedDeliveries,
  ordersNotMade,
  ordersToMarkPaid,
  refundsNotDone,
  type FailedDeliveries,
  type WaitingOrder,
} from './store.ts';
import { wordMatters } from './word-matters.ts';

/** Whoever has more has one reason for all of them. */
const MOST = 20;

/** Everything that waits for somebody or has failed. */
export interface Gathered {
  mails: FailedMail[];
  work: FailedWork[];
  push: FailedDeliveries;
  toMarkPaid: WaitingOrder[];
  notMade: WaitingOrder[];
  refunds: WaitingOrder[];
  troubles: OrderTrouble[];
  words: StoredEdit[];
  channels: readonly NeedsYou[];
}

export async function gatherMatters(
  tx: Transaction,
  { nowMs, dayStartMs }: { nowMs: number; dayStartMs: number },
): Promise<Omit<Gathered, 'channels'>> {
  const late = new Date(nowMs - ALERT_AFTER_MS);
  return {
    mails: await listFailedMails(tx, MOST),
    work: await listFailedWork(tx, MOST),
    push: await failedDeliveries(tx, new Date(dayStartMs)),
    toMarkPaid: await ordersToMarkPaid(tx, MOST),
    notMade: await ordersNotMade(tx, late, MOST),
    refunds: await refundsNotDone(tx, late, MOST),
    troubles: await listOrderTroubles(tx, MOST),
    words: await listEdits(tx, { slot: 'public' }),
  };
}

const CALLS = '/api/admin/today';
const retry = (path: string): DeskAction => ({ label: 'Retry', call: `${CALLS}/retry/${path}` });
const letGo = (id: string): DeskAction => ({ label: 'Let it go', call: `${CALLS}/let-go/${id}` });
const open = (number: string): DeskAction => ({ label: 'Open order', page: `/admin/orders/${number}` });

function mailMatter({ id, number, kind, attempts, reason, createdAt, isGivenUp }: FailedMail): DeskMatter {
  const what = kind === 'receipt' ? 'receipt' : 'new link';
  const ending = isGivenUp ? 'We’ve stopped trying.' : 'We’ll try again by ourselves.';
  const matter = `mail-${id}`;
  return {
    id: matter,
    title: isGivenUp ? 'An email wasn’t sent' : 'An email is late',
    reason: `The ${what} for order ${number}: the mail server didn’t take it (${reason}), ${several(attempts, 'try', 'tries')} so far. ${ending}`,
    at: createdAt.toISOString(),
    state: isGivenUp ? 'bad' : 'look',
    actions: [retry(`mail/${id}`), open(number), letGo(matter)],
  };
}

const WORK_NAMES: Readonly<Record<string, string>> = {
  'push-send': 'Sending messages',
  'push-clear': 'Clearing old messages',
  'storage-clear': 'The nightly clearing',
  'counting-readers': 'Counting push readers',
  'channels-clear': 'Clearing old videos',
};

/** A failed query would repeat its values. */
const plainReason = (message: string): string =>
  message === '' || message.startsWith('Failed query') ? 'the database refused it' : message;

function workMatter({ id, name, failedAtMs, message }: FailedWork): DeskMatter {
  const matter = `job-${id}`;
  return {
    id: matter,
    title: `${WORK_NAMES[name] ?? `The job “${name}”`} failed`,
    reason: `It ended with: ${plainReason(message)}.`,
    at: new Date(failedAtMs).toISOString(),
    state: 'bad',
    actions: [retry(`job/${id}`), letGo(matter)],
  };
}

function pushMatters({ count, detail, lastAt }: FailedDeliveries, nowMs: number): DeskMatter[] {
  if (lastAt === null) return [];
  // Another that fails later is another matter.
  const id = `push-${lastAt.getTime()}`;
  const isInTime = nowMs - lastAt.getTime() < MESSAGE_LIFE_MS;
  const ending = isInTime ? '' : ' It’s too late to send today’s again.';
  return [
    {
      id,
      title: count === 1 ? 'A push didn’t arrive' : `${several(count, 'push', 'pushes')} didn’t arrive`,
      reason: `The push service said: ${detail ?? 'nothing'}.${ending}`,
      at: lastAt.toISOString(),
      state: 'bad',
      actions: [...(isInTime ? [retry('push')] : []), letGo(id)],
    },
  ];
}

const priceOf = ({ amount, currency }: WaitingOrder): string =>
  priceText({ cents: amount, currency: currency.toUpperCase() });

const toMarkPaidMatter = (order: WaitingOrder): DeskMatter => ({
  id: `order-${order.number}`,
  title: 'An order waits for you',
  reason: `${order.isGift ? 'A report as a present' : 'A report'}, ${priceOf(order)}, order ${order.number}. Mark it paid once you see the money.`,
  at: order.at.toISOString(),
  state: 'look',
  actions: [open(order.number)],
});

const notMadeMatter = (order: WaitingOrder): DeskMatter => ({
  id: `report-${order.number}`,
  title: 'A paid report isn’t made',
  reason: `Order ${order.number}, ${priceOf(order)}. We try again every minute; retrying now tells you what’s wrong.`,
  at: order.at.toISOString(),
  state: 'bad',
  actions: [retry(`report/${order.number}`), open(order.number)],
});

const refundMatter = (order: WaitingOrder): DeskMatter => ({
  id: `refund-${order.number}`,
  title: 'A refund isn’t through',
  reason: `Order ${order.number}, ${priceOf(order)}. The payment provider hasn’t confirmed it.`,
  at: order.at.toISOString(),
  state: 'bad',
  actions: [retry(`refund/${order.number}`), open(order.number)],
});

const troubleMatter = ({ number, trouble, at }: OrderTrouble): DeskMatter => ({
  id: `trouble-${number}-${at.getTime()}`,
  title: 'An order needs you',
  reason: `Order ${number}. ${WAIT_WORDS[trouble]}`,
  at: at.toISOString(),
  state: 'bad',
  actions: [open(number)],
});

/** What waits, the worst first, then the newest. */
export function mattersOf(
  gathered: Gathered,
  nowMs: number,
  content: Pick<ContentSource, 'unit'>,
): DeskMatter[] {
  const all = [
    ...gathered.notMade.map(notMadeMatter),
    ...gathered.refunds.map(refundMatter),
    ...gathered.troubles.map(troubleMatter),
    ...pushMatters(gathered.push, nowMs),
    ...gathered.work.map(workMatter),
    ...gathered.mails.map(mailMatter),
    ...gathered.toMarkPaid.map(toMarkPaidMatter),
    ...wordMatters(gathered.words, content),
    ...channelMatters(gathered.channels, nowMs),
  ];
  return all.toSorted((one, other) => one.state.localeCompare(other.state) || other.at.localeCompare(one.at));
}
