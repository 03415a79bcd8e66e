import type { Trouble } from '../../contract/desk-channel-posts.ts';
import { outgoingOf } from '../../domain/channels/outgoing.ts';
import { shortIdOf } from '../../domain/channels/short-id.ts';
import type { Clock } from '../clock.ts';
import { reasonOf } from '../log.ts';
import { Unanswered, type Caller } from './networks/call.ts';
import { silence } from './networks/failure.ts';
import {
  namesLink,
  type Access,
  type Connector,
  type SentFile,
  type SentPost,
  type UploadSession,
  type Wanted,
} from './networks/network.ts';
import type { PostRow } from './post-store.ts';
import { sendingClaims, type Turn } from './sending-claims.ts';
import { sendingEnds } from './sending-ends.ts';
import { ATTEMPT_MS, type SendingParts } from './sending-parts.ts';
import { changeHeld, leasesEnded } from './sending-store.ts';
import type { Sender } from './sender.ts';

/** So many are looked for in one round, and so many of them at the same time. */
const IN_ONE_ROUND = 100;
const AT_ONCE = 4;

export interface Sending extends Sender {
  /** Looks for what was left behind, whoever left it. */
  lookAfter: () => Promise<void>;
}

interface KeptUpload {
  address: string;
  version: string;
}

/** What was changed since is another video. */
const versionOf = ({ revision, videoFile }: PostRow): string => `${revision} ${videoFile}`;

/**
 * Calls until the turn has to be over; a process that slept through it calls nobody when it wakes. By two clocks: one may
 * be set, the other stands still while a machine is asleep.
 */
function hurried(caller: Pick<Caller, 'call'>, clock: Clock): Pick<Caller, 'call'> {
  const [wallMs, steadyMs] = [clock.nowMs(), performance.now()];
  const isOver = (): boolean =>
    clock.nowMs() - wallMs >= ATTEMPT_MS || performance.now() - steadyMs >= ATTEMPT_MS;
  return {
    async call(call) {
      if (isOver()) throw new Unanswered('the turn is over');
      return caller.call(call);
    },
  };
}

const purposeOf = ({ id }: PostRow): string => `upload ${id}`;

