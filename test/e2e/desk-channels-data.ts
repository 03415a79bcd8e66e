import type { PostLine, SocialPicture } from '../../src/contract/desk-channel-posts.ts';
import type { DeskWeek } from '../../src/contract/desk-channel-week.ts';
import type { DeskChannel, DeskChannels } from '../../src/contract/desk-channels.ts';
import { addDays } from '../../src/domain/calendar/civil-date.ts';
import { instantShowing } from '../../src/domain/calendar/instant-showing.ts';
import { BUILT_IN_CHANNELS } from '../../src/domain/channels/built-in.ts';
import { formatOf } from '../../src/domain/channels/channel-rules.ts';
import type { PostState } from '../../src/domain/channels/post-state.ts';
import { slotInstants } from '../../src/domain/channels/week.ts';

/** A Tuesday, ten past one in New York. */
export const NOW = '2026-11-17T18:10:00Z';
export const ZONE = 'America/New_York';
export const MONDAY = '2026-11-16';

export const instant = (date: string, time: string): string =>
  new Date(instantShowing(Date.parse(`${date}T${time}:00Z`), ZONE)!).toISOString();

type Listed = DeskChannels['channels'][number];

const SIGNED_OUT: Partial<Listed> = {
  way: 'connected',
  connection: {
    state: 'expired',
    account: 'Zodiary Verses',
    endsAt: null,
    said: 'The password was changed on Monday. Until you sign in again, post by kit.',
    canConnect: true,
  },
  troubles: 1,
};

/** What is not as it was at the start. */
const CHANGED: Readonly<Record<string, Partial<Listed>>> = { 'facebook-religion': SIGNED_OUT };

export const CHANNELS: readonly Listed[] = BUILT_IN_CHANNELS.map((channel) => ({
  ...channel,
  timeZone: ZONE,
  slots: [...channel.slots],
  hashtags: [...channel.hashtags],
  voice: [...channel.voice],
  shortId: 'p',
  pausedSince: null,
  connection: {
    state: 'none',
    account: null,
    endsAt: null,
    said: 'You post by kit, which needs no key. Connected, posts would go out by themselves.',
    canConnect: true,
  },
  isBuiltIn: true,
  openSlots: 2,
  troubles: 0,
  ...CHANGED[channel.key],
}));

export const channelOf = (key: string): Listed => CHANNELS.find((channel) => channel.key === key)!;

export const ALL_CHANNELS: DeskChannels = { timeZone: ZONE, channels: [...CHANNELS], isReminded: false };

interface Made {
  id: number;
  channel: Listed;
  at: string;
  state: PostState;
  art: string;
  heading: string;
}

export const thumbOf = (picture: SocialPicture): string =>
  `/api/admin/channels/picture.png?${new URLSearchParams({ picture: JSON.stringify(picture), width: '320' })}`;

export function pictureOf(channel: DeskChannel, art: string, heading: string): SocialPicture {
  const kind = channel.slots[0]!.kind;
  const isVerse = kind === 'verse';
  return {
    art,
    format: formatOf(channel.network, kind),
    lines: isVerse ? heading.split(' / ') : heading === '' ? [] : heading.split(/(?<=\.) /),
    reference: isVerse ? 'Psalm 55:6' : null,
    edition: isVerse ? 'King James Version' : null,
  };
}

export function lineOf({ id, channel, at: when, state, art, heading }: Made): PostLine {
  const isSent = state === 'sent';
  const isVideo = channel.network === 'youtube';
  return {
    id,
    channel: channel.key,
    channelName: channel.name,
    network: channel.network,
    kind: channel.slots[0]!.kind,
    state,
    at: when,
    heading: heading.split(' / ')[0]!,
    thumb: thumbOf(pictureOf(channel, art, heading)),
    sentBy: isSent ? (channel.way === 'csv' ? 'csv' : 'kit') : null,
    sentAt: isSent ? new Date(Date.parse(when) + 240_000).toISOString() : null,
    remoteUrl: null,
    visits: isSent ? 12 : 0,
    trouble:
      state === 'failed'
        ? {
            reason: 'Facebook signed us out: the password was changed on Monday. Nothing was posted.',
            next: ['reconnect', 'kit'],
            retryAt: null,
          }
        : null,
    video: isVideo ? { seconds: 14, isMade: true } : null,
  };
}

