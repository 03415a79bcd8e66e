import { isConnectionFailure, type Transaction } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import { channelLanes } from './lanes.ts';
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
  /** Begins with those of channels that send by themselves; one that hangs is waited for by its own channel alone. */
  send: (signal: AbortSignal) => Promise<void>;
  /** When nothing that was begun is still on its way. */
  ended: () => Promise<void>;
}

type MinuteParts = Pick<ChannelsParts, 'clock' | 'database' | 'sender' | 'log'>;

export function createMinute(parts: MinuteParts): Minute {
  const { clock, database, sender, log } = parts;
  const { db } = database;
  const lanes = channelLanes((error) => {
    // The next minute tries again.
    if (!isConnectionFailure(error))
      log.error({ reason: reasonOf(error) }, 'channels: posts of a channel not sent');
  });
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

  async function sendAll({ key }: ChannelRow, signal: AbortSignal): Promise<void> {
    for (const post of await arrivedOf(db, key, new Date(clock.nowMs()), AT_ONCE)) {
      if (signal.aborted) return;
      await sender.send(post);
    }
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
      for (const channel of await sending())
        if (channel.pausedSince === null) lanes.begin(channel, () => sendAll(channel, signal));
    },
    ended: lanes.ended,
  };
}
