import type { Shared } from './share-text.ts';

/** By path, the picture that goes with what is shared: the site's own card, until every day has one. */
export function sharePicture(_shared: Shared): string {
  return '/card.png';
}
