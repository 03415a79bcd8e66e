import type { ReportAnswer, ReportOffer } from '../../contract/report.ts';
import type { ShopAnswer } from '../../contract/orders.ts';
import type { DataQuery } from '../shell/data-query.ts';

/** These do not change while somebody reads. */
export const sampleQuery: DataQuery<ReportAnswer> = { queryKey: ['/api/report/sample'], staleTime: Infinity };
export const offerQuery: DataQuery<ReportOffer> = { queryKey: ['/api/report/offer'], staleTime: Infinity };
/** Asked for at each visit, which also counts it. */
export const shopQuery: DataQuery<ShopAnswer> = { queryKey: ['/api/shop'], staleTime: 0 };
