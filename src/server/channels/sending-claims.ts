import { randomUUID } from 'node:crypto';
import type { Trouble } from '../../contract/desk-channel-posts.ts';
import { NETWORK_NAMES } from '../../domain/channels/network-names.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { findConnection } from './connection-store.ts';
import { savePost } from './post-store.ts';
import { LEASE_MS } from './sending-parts.ts';
import { alone, changeSending, lockOnItsWay, type OnItsWay } from './sending-store.ts';
import { takeStep } from './steps.ts';

/** A turn at one post: nobody else tries or looks while it lasts. */
export interface Turn extends OnItsWay {
  holder: string;
}

export interface Claims {
  /** Marks it as sending, for good before anything is called; null where it is not its time, or somebody else's. */
  toSend: (id: number) => Promise<Turn | null>;
  /** Of what is being sent and was left behind. */
  toLook: (id: number) => Promise<Turn | null>;
}

/** Its owner may have paused the channel or taken it in hand since the post was found. */
const goesByItself = ({ channel }: OnItsWay): boolean =>
  channel.way === 'connected' && channel.pausedSince === null;

/** The network or we have said when to try again; whoever presses "retry" takes that away. */
function isTime({ post }: OnItsWay, nowMs: number): boolean {
  const retryAt = post.trouble?.retryAt ?? null;
  return post.at.getTime() <= nowMs && (retryAt === null || Date.parse(retryAt) <= nowMs);
}

/** Its network wants to be left alone by the whole channel. */
async function pauseOf(tx: Transaction, { channel }: OnItsWay, nowMs: number): Promise<Trouble | null> {
  const waitsUntil = (await findConnection(tx, channel.key))?.waitsUntil ?? null;
  if (waitsUntil === null || waitsUntil.getTime() <= nowMs) return null;
  const reason = `${NETWORK_NAMES[channel.network]} asked us to wait. It goes out by itself after that.`;
  return { reason, next: ['wait', 'kit'], retryAt: waitsUntil.toISOString() };
}

export function sendingClaims({ database, clock }: { database: Pick<Database, 'db'>; clock: Clock }): Claims {
  const { db } = database;

  function lease(nowMs: number): { holder: string; leasedUntil: Date } {
    return { holder: randomUUID(), leasedUntil: new Date(nowMs + LEASE_MS) };
  }

  return {
    toSend: (id) =>
      alone(db, async (tx) => {
        const found = await lockOnItsWay(tx, id);
        const nowMs = clock.nowMs();
        if (!found || !['ready', 'due'].includes(found.post.state)) return null;
        if (!goesByItself(found) || !isTime(found, nowMs)) return null;
        const pause = await pauseOf(tx, found, nowMs);
        if (pause !== null) {
          await savePost(tx, id, { trouble: pause });
          return null;
        }
        const now = new Date(nowMs);
        const said = `Going out to ${NETWORK_NAMES[found.channel.network]} now.`;
        const post = await takeStep(tx, found.post, { to: 'sending', now, said, set: { trouble: null } });
        // Without a reason to wait it is the owner's press, or the first time.
        const tries = found.post.trouble === null ? 1 : found.sending.tries + 1;
        const taken = { tries, beganAt: now, looks: 0, failure: null, ...lease(nowMs) };
        await changeSending(tx, id, taken);
        return { ...found, post, sending: { ...found.sending, ...taken }, holder: taken.holder };
      }),
    toLook: (id) =>
      alone(db, async (tx) => {
        const found = await lockOnItsWay(tx, id);
        const nowMs = clock.nowMs();
        if (found?.post.state !== 'sending') return null;
        if ((found.sending.leasedUntil?.getTime() ?? 0) > nowMs) return null;
        const taken = lease(nowMs);
        await changeSending(tx, id, taken);
        return { ...found, sending: { ...found.sending, ...taken }, holder: taken.holder };
      }),
  };
}