type Planned = readonly [state: PostState, art: string, heading: string] | null;

/** Channel by channel, slot by slot; null is an empty one. */
const PLAN: Readonly<Record<string, readonly Planned[]>> = {
  'facebook-cats': [
    ['sent', 'cat:sign-leo@disc', 'Not spoiled. Ruling.'],
    ['sent', 'cat:sign-scorpio@disc', 'Saw that. Filed it.'],
    ['ready', 'cat:moon-first-quarter@night', 'Half awake is a phase.'],
    ['draft', 'cat:sign-gemini@disc', 'Two opinions. Both loud.'],
    ['ready', 'cat:house-ring@night', 'It’s my ring. You orbit.'],
    ['draft', 'cat:tarot-the-magician@night', 'One cup. One edge.'],
    null,
  ],
  'facebook-religion': [
    ['sent', 'scene:olive-branch', 'Blessed are the peacemakers:'],
    [
      'failed',
      'scene:dove',
      'Oh that I had wings like a dove! / for then would I fly away, / and be at rest.',
    ],
    ['ready', 'scene:lamp', 'Thy word is a lamp unto my feet,'],
    null,
    ['ready', 'scene:sea-and-stars', 'The heavens declare the glory of God;'],
    null,
    ['ready', 'scene:window', 'Truly the light is sweet,'],
  ],
  'pinterest-cat': [
    ['sent', 'cat:tarot-the-high-priestess@night', 'Knows. Won’t say.'],
    ['ready', 'cat:sign-libra@disc', 'Weighed both sides. Kept the fish.'],
    ['ready', 'cat:sign-leo@disc', 'Not spoiled. Ruling.'],
    ['draft', 'cat:sign-scorpio@disc', 'Saw that. Filed it.'],
    null,
    ['ready', 'cat:sign-gemini@disc', 'Two opinions. Both loud.'],
    null,
  ],
  'pinterest-religion': [
    ['sent', 'scene:open-book', 'In the beginning was the Word,'],
    ['ready', 'scene:olive-branch', 'Blessed are the peacemakers:'],
    ['draft', 'scene:open-book', 'To every thing there is a season,'],
    ['ready', 'scene:lamp', 'Thy word is a lamp unto my feet,'],
  ],
  youtube: [['ready', 'cat:moon-first-quarter@night', 'Half awake is a phase.'], null, null],
};

const WEEK_IDS = 40;

function cellsOf(channel: Listed, firstId: number, plan: readonly Planned[]) {
  return slotInstants(channel, MONDAY, addDays(MONDAY, 6)).map(({ atMs, kind }, index) => {
    const planned = plan[index] ?? null;
    const when = new Date(atMs).toISOString();
    if (!planned) return { at: when, kind, post: null };
    const [state, art, heading] = planned;
    return { at: when, kind, post: lineOf({ id: firstId + index, channel, at: when, state, art, heading }) };
  });
}

const ROWS: DeskWeek['rows'] = CHANNELS.map((channel, row) => ({
  channel: channel.key,
  cells: cellsOf(channel, WEEK_IDS + row * 10, PLAN[channel.key]!),
}));

const states = ROWS.flatMap(({ cells }) => cells.map(({ post }) => post?.state ?? 'empty'));
const count = (state: string): number => states.filter((one) => one === state).length;

export const WEEK: DeskWeek = {
  timeZone: ZONE,
  from: MONDAY,
  to: addDays(MONDAY, 6),
  today: '2026-11-17',
  rows: ROWS,
  counts: {
    slots: states.length,
    empty: count('empty'),
    passed: 0,
    draft: count('draft'),
    ready: count('ready'),
    sent: count('sent'),
    failed: count('failed'),
  },
  needsYou: [
    {
      id: 'post-51',
      title: 'Facebook Religion wasn’t posted',
      reason: 'Facebook signed us out: the password was changed on Monday. Nothing went out.',
      at: instant('2026-11-17', '12:30'),
      state: 'bad',
      post: 51,
      channel: 'facebook-religion',
      next: ['reconnect', 'kit'],
    },
    {
      id: 'channel-youtube',
      title: 'YouTube videos stay private',
      reason:
        'Until Google checks the app, they do. Post by kit from your phone instead: about 20 seconds, and public right away.',
      at: null,
      state: 'look',
      post: null,
      channel: 'youtube',
      next: ['kit'],
    },
  ],
};
