import type { WayOut } from '../../domain/channels/channel.ts';
import type { PostState } from '../../domain/channels/post-state.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict } from '../failures.ts';
import { findChannel, listChannels, type ChannelRow } from './channel-store.ts';
import { checksFor, othersNear } from './checking.ts';
import { isFilmOld } from './film-making.ts';
import type { ChannelsParts } from './parts.ts';
import { addEvents, postsWithin, savePost, type NewPost, type PostRow } from './post-store.ts';
import { lockedPost, takeStep, type Step } from './steps.ts';
import { askedWeek, cellsOf, spanOf, type AskedWeek } from './week.ts';

/** What the owner can press on one post; `by` is the device, for the log of changes. */
export interface Presses {
  ready: (id: number, by: string) => Promise<PostRow>;
  draft: (id: number, by: string) => Promise<PostRow>;
  skip: (id: number, by: string) => Promise<PostRow>;
  retry: (id: number, by: string) => Promise<PostRow>;
  posted: (id: number, url: string | null, by: string) => Promise<PostRow>;
  later: (id: number, minutes: number, by: string) => Promise<PostRow>;
  notYet: (id: number, by: string) => Promise<PostRow>;
  answer: (id: number, answer: { wentOut: boolean; url: string | null }, by: string) => Promise<PostRow>;
  /** Every draft of the week that passes its checks; says how many were made ready and how many were not. */
  readyWeek: (asked: AskedWeek, by: string) => Promise<{ made: number; left: number }>;
}

interface Pressed {
  tx: Transaction;
  post: PostRow;
  channel: ChannelRow;
  now: Date;
}

type Doing = (pressed: Pressed) => Promise<PostRow>;

/** Nothing of an earlier try is left. */
const AFRESH: Partial<NewPost> = { trouble: null, remindedAt: null };

const step = (to: PostState, said: string, set?: Partial<NewPost>): Doing => {
  return ({ tx, post, now }) => takeStep(tx, post, { to, now, said, ...(set && { set }) } satisfies Step);
};

/** What was asked about went out by a network's call, if it did. */
function wayOut({ state, handedOutAt }: PostRow): WayOut {
  if (state === 'asking') return 'connected';
  return handedOutAt === null ? 'kit' : 'csv';
}

function sent(url: string | null, said: string): Doing {
  return (pressed) => {
    const { now, post } = pressed;
    const set = { ...AFRESH, sentBy: wayOut(post), sentAt: now, remoteUrl: url ?? post.remoteUrl };
    return step('sent', said, set)(pressed);
  };
}

/** Put off, it keeps its slot: nothing else is to be made for it. */
function putOff(minutes: number): Doing {
  return async ({ tx, post, now }) => {
    const set = {
      at: new Date(now.getTime() + minutes * 60_000),
      revision: post.revision + 1,
      remindedAt: null,
    };
    const said = `Put off by ${minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`}.`;
    if (post.state !== 'ready') return takeStep(tx, post, { to: 'ready', now, said, set });
    await addEvents(tx, [{ post: post.id, at: now, said }]);
    return savePost(tx, post.id, { ...set, changedAt: now });
  };
}

const stay =
  (state: PostState, said: string): Doing =>
  async ({ tx, post, now }) => {
    if (post.state !== state) throw new Conflict('It isn’t due any more.');
    await addEvents(tx, [{ post: post.id, at: now, said }]);
    return post;
  };

export function createPresses(parts: ChannelsParts): Presses {
  const { db } = parts.database;

  /** One transaction, with the post locked from the first line to the last. */
  function press(id: number, by: string, action: string, doing: Doing): Promise<PostRow> {
    const now = new Date(parts.clock.nowMs());
    return db.transaction(
      async (tx) => {
        const post = await lockedPost(tx, id);
        const channel = (await findChannel(tx, post.channel))!;
        const after = await doing({ tx, post, channel, now });
        const [before, become] = [{ state: post.state }, { state: after.state }];
        const subject = `${channel.name}, post ${id}`;
        await recordAudit(tx, now, { by, action, subject, before, after: become });
        return after;
      },
      { isolationLevel: 'read committed' },
    );
  }

  const makeReady: Doing = async (pressed) => {
    const { tx, post, channel } = pressed;
    const checks = await checksFor(parts, channel, post, await othersNear(tx, post));
    const failed = checks.find(({ isPassed }) => !isPassed);
    if (failed) throw new Conflict(failed.said);
    if (await isFilmOld(parts, post))
      throw new Conflict('Its film was made from other words. Make it again first.');
    return step('ready', 'Made ready by you.', { ...AFRESH, handedOutAt: null })(pressed);
  };

  /** What didn't go out is sent again by itself where that works, and else by hand. */
  const sendAgain: Doing = (pressed) => {
    const canSend = pressed.channel.way === 'connected' && parts.sender.canSend(pressed.channel);
    const to = canSend || pressed.post.state === 'failed' ? 'ready' : 'due';
    return step(to, 'It didn’t go out, you said. It’s on again.', AFRESH)(pressed);
  };

  async function draftsOf({ from, channel: only }: AskedWeek): Promise<PostRow[]> {
    const week = askedWeek(parts, from);
    const posts = await postsWithin(db, spanOf(week));
    const channels = (await listChannels(db)).filter(({ key }) => only === undefined || key === only);
    const cells = channels.flatMap((channel) =>
      cellsOf(
        channel,
        week,
        posts.filter(({ channel: key }) => key === channel.key),
        parts.config.siteTimeZone,
      ),
    );
    return cells.flatMap(({ post }) => (post?.state === 'draft' ? [post] : []));
  }

  /** One draft after the other, the first slot first: two that clash are never both made ready. */
  async function readyWeek(asked: AskedWeek, by: string): Promise<{ made: number; left: number }> {
    const counts = { made: 0, left: 0 };
    for (const { id } of await draftsOf(asked)) counts[(await readied(id, by)) ? 'made' : 'left'] += 1;
    return counts;
  }

  /** One that doesn't pass, or that somebody was faster with, stays as it is. */
  async function readied(id: number, by: string): Promise<boolean> {
    try {
      await press(id, by, 'post made ready', makeReady);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  const asDraft = step('draft', 'Kept as a draft.', { ...AFRESH, handedOutAt: null });
  const skip = step('skipped', 'Skipped.', AFRESH);
  const again = step('ready', 'Tried again.', AFRESH);

  return {
    ready: (id, by) => press(id, by, 'post made ready', makeReady),
    draft: (id, by) => press(id, by, 'post kept as draft', asDraft),
    skip: (id, by) => press(id, by, 'post skipped', skip),
    retry: (id, by) => press(id, by, 'post tried again', again),
    posted: (id, url, by) => press(id, by, 'post posted', sent(url, 'Posted, you said.')),
    later: (id, minutes, by) => press(id, by, 'post put off', putOff(minutes)),
    notYet: (id, by) => press(id, by, 'post not posted yet', stay('due', 'Not posted yet, you said.')),
    answer: (id, { wentOut, url }, by) =>
      press(id, by, 'post answered for', wentOut ? sent(url, 'It went out, you said.') : sendAgain),
    readyWeek,
  };
}
