import type { Network, WayOut } from './channel.ts';
import type { PostState } from './post-state.ts';
import type { NextStep, Trouble } from './trouble.ts';

export interface NeedsYou {
  id: string;
  title: string;
  reason: string;
  /** ISO */
  at: string | null;
  state: 'look' | 'bad';
  post: number | null;
  channel: string;
  next: NextStep[];
}

export interface NeedsYouChannel {
  key: string;
  name: string;
  network: Network;
  way: WayOut;
  isPaused: boolean;
  connection: {
    state: 'none' | 'connected' | 'expired' | 'refused' | 'trial';
    /** Of the token; null where it doesn't end. */
    endsAtMs: number | null;
  };
}

export interface NeedsYouPost {
  id: number;
  channel: string;
  state: PostState;
  atMs: number;
  trouble: Trouble | null;
}

/** What stands before the owner, the worst and the oldest first. */
export function needsYouOf(
  channels: readonly NeedsYouChannel[],
  posts: readonly NeedsYouPost[],
  nowMs: number,
): NeedsYou[] {
  throw new Error(`not written yet: ${channels.length} ${posts.length} ${nowMs}`);
}
