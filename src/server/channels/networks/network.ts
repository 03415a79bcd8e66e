import type { NetworkFailure } from '../../../domain/channels/failure.ts';

/** What a network gets of a post. */
export interface SentPost {
  /** "p15": what its link carries, and no other post's. */
  shortId: string;
  /** Of the site, as its links have it: "https://zodiary.example". */
  siteUrl: string;
  title: string;
  /** The words as the network gets them. */
  text: string;
  alt: string;
  /** With the short id. */
  link: string;
  tags: readonly string[];
  /** When people are to see it; what is past is now. */
  atMs: number;
  file: SentFile;
}

export interface SentFile {
  type: string;
  name: string;
  bytes: Buffer;
}

/** With what and where the owner lets us post. */
export interface Access {
  token: string;
  /** The page, the board, the channel. */
  place: string;
}

/** Where an upload goes on; kept before its first byte is sent. */
export interface UploadSession {
  address: string | null;
  /** Resolves when it is stored. */
  keep: (address: string | null) => Promise<void>;
}

interface Remote {
  remoteId: string;
  url: string;
}

/** refused: it is surely not there · unknown: it may be. */
export type Published =
  | ({ kind: 'sent' } & Remote)
  | { kind: 'refused'; failure: NetworkFailure }
  | { kind: 'unknown'; failure: NetworkFailure };

/**
 * absent: the network has shown all that it has since, and ours is not among it. unfinished: the upload can go on where
 * it ended, and makes one video however often it does.
 */
export type Found =
  | ({ kind: 'found' } & Remote)
  | { kind: 'absent' }
  | { kind: 'unfinished' }
  | { kind: 'unknown'; failure: NetworkFailure };

/** A post that nobody knows the end of. */
export interface Wanted extends Pick<SentPost, 'shortId' | 'siteUrl'> {
  /** It cannot be older. */
  sinceMs: number;
  /** It may be from before what our records tell. */
  isOld: boolean;
}

export interface Connector {
  publish: (post: SentPost, access: Access, upload: UploadSession) => Promise<Published>;
  find: (post: Wanted, access: Access, upload: UploadSession) => Promise<Found>;
}

/** Whether words name our link: the same host, and this id and no longer one. */
export function namesLink(
  words: unknown,
  { shortId, siteUrl }: Pick<Wanted, 'shortId' | 'siteUrl'>,
): boolean {
  if (typeof words !== 'string') return false;
  const { host } = new URL(siteUrl);
  return words.includes(host) && new RegExp(`[?&]z=${shortId}(?![0-9a-z])`).test(words);
}
