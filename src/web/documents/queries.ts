import type { SiteDocument } from '../../contract/documents.ts';
import type { DocumentName } from '../../domain/documents/documents.ts';
import type { DataQuery } from '../shell/data-query.ts';

/** Settings and texts do not change while somebody reads. */
export function documentQuery(name: DocumentName): DataQuery<SiteDocument> {
  return { queryKey: ['/api/documents', name], staleTime: Infinity };
}
