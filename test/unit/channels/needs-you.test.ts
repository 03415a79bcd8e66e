import { describe, expect, it } from 'vitest';
import {
  needsYouOf,
  type NeedsYouChannel,
  type NeedsYouPost,
} from '../../../src/domain/channels/needs-you.ts';

const NOW_MS = Date.parse('2026-11-18T20:00:00Z');
const DAY_MS = 86_400_000;

const channel = (changed: Partial<NeedsYouChannel> = {}): NeedsYouChannel => ({
  key: 'facebook-religion',
  name: 'Facebook Religion',
  network: 'facebook',
  way: 'connected',
  isPaused: false,
  connection: { state: 'connected', endsAtMs: null },
  ...changed,
});

const post = (changed: Partial<NeedsYouPost> = {}): NeedsYouPost => ({
  id: 7,
  channel: 'facebook-religion',
  state: 'failed',
  atMs: NOW_MS - DAY_MS,
  trouble: { reason: 'Facebook signed us out.', next: ['reconnect', 'kit'], retryAt: null },
  ...changed,
});

const expired = { state: 'expired' as const, endsAtMs: null };

describe('what needs the owner', () => {
  it('is nothing where all is well', () => {
    const well = (['draft', 'ready', 'sending', 'sent', 'skipped'] as const).map((state, id) =>
      post({ id, state, trouble: null }),
    );
    expect(needsYouOf([channel()], well, NOW_MS)).toEqual([]);
  });

  it('is a failed post with its reason', () => {
    expect(needsYouOf([channel()], [post()], NOW_MS)).toEqual([
      {
        id: 'post-7',
        title: 'Facebook Religion wasn’t posted',
        reason: 'Facebook signed us out.',
        at: '2026-11-17T20:00:00.000Z',
        state: 'bad',
        post: 7,
        channel: 'facebook-religion',
        next: ['reconnect', 'kit'],
      },
    ]);
  });

  it('always has a reason and a press, also where nobody wrote one down', () => {
    for (const state of ['failed', 'asking', 'due'] as const) {
      const [item] = needsYouOf([channel()], [post({ state, trouble: null })], NOW_MS);
      expect(item!.reason).toMatch(/\.$/);
      expect(item!.next.length).toBeGreaterThan(0);
    }
  });

  it('is a channel that is signed out, unless a post says so already', () => {
    const [item] = needsYouOf([channel({ connection: expired })], [], NOW_MS);
    expect(item).toMatchObject({
      title: 'Facebook Religion is signed out',
      state: 'bad',
      next: ['reconnect', 'kit'],
    });
    expect(needsYouOf([channel({ connection: expired })], [post()], NOW_MS)).toHaveLength(1);
  });

  it('is a token that ends within a week', () => {
    const ending = (days: number) =>
      needsYouOf(
        [channel({ connection: { state: 'connected', endsAtMs: NOW_MS + days * DAY_MS } })],
        [],
        NOW_MS,
      );
    expect(ending(7)).toMatchObject([{ state: 'look', next: ['reconnect'], at: '2026-11-25T20:00:00.000Z' }]);
    expect(ending(8)).toEqual([]);
  });

  it('is what a network allows so far, before the first post', () => {
    const trial = { state: 'trial' as const, endsAtMs: null };
    const youtube = channel({ key: 'youtube', name: 'YouTube', network: 'youtube', connection: trial });
    const pinterest = channel({
      key: 'pinterest-cat',
      name: 'Pinterest Cats',
      network: 'pinterest',
      connection: trial,
    });
    const items = needsYouOf([youtube, pinterest], [], NOW_MS);
    expect(items.map(({ next }) => next)).toEqual([['kit'], ['kit']]);
    expect(items.map(({ title }) => title).join()).toMatch(/private.*sandbox|sandbox.*private/);
  });

  it('is no connection of a channel that is paused or goes by hand', () => {
    expect(needsYouOf([channel({ connection: expired, isPaused: true })], [], NOW_MS)).toEqual([]);
    expect(needsYouOf([channel({ connection: expired, way: 'kit' })], [], NOW_MS)).toEqual([]);
  });

  it('has the worst first, then the oldest', () => {
    const posts = [
      post({ id: 1, state: 'due', atMs: NOW_MS - 5 * DAY_MS }),
      post({ id: 2 }),
      post({ id: 3, atMs: NOW_MS - 3 * DAY_MS }),
    ];
    expect(needsYouOf([channel()], posts, NOW_MS).map((item) => item.post)).toEqual([3, 2, 1]);
  });
});
