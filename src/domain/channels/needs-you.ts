import type { Network, WayOut } from './channel.ts';
import type { NextStep, Trouble } from './failure.ts';
import type { PostState } from './post-state.ts';
import { PINTEREST_TRIAL } from './trouble-pinterest.ts';

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
    /** Of the token that can't renew itself; null where none ends. */
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

/** So long before a token ends the owner is told. */
const TOLD_BEFORE_MS = 7 * 86_400_000;

const iso = (atMs: number): string => new Date(atMs).toISOString();

/** What each state says where no trouble says more; the others need nobody. */
const WAITING: Partial<
  Record<PostState, { title: (name: string) => string; reason: string; next: NextStep[] }>
> = {
  failed: {
    title: (name) => `${name} wasn’t posted`,
    reason: 'It didn’t go out. Try again, or post it by kit.',
    next: ['retry', 'kit'],
  },
  asking: {
    title: (name) => `Did ${name} go out?`,
    reason: 'Nobody knows whether it went out. Look, and tell us, so that it’s never posted twice.',
    next: ['answer'],
  },
  due: {
    title: (name) => `${name} waits for you`,
    reason: 'Its time has come. Share the picture, paste the text, and tell us it’s up.',
    next: ['kit'],
  },
};

function ofPost(post: NeedsYouPost, channel: NeedsYouChannel): NeedsYou[] {
  const words = WAITING[post.state];
  if (!words) return [];
  const { reason, next } = post.trouble ?? words;
  return [
    {
      id: `post-${post.id}`,
      title: words.title(channel.name),
      reason,
      at: iso(post.atMs),
      state: post.state === 'failed' ? 'bad' : 'look',
      post: post.id,
      channel: channel.key,
      next: [...next],
    },
  ];
}

type Said = Pick<NeedsYou, 'id' | 'title' | 'reason' | 'next' | 'state' | 'at'>;

function endingSaid({ name, connection }: NeedsYouChannel, nowMs: number): Said | null {
  const { endsAtMs } = connection;
  if (endsAtMs === null || endsAtMs - nowMs > TOLD_BEFORE_MS) return null;
  const reason = 'Sign in again before then, and nothing stops. What is planned stays as it is.';
  return {
    id: 'ending',
    title: `${name} will be signed out soon`,
    reason,
    next: ['reconnect'],
    state: 'look',
    at: iso(endsAtMs),
  };
}

function trialSaid({ network }: NeedsYouChannel): Said | null {
  const said = { id: 'trial', next: ['kit' as const], state: 'look' as const, at: null };
  if (network === 'youtube')
    return {
      ...said,
      title: 'YouTube videos stay private until Google checks the app',
      reason: 'Post by kit from your phone instead. It takes about 20 seconds and goes public right away.',
    };
  return network === 'pinterest'
    ? { ...said, title: 'Pinterest gives us its sandbox only', reason: PINTEREST_TRIAL }
    : null;
}

function connectionSaid(channel: NeedsYouChannel, nowMs: number): Said | null {
  const { name, connection } = channel;
  if (connection.state === 'trial') return trialSaid(channel);
  if (connection.state === 'connected') return endingSaid(channel, nowMs);
  if (connection.state === 'none') return null;
  const reason = 'Nothing goes out until you sign in again. By kit it goes out as ever.';
  return {
    id: 'signed-out',
    title: `${name} is signed out`,
    reason,
    next: ['reconnect', 'kit'],
    state: 'bad',
    at: null,
  };
}

/** The channel itself, where none of its posts says the same. */
function ofChannel(channel: NeedsYouChannel, told: readonly NeedsYou[], nowMs: number): NeedsYou[] {
  const said = channel.way === 'connected' && !channel.isPaused ? connectionSaid(channel, nowMs) : null;
  const isTold = told.some(({ next }) => next.includes('reconnect'));
  if (!said || (isTold && said.next.includes('reconnect'))) return [];
  return [{ ...said, id: `channel-${channel.key}-${said.id}`, post: null, channel: channel.key }];
}

const byUrgency = (first: NeedsYou, second: NeedsYou): number =>
  Number(second.state === 'bad') - Number(first.state === 'bad') ||
  Number(first.at === null) - Number(second.at === null) ||
  (first.at ?? '').localeCompare(second.at ?? '') ||
  first.id.localeCompare(second.id);

/** What stands before the owner: the worst first, then the oldest. */
export function needsYouOf(
  channels: readonly NeedsYouChannel[],
  posts: readonly NeedsYouPost[],
  nowMs: number,
): NeedsYou[] {
  return channels
    .flatMap((channel) => {
      const told = posts
        .filter((post) => post.channel === channel.key)
        .flatMap((post) => ofPost(post, channel));
      return [...told, ...ofChannel(channel, told, nowMs)];
    })
    .sort(byUrgency);
}
