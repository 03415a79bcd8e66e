import type { Trouble } from '../../contract/desk-channel-posts.ts';
import type { NetworkFailure } from '../../domain/channels/failure.ts';
import { givenUp, troubleOf, unknownTrouble } from '../../domain/channels/trouble.ts';
import { canBecome } from '../../domain/channels/post-state.ts';
import { NETWORK_NAMES } from '../../domain/channels/network-names.ts';
import type { Transaction } from '../db/database.ts';
import type { ChannelRow } from './channel-store.ts';
import { changeConnection } from './connection-store.ts';
import { codeOf } from './networks/failure.ts';
import type { Turn } from './sending-claims.ts';
import {
  ASK_OWNER_MS,
  FIRST_LOOK_MS,
  LOOKS,
  NEXT_LOOK_MS,
  TRIES,
  UPLOAD_MS,
  type SendingParts,
} from './sending-parts.ts';
import { alone, changeSending, lockOnItsWay, type OnItsWay } from './sending-store.ts';
import { takeStep, type Step } from './steps.ts';

interface Remote {
  remoteId: string;
  url: string;
}

/** How a turn can end; each is one transaction, and each but the first only while it is still this turn. */
export interface Ends {
  sent: (turn: Turn, remote: Remote) => Promise<void>;
  /** It is surely not there. */
  refused: (turn: Turn, failure: NetworkFailure) => Promise<void>;
  /** Something of ours is missing. */
  missing: (turn: Turn, trouble: Trouble) => Promise<void>;
  /** It may be there: looked for later. */
  unknown: (turn: Turn, failure: NetworkFailure) => Promise<void>;
  /** Looked for and not seen. */
  absent: (turn: Turn) => Promise<void>;
  /** Could not be looked for. */
  unseen: (turn: Turn, failure: NetworkFailure, when?: 'ask now') => Promise<void>;
}

const over = { holder: null, leasedUntil: null };

