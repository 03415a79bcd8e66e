import type { NetworkError } from './network-error.ts';

/** What a network gets of a post. */
export interface Outgoing {
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
  file: OutgoingFile;
}

export interface OutgoingFile {
  type: 'image/png' | 'image/jpeg' | 'video/mp4';
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

export interface Remote {
  remoteId: string;
  url: string;
}

/** sent · refused: it is not there, and why · unreached: nothing was sent · unknown: it may be there. */
export type Published =
  | ({ kind: 'sent' } & Remote)
  | { kind: 'refused'; error: NetworkError }
  | { kind: 'unreached'; detail: string }
  | { kind: 'unknown'; detail: string; error: NetworkError | null };

/** absent: the network has shown all that it has since, and ours is not among it. */
export type Found =
  | ({ kind: 'found' } & Remote)
  | { kind: 'absent' }
  | { kind: 'unfinished' }
  | { kind: 'unknown'; detail: string; error: NetworkError | null };

export interface Connector {
  publish: (post: Outgoing, access: Access, upload: UploadSession) => Promise<Published>;
  /** Whether a post is there that nobody knows the end of. `sinceMs`: it cannot be older. */
  find: (post: Wanted, access: Access, upload: UploadSession) => Promise<Found>;
}

export interface Wanted extends Pick<Outgoing, 'shortId' | 'siteUrl'> {
  sinceMs: number;
}

/** Whether words name our link: the same host, and this id and no longer one. */
export function namesLink(
  words: unknown,
  { shortId, siteUrl }: Pick<Outgoing, 'shortId' | 'siteUrl'>,
): boolean {
  if (typeof words !== 'string') return false;
  const { host } = new URL(siteUrl);
  return words.includes(host) && new RegExp(`[?&]z=${shortId}(?![0-9a-z])`, 'i').test(words);
}
