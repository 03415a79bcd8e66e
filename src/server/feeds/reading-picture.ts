import { archivedAddress } from '../../domain/archive/archived.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { FeedPicture } from '../../domain/feeds/rss.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { pictureAddress } from '../../art/share-pictures/address.ts';
import { SHARE_FORMATS } from '../../art/share-pictures/formats.ts';

/** The picture that goes with a reading in a feed: the day's own, under an address that no change of design breaks. */
export function readingPicture(sign: SignKey, date: CivilDate, siteUrl: string): FeedPicture {
  const page = archivedAddress({ kind: 'daily', sign, from: date });
  const key = page.slice(page.lastIndexOf('/') + 1);
  const path = pictureAddress({ kind: 'reading', key, format: 'wide', edition: null });
  // It is drawn when somebody wants to see it: before that nobody knows how many bytes it has.
  return { url: siteUrl + path, type: 'image/png', bytes: null, ...SHARE_FORMATS.wide };
}
