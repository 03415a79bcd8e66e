import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedPicture } from '../../domain/feeds/rss.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';

const PUBLIC_DIR = join(import.meta.dirname, '../../../public');
/** All twelve are squares of this many pixels. */
const PLATE_PIXELS = 640;

/** The picture that goes with a reading in a feed: the plate of its sign. */
export function readingPicture(sign: SignKey, siteUrl: string): FeedPicture {
  const path = `/zodiac-signs/${sign}.png`;
  return {
    url: siteUrl + path,
    type: 'image/png',
    bytes: statSync(join(PUBLIC_DIR, path)).size,
    width: PLATE_PIXELS,
    height: PLATE_PIXELS,
  };
}
