import type { DeskChannelView } from '../../contract/desk-channel-posts.ts';
import type { DeskChannels } from '../../contract/desk-channels.ts';
import { addDays } from '../../domain/calendar/civil-date.ts';
import type { PostState } from '../../domain/channels/post-state.ts';
import { shortIdOf } from '../../domain/channels/short-id.ts';
import { daysOf } from '../counting/store.ts';
import { NotFound } from '../failures.ts';
import { findChannel, listChannels } from './channel-store.ts';
import { deskChannel, postLines } from './lines.ts';
import type { ChannelsParts } from './parts.ts';
import { idsOfChannel, postsInStates, postsWithin, troublesByChannel } from './post-store.ts';
import { askedWeek, cellsOf, spanOf } from './week.ts';

const MOST = 100;
const HISTORY = 50;
const PLOT_DAYS = 30;

/** Every channel, with how many slots of this week are still to be filled. */
export async function deskChannels(
  parts: ChannelsParts,
  isReminded: () => Promise<boolean>,
): Promise<DeskChannels> {
  const { db } = parts.database;
  const { siteTimeZone: timeZone } = parts.config;
  const nowMs = parts.clock.nowMs();
  const week = askedWeek(parts);
  const posts = await postsWithin(db, spanOf(week));
  const troubles = await troublesByChannel(db);
  const channels = [];
  for (const row of await listChannels(db)) {
    const own = posts.filter(({ channel }) => channel === row.key);
    const cells = cellsOf(row, week, own, timeZone);
    const openSlots = cells.filter(({ post, atMs }) => post === null && atMs > nowMs).length;
    channels.push({ ...(await deskChannel(row, parts)), openSlots, troubles: troubles.get(row.key) ?? 0 });
  }
  return { timeZone, channels, isReminded: await isReminded() };
}

async function visitsOf(parts: ChannelsParts, key: string): Promise<DeskChannelView['visits']> {
  const { db } = parts.database;
  const { today } = askedWeek(parts);
  const days = Array.from({ length: PLOT_DAYS }, (_, at) => addDays(today, at + 1 - PLOT_DAYS));
  const names = (await idsOfChannel(db, key)).map(shortIdOf);
  const sums = await daysOf(db, { kind: 'post', names, since: days[0]! });
  return { days, counts: days.map((date) => sums.get(date) ?? 0) };
}

/** One channel with what waits, what was, and the visits of thirty days. */
export async function channelView(parts: ChannelsParts, key: string): Promise<DeskChannelView> {
  const { db } = parts.database;
  const channel = await findChannel(db, key);
  if (!channel) throw new NotFound('There is no such channel.');
  const lines = async (states: readonly PostState[], order: 'first' | 'last', limit = MOST) =>
    postLines(db, await postsInStates(db, key, states, { order, limit }), [channel]);
  return {
    channel: await deskChannel(channel, parts),
    drafts: await lines(['draft'], 'first'),
    queue: await lines(['ready'], 'first'),
    outbox: await lines(['due', 'sending', 'asking'], 'first'),
    failures: await lines(['failed'], 'first'),
    history: await lines(['sent', 'skipped'], 'last', HISTORY),
    visits: await visitsOf(parts, key),
  };
}
