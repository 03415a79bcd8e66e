import { createHash } from 'node:crypto';
import { pictureAddress } from '../../art/share-pictures/address.ts';
import type { ShareFormat } from '../../art/share-pictures/formats.ts';
import type { Signed, SubjectKind } from '../../art/share-pictures/subject.ts';
import { designEdition } from './design.ts';
import type { OrderMaker } from './painter.ts';
import type { PictureCache } from './picture-cache.ts';
import { subjectFinder, type SubjectSources } from './subjects.ts';

export interface SharePicture {
  kind: SubjectKind;
  key: string;
  /** A hash of its words and its design. */
  edition: string;
  alt: string;
  /** Of one visitor: no cache may keep it. */
  isPersonal: boolean;
  address: (format: ShareFormat) => string;
  /** For whoever puts it into a picture of their own. */
  order: (format: ShareFormat) => OrderMaker;
  png: (format: ShareFormat, asker: string) => Promise<Buffer>;
}

export interface SharePictures {
  /** A picture of something that exists; null for everything else. */
  find: (kind: SubjectKind, key: string) => Promise<SharePicture | null>;
}

interface Parts {
  sources: SubjectSources;
  pictureCache: Pick<PictureCache, 'get'>;
  by: Signed;
}

const EDITION_LENGTH = 12;

export function sharePictures({ sources, pictureCache, by }: Parts): SharePictures {
  const finder = subjectFinder(sources);

  function editionOf(words: unknown): string {
    const made = [designEdition(), JSON.stringify([by, words])].join(' ');
    return createHash('sha256').update(made).digest('base64url').slice(0, EDITION_LENGTH);
  }

  return {
    async find(kind, key) {
      const subject = await finder[kind](key);
      if (!subject) return null;
      const edition = editionOf(subject.words);
      const order =
        (format: ShareFormat): OrderMaker =>
        async () => ({ subject: await subject.whole(), format, by });
      return {
        kind,
        key,
        edition,
        alt: subject.alt,
        isPersonal: subject.isPersonal ?? false,
        address: (format) => pictureAddress({ kind, key, format, edition }),
        order,
        png: (format, asker) =>
          pictureCache.get({
            asker,
            name: `${kind}.${key}.${format}.${edition}.png`,
            isUnstored: subject.isUnstored ?? false,
            order: order(format),
          }),
      };
    },
  };
}
