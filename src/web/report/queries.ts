import type { ReportAnswer, ReportOffer } from '../../contract/report.ts';
import type { ShopAnswer } from '../../contract/orders.ts';
import { apiQuery } from '../shell/api-query.ts';

/** These do not change while somebody reads. */
export const sampleQuery = apiQuery<ReportAnswer>(['/api/report/sample'], Infinity);
export const offerQuery = apiQuery<ReportOffer>(['/api/report/offer'], Infinity);
/** Asked for at each visit, which also counts it. */
export const shopQuery = apiQuery<ShopAnswer>(['/api/shop'], 0);
