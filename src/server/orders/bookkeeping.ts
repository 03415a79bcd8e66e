import { addDays } from '../../domain/calendar/civil-date.ts';
import { dateInZone, dayStartInZone } from '../../domain/calendar/zones.ts';
import { CSV_BEGINNING, csvLine } from '../../domain/orders/csv.ts';
import type { Connection } from '../db/database.ts';
import { listBooked, type Booked, type Place } from './desk-store.ts';

const AT_ONCE = 500;

const HEAD = [
  'number',
  'ordered',
  'paid',
  'gross',
  'currency',
  'provider',
  'money',
  'payment id',
  'refunded',
  'refund',
];

interface Span {
  from: Date;
  to: Date;
}

/** A sum stands where its day is within the span: each column adds up to what came in, and what went out. */
function lineOf(order: Booked, span: Span, zone: string): string {
  const day = (at: Date | null): string => (at ? dateInZone(at.getTime(), zone) : '');
  const gross = (order.amount / 100).toFixed(2);
  const sumIfWithin = (at: Date | null): string => (at && at >= span.from && at < span.to ? gross : '');
  return csvLine([
    order.number,
    day(order.createdAt),
    day(order.paidAt),
    sumIfWithin(order.paidAt),
    order.currency.toUpperCase(),
    order.provider,
    order.live ? 'real' : 'none',
    order.paymentId ?? '',
    day(order.refundedAt),
    sumIfWithin(order.refundedAt),
  ]);
}

/** For the bookkeeper: the money that came or went on these days, both included, and nobody's data. */
export async function* bookkeeping(
  db: Connection,
  { from, to }: { from: string; to: string },
  zone: string,
): AsyncGenerator<string> {
  const span = {
    from: new Date(dayStartInZone(from, zone)),
    to: new Date(dayStartInZone(addDays(to, 1), zone)),
  };
  yield CSV_BEGINNING + csvLine(HEAD);
  let place: Place | null = null;
  for (;;) {
    const rows: Booked[] = await listBooked(db, span, place, AT_ONCE);
    if (rows.length > 0) yield rows.map((row) => lineOf(row, span, zone)).join('');
    if (rows.length < AT_ONCE) return;
    place = rows.at(-1)!;
  }
}
