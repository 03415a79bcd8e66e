import type { PictureSubject } from '../../art/share-pictures/subject.ts';

/** What a picture is of, before it is drawn. */
export interface KnownSubject {
  /** Everything its look depends on besides the design; the edition is hashed from it. */
  words: unknown;
  /** What is on it, for those who do not see it. */
  alt: string;
  /** With what takes a while to compute. */
  whole: () => Promise<PictureSubject>;
  /** Drawn anew for whoever asks: there are too many of its kind, or it is personal. */
  isUnstored?: boolean;
  /** Of one visitor, who may delete it: no cache may keep it. */
  isPersonal?: boolean;
}

export type FindSubject = (key: string) => Promise<KnownSubject | null> | KnownSubject | null;

/** Most subjects need nothing computed. */
export function known(subject: PictureSubject, alt: string): KnownSubject {
  return { words: subject, alt, whole: async () => subject };
}
