import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskChannelPost, DeskChannelView, PostSave } from '../../src/contract/desk-channel-posts.ts';
import type { DeskWeek } from '../../src/contract/desk-channel-week.ts';
import type { DeskChannels } from '../../src/contract/desk-channels.ts';
import { addDays } from '../../src/domain/calendar/civil-date.ts';
import { ALL_CHANNELS, channelOf, NOW, WEEK } from './desk-channels-data.ts';
import { pretendMorning } from './desk.ts';
import type { Page } from './site.ts';

const PICTURE = readFileSync(join(import.meta.dirname, '../../public/zodiac-signs/scorpio.png'));

interface Pretended {
  week?: DeskWeek;
  channels?: DeskChannels;
}

/** A desk on a Tuesday in November, with its channels. Whatever is drawn is one picture. */
export async function pretendChannels(page: Page, { week = WEEK, channels = ALL_CHANNELS }: Pretended = {}) {
  await page.clock.setSystemTime(NOW);
  await pretendMorning(page);
  await page.route('**/api/admin/channels/picture.png?*', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/png' }),
  );
  await page.route('**/api/admin/channels', (route) => route.fulfill({ json: channels }));
  await page.route(/\/api\/admin\/channels\/week(\?|$)/, (route) => route.fulfill({ json: week }));
}

/** The channel's page. */
export async function pretendChannel(page: Page, view: DeskChannelView): Promise<void> {
  const places = { chosen: null, places: [] };
  await page.route(`**/api/admin/channels/${view.channel.key}/places`, (route) =>
    route.fulfill({ json: places }),
  );
  await page.route(`**/api/admin/channels/${view.channel.key}`, (route) => route.fulfill({ json: view }));
}

export function channelView(key: string): DeskChannelView {
  const { openSlots: _open, troubles: _troubles, ...channel } = channelOf(key);
  const lines = WEEK.rows
    .find((row) => row.channel === key)!
    .cells.flatMap(({ post }) => (post ? [post] : []));
  const inState = (...states: readonly string[]) => lines.filter(({ state }) => states.includes(state));
  const days = Array.from({ length: 30 }, (_, index) => addDays(WEEK.today, index - 29));
  return {
    channel,
    drafts: inState('draft'),
    queue: inState('ready'),
    outbox: inState('due', 'sending', 'asking'),
    failures: inState('failed'),
    history: inState('sent', 'skipped').toReversed(),
    visits: { days, counts: days.map((_, index) => Math.round(6 + 5 * Math.sin(index * 1.7) + index / 4)) },
  };
}

export interface PretendedPost {
  /** As the server has it. */
  now: () => DeskChannelPost;
  /** Somebody else saves these words. */
  saveElsewhere: (text: string) => void;
  /** What the server answers from now on. */
  become: (post: DeskChannelPost) => void;
}

/** A server that has one post, and takes it only from whoever began with its newest revision. */
export async function pretendPost(
  page: Page,
  first: DeskChannelPost,
  judge: (post: DeskChannelPost) => DeskChannelPost = (post) => post,
): Promise<PretendedPost> {
  let post = first;
  const call = `**/api/admin/channel-posts/${first.line.id}`;
  await page.route(`${call}/file?*`, (route) => route.fulfill({ body: PICTURE, contentType: 'image/png' }));
  await page.route(call, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: post });
    const { revision, fields } = route.request().postDataJSON() as PostSave;
    if (revision !== post.revision) {
      const error = { code: 'post_taken', message: 'It was saved somewhere else in between.' };
      return route.fulfill({ status: 409, json: { error, other: post } });
    }
    post = judge({ ...post, revision: revision + 1, fields });
    return route.fulfill({ json: post });
  });
  return {
    now: () => post,
    saveElsewhere: (text) => {
      post = { ...post, revision: post.revision + 1, fields: { ...post.fields, text } };
    },
    become: (next) => {
      post = next;
    },
  };
}
