import type { ArchiveMonth } from '../../contract/archive.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { DataQuery } from '../shell/data-query.ts';

/** Asked anew at every visit, since days open by the clock; for an hour the browser's own cache answers. */
export function archiveQuery(sign: SignKey, month: string | null): DataQuery<ArchiveMonth> {
  return { queryKey: ['/api/archive', month ? `${sign}?month=${month}` : sign], staleTime: 0 };
}

/** Noon of the site's day, as the server takes it for its default. */
export const siteSkyQuery: DataQuery<SkyAnswer> = { queryKey: ['/api', 'sky'], staleTime: 0 };