const NO_VIDEO: Trouble = {
  reason: 'Its video isn’t made yet. Open the post and make it, then try again.',
  next: ['edit', 'retry'],
  retryAt: null,
};
const NO_PICTURE: Trouble = {
  reason: 'Its picture couldn’t be drawn. Try again, or choose another one.',
  next: ['retry', 'edit'],
  retryAt: null,
};
/** Later than this somebody may have sent it before our records were restored from a backup. */
const LATE_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Each post goes out once: marked before the call, and looked for where nobody knows what became of it. */
export function createSending(parts: SendingParts): Sending {
  const { config, database, clock, log, seals, networks, caller, tokens, fileOf } = parts;
  const { db } = database;
  const claims = sendingClaims({ database, clock });
  const ends = sendingEnds(parts);

  /** Undefined: it was sealed with a key that is not set any more. */
  function keptUpload({ post, sending }: Turn): KeptUpload | null | undefined {
    try {
      return sending.sealedUpload === null
        ? null
        : seals.open<KeptUpload>(sending.sealedUpload, purposeOf(post));
    } catch {
      return undefined;
    }
  }

  function uploadOf(turn: Turn): UploadSession {
    const { post, holder } = turn;
    const kept = keptUpload(turn);
    return {
      address: kept?.version === versionOf(post) ? kept.address : null,
      async keep(address) {
        const upload = address === null ? null : { address, version: versionOf(post) };
        const sealedUpload = upload && seals.seal(upload, purposeOf(post));
        if (!(await changeHeld(db, post.id, holder, { sealedUpload })))
          throw new Unanswered('the turn is over');
      },
    };
  }

  function sentPost(post: PostRow, network: Turn['channel']['network'], file: SentFile): SentPost {
    const { siteUrl } = config;
    const shortId = shortIdOf(post.id);
    return {
      ...outgoingOf(network, post, siteUrl),
      shortId,
      siteUrl,
      alt: post.alt,
      atMs: post.at.getTime(),
      file,
    };
  }

  async function publish(turn: Turn, connector: Connector, access: Access): Promise<void> {
    const file = await fileOf(turn.post).catch(() => NO_PICTURE);
    if (file === null || 'reason' in file) return ends.missing(turn, file ?? NO_VIDEO);
    const post = sentPost(turn.post, turn.channel.network, file);
    const outcome = await connector.publish(post, access, uploadOf(turn));
    if (outcome.kind === 'sent') return ends.sent(turn, outcome);
    return ends[outcome.kind](turn, outcome.failure);
  }

  function wantedOf({ post, channel, sending }: Turn, isOld: boolean): Wanted | null {
    const { siteUrl } = config;
    const wanted = { shortId: shortIdOf(post.id), siteUrl, isOld };
    const { text, link } = outgoingOf(channel.network, post, siteUrl);
    // What carries no link of ours can't be told from anything else.
    if (!namesLink(channel.network === 'pinterest' ? link : text, wanted)) return null;
    const since = isOld ? post.at.getTime() - DAY_MS : (sending.beganAt ?? post.changedAt).getTime();
    return { ...wanted, sinceMs: since };
  }

  async function look(turn: Turn, connector: Connector, access: Access): Promise<void> {
    // Without the address of its session a video is looked for like anything else.
    const wanted = wantedOf(turn, keptUpload(turn) === undefined);
    if (!wanted) return ends.unseen(turn, silence('it carries no link', true), 'ask now');
    const found = await connector.find(wanted, access, uploadOf(turn));
    if (found.kind === 'found') return ends.sent(turn, found);
    if (found.kind === 'absent') return ends.absent(turn);
    return found.kind === 'unfinished' ? publish(turn, connector, access) : ends.unseen(turn, found.failure);
  }

  /** What is late at its first try is looked for before. */
  async function publishOnce(turn: Turn, connector: Connector, access: Access): Promise<void> {
    const isLate = turn.sending.tries === 1 && clock.nowMs() - turn.post.at.getTime() > LATE_MS;
    const wanted = isLate ? wantedOf(turn, true) : null;
    if (!wanted) return publish(turn, connector, access);
    const found = await connector.find(wanted, access, uploadOf(turn));
    if (found.kind === 'found') return ends.sent(turn, found);
    if (found.kind === 'unknown') return ends.refused(turn, found.failure);
    return publish(turn, connector, access);
  }

  /** `without`: what a turn without access ends with. */
  async function act(
    turn: Turn,
    work: (turn: Turn, connector: Connector, access: Access) => Promise<void>,
    without: 'refused' | 'unseen',
  ): Promise<void> {
    const { key, network } = turn.channel;
    const answer = await tokens.accessOf(key, network);
    if ('failure' in answer) return ends[without](turn, answer.failure);
    return work(turn, networks[network]!.connector(hurried(caller, clock)), answer.access);
  }

  /** What breaks on our side leaves it open; if the database is away, too, the turn ends by itself. */
  async function safely(turn: Turn, acted: Promise<void>, otherwise: 'unknown' | 'unseen'): Promise<void> {
    await acted.catch(async (error: unknown) => {
      const { network } = turn.channel;
      log.error({ network, reason: reasonOf(error) }, 'channels: post not handled');
      await ends[otherwise](turn, silence('our own trouble', true));
    });
  }

  return {
    canSend: ({ way, network }) => way === 'connected' && networks[network] !== null,
    async send({ id }) {
      const turn = await claims.toSend(id);
      if (turn) await safely(turn, act(turn, publishOnce, 'refused'), 'unknown');
    },
    async lookAfter() {
      const ids = await leasesEnded(db, new Date(clock.nowMs()), IN_ONE_ROUND);
      async function work(): Promise<void> {
        for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
          const turn = await claims.toLook(id);
          if (turn) await safely(turn, act(turn, look, 'unseen'), 'unseen');
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}
