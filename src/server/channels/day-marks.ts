import type { DeskWork } from '../../contract/desk-today.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import type { Niche } from '../../domain/channels/channel.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';
import { postsWithin } from './post-store.ts';
import { askedWeek, cellsOf, spanOf } from './week.ts';

const OF_NICHE: Readonly<Record<Niche, DeskWork['label']>> = { cats: 'Cats', religion: 'Verse', sky: 'Sky' };

function labelOf({ network, niche }: ChannelRow): DeskWork['label'] {
  if (network === 'pinterest') return 'Pins';
  return network === 'youtube' ? 'Video' : OF_NICHE[niche];
}

/** One mark for each kind of post, at the first of the day: there is no room for more on the rule. */
export async function postsOn(parts: ChannelsParts, date: CivilDate): Promise<DeskWork[]> {
  const { siteTimeZone } = parts.config;
  const week = askedWeek(parts, date);
  const posts = await postsWithin(parts.database.db, spanOf(week));
  const marks = new Map<DeskWork['label'], DeskWork>();
  for (const channel of await listChannels(parts.database.db)) {
    if (channel.pausedSince !== null) continue;
    const own = posts.filter((post) => post.channel === channel.key);
    for (const { atMs, post } of cellsOf(channel, week, own, siteTimeZone)) {
      if (!post || post.state === 'skipped' || dateInZone(atMs, siteTimeZone) !== date) continue;
      const [label, at] = [labelOf(channel), new Date(atMs).toISOString()];
      const known = marks.get(label);
      const isBad = post.state === 'failed' || (known?.isBad ?? false);
      marks.set(label, { label, at: known && known.at < at ? known.at : at, ...(isBad && { isBad }) });
    }
  }
  return [...marks.values()];
}
