import { canBecome, type PostState } from '../../domain/channels/post-state.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, NotFound } from '../failures.ts';
import { addEvents, lockPost, savePost, type NewPost, type PostRow } from './post-store.ts';

export interface Step {
  to: PostState;
  now: Date;
  /** For the post's timeline, in a sentence. */
  said: string;
  /** What changes with it. */
  set?: Partial<NewPost>;
}

const STANDS: Readonly<Record<PostState, string>> = {
  draft: 'It’s a draft: make it ready first.',
  ready: 'It’s ready already and waits for its time.',
  due: 'It’s due already.',
  sending: 'It’s being sent right now. Look again in a moment.',
  asking: 'First tell us whether it went out.',
  sent: 'It’s out already.',
  failed: 'It failed. Look at what’s wrong first.',
  skipped: 'It’s skipped. Keep it as a draft to go on with it.',
};

export async function lockedPost(tx: Transaction, id: number): Promise<PostRow> {
  const post = await lockPost(tx, id);
  if (!post) throw new NotFound('There is no such post.');
  return post;
}

/** The only way from one state to another; the post has to be locked by the same transaction. */
export async function takeStep(
  tx: Transaction,
  post: PostRow,
  { to, now, said, set = {} }: Step,
): Promise<PostRow> {
  if (!canBecome(post.state, to)) throw new Conflict(STANDS[post.state]);
  await addEvents(tx, [{ post: post.id, at: now, said }]);
  return savePost(tx, post.id, { ...set, state: to, changedAt: now });
}
