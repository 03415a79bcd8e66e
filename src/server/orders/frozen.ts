import type { OrderFront } from '../../contract/orders.ts';
import type { WrittenReport } from '../report/written.ts';
import type { Seals } from './sealing.ts';
import type { ReportRow } from './store.ts';

/** A report as it was bought: a later release reads it and changes no word of it. */
export interface FrozenReport extends WrittenReport {
  offsetSeconds: number;
  about: OrderFront;
  /** "November 17, 2026" */
  made: string;
}

const purposeOf = (orderId: string): string => `report ${orderId}`;

export const freeze = (seals: Seals, orderId: string, frozen: FrozenReport): string =>
  seals.seal(frozen, purposeOf(orderId));

/** Null until it is made, and after it is gone. */
export function frozenOf(
  seals: Seals,
  { orderId, sealedDocument }: Pick<ReportRow, 'orderId' | 'sealedDocument'>,
): FrozenReport | null {
  return sealedDocument === null ? null : seals.open<FrozenReport>(sealedDocument, purposeOf(orderId));
}
