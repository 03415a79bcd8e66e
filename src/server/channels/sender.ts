import type { Connection } from '../../contract/desk-channels.ts';
import type { ChannelRow } from './channel-store.ts';
import type { PostRow } from './post-store.ts';

/**
 * Posts by a network's own calls. `send` marks the post as sending in a transaction of its own before the first byte goes
 * out, and leaves it sent, failed, asked about or ready again: it rejects only where the database is away.
 */
export interface Sender {
  /** Whether a post of this channel can go out by itself now; else its owner's hand is needed. */
  canSend: (channel: ChannelRow) => boolean;
  send: (post: PostRow) => Promise<void>;
}

/** What is known of the channel's account at its network. */
export type ConnectionOf = (channel: ChannelRow) => Promise<Connection>;
