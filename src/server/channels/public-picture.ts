import { createHash, timingSafeEqual } from 'node:crypto';
import type { PostState } from '../../domain/channels/post-state.ts';
import type { PostRow } from './post-store.ts';

/** From the moment its owner has said yes a picture may be fetched by the networks; a draft's may not. */
const SHOWN: readonly PostState[] = ['ready', 'due', 'sending', 'asking', 'sent'];

export const isPublic = ({ state }: Pick<PostRow, 'state'>): boolean => SHOWN.includes(state);

type Pictured = Pick<PostRow, 'id' | 'token' | 'picture'>;

/**
 * Of what is on the picture and of the post's own secret: it can't be guessed, and another picture has another address.
 * Not of how it is drawn: an address that is in a file already handed out has to stay.
 */
function hashOf({ token, picture }: Pictured): string {
  return createHash('sha256')
    .update(JSON.stringify([token, picture]))
    .digest('base64url')
    .slice(0, 22);
}

export const publicPath = (post: Pictured): string => `/social/${post.id}-${hashOf(post)}.png`;

const FILE = /^([1-9]\d{0,14})-([\w-]{22})\.png$/;

export function askedPicture(file: string): { id: number; hash: string } | null {
  const [, id, hash] = FILE.exec(file) ?? [];
  return id === undefined || hash === undefined ? null : { id: Number(id), hash };
}

export const isItsHash = (post: Pictured, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(post)), Buffer.from(hash));
