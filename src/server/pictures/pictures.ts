import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { following } from '../content-edits/following.ts';
import type { ContentSource } from '../content-edits/source.ts';
import { pageCards, type PageCardTags } from './page-cards.ts';
import { Painter } from './painter.ts';
import { pictureCache, type PictureCache } from './picture-cache.ts';
import { quoteCards, type QuoteCards } from './quote-cards.ts';
import { authorLookup, quoteLookup } from './quote-lookup.ts';
import { sharePictures, type SharePictures } from './share-pictures.ts';
import { PictureStore } from './store.ts';
import type { SubjectSources } from './subjects.ts';

/** Of the pictures that wait, one address may have a few, not all. */
const PICTURES_WAITING_OF_ONE = 4;

function createPictureCache(config: Config, log: Logger): PictureCache {
  const { dataDir, pictureCacheMegabytes, pictureQueueLength } = config;
  const folder = join(dataDir, 'pictures');
  const store = new PictureStore({ folder, maxBytes: pictureCacheMegabytes * 1024 * 1024 });
  const waiting = { maxWaiting: pictureQueueLength, maxWaitingOfOne: PICTURES_WAITING_OF_ONE };
  const painter = new Painter({ ...waiting, log });
  return pictureCache({ painter, store, log });
}

export interface Pictures {
  quoteCards: QuoteCards;
  sharePictures: SharePictures;
  pageCardTags: PageCardTags;
  pictureCache: PictureCache;
}

interface Parts {
  config: Config;
  content: ContentSource;
  log: Logger;
}

export function createPictures(
  { config, content, log }: Parts,
  services: Omit<SubjectSources, 'author'>,
): Pictures {
  const { siteName, siteUrl } = config;
  const cache = createPictureCache(config, log);
  const quote = following(content, ['quotes'], ({ quotes }) => quoteLookup(quotes));
  const author = following(content, ['quotes'], ({ quotes }) => authorLookup(quotes));
  const pictures = sharePictures({
    sources: { ...services, author },
    pictureCache: cache,
    by: { siteName, host: new URL(siteUrl).host },
  });
  return {
    quoteCards: following(content, ['quotes'], () => quoteCards({ quote, siteName, pictureCache: cache })),
    sharePictures: pictures,
    pageCardTags: pageCards({ config, pictures, quote, log }),
    pictureCache: cache,
  };
}
