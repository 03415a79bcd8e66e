import type { Transaction } from '../db/database.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';
import { arrivedOf, lockArrived, type Arrived } from './post-store.ts';
import { takeStep } from './steps.ts';

const AT_ONCE = 50;
/** Later than this nobody is woken any more: it stands at the desk among what needs its owner. */
const MISSED_AFTER_MS = 86_400_000;

/** What was in a file for Pinterest is posted there by itself; whatever else has come is its owner's to post. */
async function arrive(tx: Transaction, { post, channel }: Arrived, now: Date): Promise<void> {
  if (channel.way === 'csv' && post.handedOutAt !== null) {
    const said = 'Its time has come: Pinterest posts it from the file you took along.';
    const set = { sentBy: 'csv', sentAt: post.at } as const;
    await takeStep(tx, post, { to: 'sent', now, said, set });
    return;
  }
  const isMissed = now.getTime() - post.at.getTime() > MISSED_AFTER_MS;
  const said = isMissed ? 'Its time has passed by more than a day. It waits for you.' : 'Its time has come.';
  await takeStep(tx, post, { to: 'due', now, said, set: { remindedAt: isMissed ? now : null } });
}

export interface Minute {
  /** Ready posts whose time has come; says how many. Two instances never take the same. */
  arrive: () => Promise<number>;
  /** Those of channels that send by themselves. */
  send: (signal: AbortSignal) => Promise<number>;
}

type MinuteParts = Pick<ChannelsParts, 'clock' | 'database' | 'sender'>;

export function createMinute(parts: MinuteParts): Minute {
  const { clock, database, sender } = parts;
  const { db } = database;
  const sendsItself = (channel: ChannelRow): boolean =>
    channel.way === 'connected' && sender.canSend(channel);

  /** While one is paused its posts wait, whoever would send them. */
  async function sending(): Promise<ChannelRow[]> {
    return (await listChannels(db)).filter(sendsItself);
  }

  function arriveBatch(besides: readonly string[]): Promise<number> {
    const now = new Date(clock.nowMs());
    return db.transaction(
      async (tx) => {
        const arrived = await lockArrived(tx, { now, besides, limit: AT_ONCE });
        for (const one of arrived) await arrive(tx, one, now);
        return arrived.length;
      },
      { isolationLevel: 'read committed' },
    );
  }

  return {
    async arrive() {
      const besides = (await sending()).map(({ key }) => key);
      for (let count = 0; ;) {
        const taken = await arriveBatch(besides);
        count += taken;
        if (taken < AT_ONCE) return count;
      }
    },
    async send(signal) {
      const keys = (await sending()).filter(({ pausedSince }) => pausedSince === null).map(({ key }) => key);
      if (keys.length === 0) return 0;
      const posts = await arrivedOf(db, keys, new Date(clock.nowMs()), AT_ONCE);
      for (const post of posts) {
        signal.throwIfAborted();
        await sender.send(post);
      }
      return posts.length;
    },
  };
}
