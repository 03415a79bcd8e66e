import type { PostSave } from '../../contract/desk-channel-posts.ts';
import { isReady } from '../../domain/channels/checks.ts';
import type { PostState } from '../../domain/channels/post-state.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, Invalid } from '../failures.ts';
import { fieldsOf } from './as-rules.ts';
import { findChannel, type ChannelRow } from './channel-store.ts';
import { checksFor, othersNear } from './checking.ts';
import { slotAtOf } from './adding.ts';
import { isFilmOld } from './film-making.ts';
import type { ChannelsParts } from './parts.ts';
import { savePost, slotIsTaken, type NewPost, type PostRow } from './post-store.ts';
import { lockedPost, takeStep } from './steps.ts';

/** Somebody saved in between: what stands now is told, so that nothing is lost. */
export class PostTaken extends Conflict {
  override name = 'PostTaken';
  readonly other: PostRow;

  constructor(other: PostRow) {
    super('This post was changed somewhere else in between. Nothing’s lost: look at both.');
    this.other = other;
  }
}

const CAN_BE_CHANGED: readonly PostState[] = ['draft', 'ready', 'due', 'failed', 'skipped'];

function refuseChange(post: PostRow, { revision, fields }: PostSave, { pictures }: ChannelsParts): void {
  if (post.revision !== revision) throw new PostTaken(post);
  if (!CAN_BE_CHANGED.includes(post.state))
    throw new Conflict(
      post.state === 'sent'
        ? 'It’s out already. What was posted can only be changed there.'
        : 'It’s on its way out right now.',
    );
  if (!pictures.knows(fields.picture.art)) throw new Invalid('There is no such picture.');
}

/** The slot that it fills with its new time; one that was only put off keeps its own. */
async function slotFor(
  tx: Transaction,
  post: PostRow,
  channel: ChannelRow,
  { atMs, zone }: { atMs: number; zone: string },
): Promise<Date | null> {
  if (post.at.getTime() === atMs) return post.slotAt;
  const slotMs = slotAtOf(channel, zone, atMs);
  const slotAt = slotMs === null ? null : new Date(slotMs);
  if (slotAt && (await slotIsTaken(tx, post, slotAt)))
    throw new Conflict('This slot has another post. Choose another time, or skip that one first.');
  return slotAt;
}

/** What is ready and does not pass its checks any more is a draft again. */
async function keepOrDraft(
  tx: Transaction,
  parts: ChannelsParts,
  channel: ChannelRow,
  saved: PostRow,
  now: Date,
): Promise<PostRow> {
  if (saved.state === 'draft' || saved.state === 'skipped') return saved;
  const isFine = isReady(await checksFor(parts, channel, saved, await othersNear(tx, saved)));
  const isOld = await isFilmOld(parts, saved);
  if (isFine && !isOld) return saved;
  const said = isOld
    ? 'A draft again: its film was made from other words.'
    : 'A draft again: after the change it doesn’t pass its checks.';
  return takeStep(tx, saved, { to: 'draft', now, said, set: { handedOutAt: null, remindedAt: null } });
}

/** The words are the owner's own as soon as they differ from the bank's. */
const wordsAfter = (post: PostRow, text: string): string | null => (post.text === text ? post.wordsId : null);

/** Takes the owner's changes, if nobody was faster. */
export function saveFields(parts: ChannelsParts, id: number, body: PostSave, by: string): Promise<PostRow> {
  const now = new Date(parts.clock.nowMs());
  const { at, ...fields } = body.fields;
  return parts.database.db.transaction(
    async (tx) => {
      const post = await lockedPost(tx, id);
      refuseChange(post, body, parts);
      const channel = (await findChannel(tx, post.channel))!;
      const place = { atMs: Date.parse(at), zone: parts.config.siteTimeZone };
      const set: Partial<NewPost> = {
        ...fields,
        at: new Date(at),
        slotAt: await slotFor(tx, post, channel, place),
        wordsId: wordsAfter(post, fields.text),
        revision: post.revision + 1,
        changedAt: now,
        // What was handed out is not what stands here any more.
        handedOutAt: null,
      };
      const saved = await savePost(tx, id, set);
      const [before, after] = [fieldsOf(post), fieldsOf(saved)];
      await recordAudit(tx, now, {
        by,
        action: 'post changed',
        subject: `${channel.name}, post ${id}`,
        before,
        after,
      });
      return keepOrDraft(tx, parts, channel, saved, now);
    },
    { isolationLevel: 'read committed' },
  );
}
