import { previewPicture } from './share-picture.ts';
import type { Shared } from './share-text.ts';

type PageWords = Pick<Shared, 'what' | 'title' | 'path' | 'text'> & Partial<Pick<Shared, 'head' | 'facts'>>;

/** A page that is shared under its title, with its own words and the picture of its link preview. */
export function sharedPage({ head, facts = [], ...words }: PageWords): Shared {
  return {
    ...words,
    copied: 'Text and link',
    pictures: { pin: previewPicture(words.path, 'pin'), file: previewPicture(words.path, 'square') },
    head: head ?? [words.title],
    facts,
    promotion: '',
    tags: [],
  };
}
