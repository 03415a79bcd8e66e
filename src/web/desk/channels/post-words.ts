import type { PostLine } from '../../../contract/desk-channel-posts.ts';
import type { WayOut } from '../../../domain/channels/channel.ts';
import type { PostState } from '../../../domain/channels/post-state.ts';
import { formatCount } from '../../ui/format-count.ts';
import type { MarkState } from '../ui/mark-state.ts';
import { timeIn } from './channel-times.ts';

export const POST_MARKS: Readonly<Record<PostState, MarkState>> = {
  draft: 'draft',
  ready: 'ready',
  due: 'look',
  sending: 'ready',
  asking: 'look',
  sent: 'good',
  failed: 'bad',
  skipped: 'none',
};

const WORDS: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  ready: 'Ready',
  due: 'Post it now',
  sending: 'Going out',
  asking: 'Is it up?',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
};

const SENT_BY: Readonly<Record<WayOut, string>> = {
  kit: 'Sent by kit',
  csv: 'Sent by CSV',
  connected: 'Sent',
};

/** "Sent by kit", in a cell of the calendar. */
export function stateWord({ state, sentBy }: Pick<PostLine, 'state' | 'sentBy'>): string {
  return state === 'sent' && sentBy !== null ? SENT_BY[sentBy] : WORDS[state];
}

export function visitWords(visits: number): string {
  return visits === 1 ? '1 visit' : `${formatCount(visits)} visits`;
}

function readyWords({ video }: PostLine, way: WayOut | undefined): string {
  if (video !== null) {
    const seconds = `${Math.round(video.seconds)} s`;
    return video.isMade ? `Ready, ${seconds}, captions burned in` : 'Ready, but the video isn’t made yet';
  }
  return way === 'csv' ? 'Ready, in this week’s CSV' : 'Ready, waits for its slot';
}

/** "Sent by kit, 9:04 AM · 12 visits"; "Ready, in this week’s CSV" */
export function stateWords(post: PostLine, zone: string, way?: WayOut): string {
  if (post.state === 'ready') return readyWords(post, way);
  if (post.state !== 'sent') return WORDS[post.state];
  const at = post.sentAt === null ? '' : `, ${timeIn(zone, post.sentAt)}`;
  const visits = post.visits === 0 ? '' : ` · ${visitWords(post.visits)}`;
  return `${stateWord(post)}${at}${visits}`;
}

/** What the owner can still change. */
export const isOpen = (state: PostState): boolean =>
  state === 'draft' || state === 'ready' || state === 'due' || state === 'failed';