export function sendingEnds({
  database,
  clock,
  log,
}: Pick<SendingParts, 'database' | 'clock' | 'log'>): Ends {
  const now = (): Date => new Date(clock.nowMs());
  const judge = ({ network }: ChannelRow, failure: NetworkFailure) =>
    troubleOf(network, failure, clock.nowMs());
  /** How long it may be out there already. */
  const ageOf = ({ sending }: OnItsWay): number => clock.nowMs() - (sending.beganAt?.getTime() ?? 0);
  const later = (ms: number): Date => new Date(clock.nowMs() + ms);

  /** `false` from `mayEnd`: somebody else has had a turn since, and knows better. */
  async function end(
    turn: Turn,
    outcome: string,
    doIt: (tx: Transaction, current: OnItsWay) => Promise<void>,
    mayEnd: (current: OnItsWay) => boolean = ({ post, sending }) =>
      post.state === 'sending' && sending.holder === turn.holder,
  ): Promise<void> {
    await alone(database.db, async (tx) => {
      const current = await lockOnItsWay(tx, turn.post.id);
      if (current && mayEnd(current)) await doIt(tx, current);
    });
    log.info({ network: turn.channel.network, outcome }, 'channels: post handled');
  }

  const step = (tx: Transaction, { post }: OnItsWay, taken: Omit<Step, 'now'>) =>
    takeStep(tx, post, { now: now(), ...taken });

  /** Once more by itself, until it was tried often enough. */
  async function again(tx: Transaction, current: OnItsWay, trouble: Trouble): Promise<void> {
    if (current.sending.tries < TRIES) {
      await step(tx, current, { to: 'ready', said: trouble.reason, set: { trouble } });
      return changeSending(tx, current.post.id, over);
    }
    const last = givenUp(trouble);
    await step(tx, current, { to: 'failed', said: last.reason, set: { trouble: last } });
    return changeSending(tx, current.post.id, over);
  }

  async function judged(tx: Transaction, current: OnItsWay, failure: NetworkFailure): Promise<void> {
    const { post, channel } = current;
    const { kind, trouble, connection } = judge(channel, { ...failure, mayBeOut: false });
    await changeSending(tx, post.id, { failure });
    if (connection !== null) await changeConnection(tx, channel.key, { state: connection });
    if (kind === 'again') {
      const waitsUntil = trouble.retryAt === null ? null : new Date(trouble.retryAt);
      // The network itself has spoken: its other posts would hear the same.
      if (failure.status !== null) await changeConnection(tx, channel.key, { waitsUntil });
      return again(tx, current, trouble);
    }
    const to = kind === 'asking' ? 'asking' : 'failed';
    await step(tx, current, { to, said: trouble.reason, set: { trouble } });
    return changeSending(tx, post.id, over);
  }

  /** Nobody can tell: the owner looks and says. */
  async function ask(tx: Transaction, current: OnItsWay, isSignedOut: boolean): Promise<void> {
    const trouble = unknownTrouble(current.channel.network);
    const next: Trouble['next'] = isSignedOut ? [...trouble.next, 'reconnect'] : trouble.next;
    await step(tx, current, { to: 'asking', said: trouble.reason, set: { trouble: { ...trouble, next } } });
    await changeSending(tx, current.post.id, over);
  }

  const lookAgain = (tx: Transaction, { post }: OnItsWay, ms: number, set = {}) =>
    changeSending(tx, post.id, { holder: null, leasedUntil: later(ms), ...set });

  /** Missing twice, and long enough after it was tried: a network that refused it as a repeat would do so again. */
  async function notThere(tx: Transaction, current: OnItsWay): Promise<void> {
    const { failure } = current.sending;
    if (failure !== null && failure.status !== null && failure.status < 500 && failure.status >= 400)
      return judged(tx, current, failure);
    const reason = `It didn’t arrive at ${NETWORK_NAMES[current.channel.network]}. It’s sent again now.`;
    return again(tx, current, { reason, next: ['wait'], retryAt: now().toISOString() });
  }

  return {
    // Whoever knows that it is out says so, whose turn ever it is.
    sent: (turn, { remoteId, url }) =>
      end(
        turn,
        'sent',
        async (tx, current) => {
          const said = `It’s out on ${NETWORK_NAMES[current.channel.network]}.`;
          const set = {
            sentBy: 'connected' as const,
            sentAt: now(),
            remoteId,
            remoteUrl: url,
            trouble: null,
          };
          await step(tx, current, { to: 'sent', said, set });
          await changeSending(tx, current.post.id, { ...over, sealedUpload: null });
        },
        ({ post }) => canBecome(post.state, 'sent'),
      ),
    refused: (turn, failure) =>
      end(turn, `refused ${codeOf(failure)}`, (tx, current) => judged(tx, current, failure)),
    missing: (turn, trouble) =>
      end(turn, 'missing', async (tx, current) => {
        await step(tx, current, { to: 'failed', said: trouble.reason, set: { trouble } });
        await changeSending(tx, current.post.id, over);
      }),
    unknown: (turn, failure) =>
      end(turn, `unknown ${codeOf(failure)}`, async (tx, current) => {
        if (ageOf(current) >= UPLOAD_MS) return ask(tx, current, false);
        return lookAgain(tx, current, FIRST_LOOK_MS, { failure });
      }),
    absent: (turn) =>
      end(turn, 'not seen', async (tx, current) => {
        const looks = current.sending.looks + 1;
        if (looks >= LOOKS) return notThere(tx, current);
        return lookAgain(tx, current, NEXT_LOOK_MS, { looks });
      }),
    unseen: (turn, failure, when) =>
      end(turn, `not looked for ${codeOf(failure)}`, async (tx, current) => {
        const { kind, connection } = judge(current.channel, { ...failure, mayBeOut: false });
        if (connection !== null) await changeConnection(tx, current.channel.key, { state: connection });
        if (when === 'ask now' || kind !== 'again' || ageOf(current) >= ASK_OWNER_MS)
          return ask(tx, current, kind === 'signed-out');
        return lookAgain(tx, current, NEXT_LOOK_MS);
      }),
  };
}
