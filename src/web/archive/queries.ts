import type { ArchiveMonth } from '../../contract/archive.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { apiQuery } from '../shell/api-query.ts';

/** Asked anew at every visit, since days open by the clock; for an hour the browser's own cache answers. */
export function archiveQuery(sign: SignKey, month: string | null) {
  return apiQuery<ArchiveMonth>(['/api/archive', month ? `${sign}?month=${month}` : sign], 0);
}

/** Noon of the site's day, as the server takes it for its default. */
export const siteSkyQuery = apiQuery<SkyAnswer>(['/api', 'sky'], 0);
