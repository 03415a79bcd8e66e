import type { SiteDocument } from '../../contract/documents.ts';
import type { DocumentName } from '../../domain/documents/documents.ts';
import { apiQuery } from '../shell/api-query.ts';

/** Settings and texts do not change while somebody reads. */
export function documentQuery(name: DocumentName) {
  return apiQuery<SiteDocument>(['/api/documents', name], Infinity);
}
