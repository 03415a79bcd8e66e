import type { Clock } from '../clock.ts';
import type { KnowsPost } from '../counting/post-counter.ts';

/** A number nobody knows is looked for at most so often, however many strangers make some up. */
const LOOKED_FOR_EACH_MS = 30_000;

export interface KnownPosts {
  knows: KnowsPost;
  /** Posts that were made here just now. */
  add: (ids: readonly number[]) => void;
}

/**
 * The numbers of all posts, in memory: a visit costs no statement. Another instance may have made one, so that a number
 * which is not among them leads to one look into the database.
 */
export function knownPosts(listIds: () => Promise<readonly number[]>, clock: Clock): KnownPosts {
  const known = new Set<number>();
  let lookedAtMs = -Infinity;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    lookedAtMs = clock.nowMs();
    for (const id of await listIds()) known.add(id);
  }

  /** A clock that was set back must not keep us from looking. */
  const isFresh = (): boolean => Math.abs(clock.nowMs() - lookedAtMs) < LOOKED_FOR_EACH_MS;

  return {
    knows(id) {
      if (known.has(id)) return true;
      if (looking === null && isFresh()) return false;
      looking ??= look().finally(() => (looking = null));
      return looking.then(() => known.has(id));
    },
    add(ids) {
      for (const id of ids) known.add(id);
    },
  };
}
