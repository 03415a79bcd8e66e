import { randomBytes } from 'node:crypto';
import type { GiftWish, OrderBirth, OrderFront } from '../../contract/orders.ts';
import type { OrderRow } from './store.ts';
import type { Seals } from './sealing.ts';

/** Everything personal about an order: sealed as a whole, and gone as a whole. */
export interface Contents {
  handle: string;
  email: string | null;
  /** Null for a present that nobody has opened. */
  birth: OrderBirth | null;
  about: OrderFront | null;
  gift: GiftWish | null;
}

const HANDLE_BYTES = 16;

/** Opens the page of an order. */
export const newHandle = (): string => randomBytes(HANDLE_BYTES).toString('base64url');

const purposeOf = (orderId: string): string => `order ${orderId}`;

export const sealContents = (seals: Seals, orderId: string, contents: Contents): string =>
  seals.seal(contents, purposeOf(orderId));

/** The same for the same mailbox, however somebody typed it. */
export const emailKey = (email: string): string => `email ${email.trim().toLowerCase()}`;

/** Null after their deletion. */
export function contentsOf(seals: Seals, { id, sealed }: Pick<OrderRow, 'id' | 'sealed'>): Contents | null {
  return sealed === null ? null : seals.open<Contents>(sealed, purposeOf(id));
}
