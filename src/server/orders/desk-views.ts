import type { DeskOrder, DeskOrderRow } from '../../contract/desk-orders.ts';
import { LETTER_TROUBLES, TROUBLES, WAIT_WORDS, type Wait } from '../../domain/orders/happenings.ts';
import { isPaid, UNPAID_STATES, type OrderState } from '../../domain/orders/states.ts';
import type { mailOutbox } from '../mail/tables.ts';
import { contentsOf, type Contents } from './contents.ts';
import type { DeskRow } from './desk-store.ts';
import type { Happening } from './happenings-store.ts';
import type { Links } from './links.ts';
import type { OrderParts } from './parts.ts';
import { timelineOf } from './timeline.ts';

const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  created: 'not paid yet',
  failed: 'the payment didn’t go through',
  expired: 'the checkout ran out',
  paid: 'paid, the report is being made',
  fulfilled: 'paid, the report is made',
  refunded: 'given back',
};

function stateWords({ order, report, gift }: DeskRow): string {
  if (order.state !== 'fulfilled' || !order.isGift) return STATE_WORDS[order.state as OrderState];
  if (!gift?.usedAt) return 'paid, not opened yet';
  return report?.madeAt ? 'paid and opened, the report is made' : 'paid and opened, the report is being made';
}

/** Enough to know who writes to you, and no more. */
function firstNameOf(contents: Contents | null): string | null {
  const name = contents?.gift?.to ?? contents?.about?.name ?? null;
  return name?.trim().split(/\s+/)[0] ?? null;
}

/** "a•••@example.com" */
function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${[...local][0] ?? ''}•••@${domain}`;
}

/** What is over when the owner says so; the rest ends by itself. */
export const isTrouble = (wait: Wait | null): boolean =>
  wait !== null && [...TROUBLES, ...LETTER_TROUBLES].some((trouble) => trouble === wait);

export interface DeskViews {
  row: (row: DeskRow) => DeskOrderRow;
  order: (
    row: DeskRow,
    happenings: readonly Happening[],
    letters: readonly (typeof mailOutbox.$inferSelect)[],
  ) => DeskOrder;
}

function refundWay({ order }: DeskRow): DeskOrder['choices']['refund'] {
  if (!isPaid(order.state as OrderState)) return null;
  if (order.provider === 'demo') return 'demo';
  return order.provider === 'manual' ? 'by-hand' : 'provider';
}

export function createDeskViews({ config, seals }: OrderParts, { wayFor }: Links): DeskViews {
  const { siteTimeZone: timeZone } = config;

  function rowOf(row: DeskRow, contents: Contents | null): DeskOrderRow {
    const { order, wait } = row;
    return {
      number: order.number,
      state: order.state as OrderState,
      stateWords: stateWords(row),
      provider: order.provider as DeskOrderRow['provider'],
      live: order.live,
      price: { cents: order.amount, currency: order.currency.toUpperCase() },
      placedAt: order.createdAt.toISOString(),
      isGift: order.isGift,
      firstName: firstNameOf(contents),
      waitsFor: wait && WAIT_WORDS[wait],
    };
  }

  function choicesOf(row: DeskRow, contents: Contents | null): DeskOrder['choices'] {
    const { order, wait } = row;
    const isUnpaid = UNPAID_STATES.includes(order.state as OrderState);
    return {
      markPaid: order.provider === 'manual' && isUnpaid && order.session !== null && contents !== null,
      newLink: wayFor(order, contents),
      refund: refundWay(row),
      erase: contents !== null && order.state !== 'paid',
      dealtWith: isTrouble(wait),
    };
  }

  return {
    row: (row) => rowOf(row, contentsOf(seals, row.order)),
    order(row, happenings, letters) {
      const { order } = row;
      const contents = contentsOf(seals, order);
      return {
        ...rowOf(row, contents),
        timeZone,
        paidAt: order.paidAt?.toISOString() ?? null,
        refundedAt: order.refundedAt?.toISOString() ?? null,
        paymentId: order.paymentId,
        email: contents?.email ? maskedEmail(contents.email) : null,
        keptUntil: contents ? order.keptUntil.toISOString() : null,
        happenings: timelineOf(row, happenings, letters),
        choices: choicesOf(row, contents),
      };
    },
  };
}
