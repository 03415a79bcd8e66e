import type { Network, Niche, PostKind, Slot } from './channel.ts';
import type { ChannelRules } from './channel-rules.ts';

/** A channel before the owner has changed anything; its zone is the owner's. */
export interface ChannelPlan extends Omit<ChannelRules, 'timeZone' | 'slots' | 'hashtags'> {
  tone: string;
  voice: string[];
  board: string;
  slots: Slot[];
  hashtags: string[];
}

const daily = (time: string, kinds: readonly PostKind[]): Slot[] =>
  kinds.map((kind, index) => ({ weekday: index + 1, time, kind }));

const everyDay = (kind: PostKind): PostKind[] => Array.from({ length: 7 }, () => kind);

const on = (weekdays: readonly number[], time: string, kind: PostKind): Slot[] =>
  weekdays.map((weekday) => ({ weekday, time, kind }));

const CAT_WEEK: readonly PostKind[] = [
  'cat-sign',
  'cat-sky',
  'cat-sky',
  'cat-sign',
  'cat-tarot',
  'cat-sky',
  'cat-sign',
];
/** One day behind, so that who follows both sees no weekday twice. */
const CAT_WEEK_SHIFTED: readonly PostKind[] = [...CAT_WEEK.slice(-1), ...CAT_WEEK.slice(0, -1)];

const WORDS_OF_NICHE: Readonly<Record<Niche, Pick<ChannelPlan, 'tone' | 'voice' | 'hashtags'>>> = {
  cats: {
    tone: 'Dry and fond: the cat is right, and the sky agrees.',
    voice: [
      'Two short sentences, and the second one turns.',
      'The joke is what the cat does, never what it wears or how it looks.',
      'What the sky does is true for the hour the post goes out.',
      'No promise, no fright, nobody’s faith.',
    ],
    hashtags: ['#zodiaccats', '#catsoftheday', '#astrology'],
  },
  religion: {
    tone: 'Quiet: the verse speaks, and we only say where it stands.',
    voice: [
      'The verse word for word, with its book and its edition.',
      'One plain sentence beside it at the most. We don’t preach and don’t explain it away.',
      'Every tradition in its own words, none above another.',
      'No joke, no sky, no card, no cat, no luck.',
    ],
    hashtags: ['#scripture', '#verseoftheday', '#quiet'],
  },
  sky: {
    tone: 'Plain and exact: what stands in the sky, and one thing to do with it.',
    voice: [
      'Name what happens in words people use: retrograde, full Moon, square.',
      'Say the day and the fact first, then what a person might notice.',
      'A quote stays word for word, with who wrote it and where.',
      'No promise, no fright.',
    ],
    hashtags: ['#astrology', '#horoscope', '#zodiac'],
  },
};

type Plan = Omit<ChannelPlan, 'tone' | 'voice' | 'hashtags'> & Partial<Pick<ChannelPlan, 'hashtags'>>;

const planned = (plan: Plan): ChannelPlan => ({
  ...plan,
  tone: WORDS_OF_NICHE[plan.niche].tone,
  voice: [...WORDS_OF_NICHE[plan.niche].voice],
  hashtags: plan.hashtags ?? [...WORDS_OF_NICHE[plan.niche].hashtags],
});

/** They exist from the start. */
export const BUILT_IN_CHANNELS: readonly ChannelPlan[] = [
  planned({
    key: 'facebook-cats',
    name: 'Facebook Cats',
    network: 'facebook',
    niche: 'cats',
    way: 'kit',
    board: 'Zodiary Cats',
    slots: daily('09:00', CAT_WEEK),
  }),
  planned({
    key: 'facebook-religion',
    name: 'Facebook Religion',
    network: 'facebook',
    niche: 'religion',
    way: 'kit',
    board: 'A Quiet Verse',
    slots: daily('12:30', everyDay('verse')),
  }),
  planned({
    key: 'pinterest-cat',
    name: 'Pinterest Cats',
    network: 'pinterest',
    niche: 'cats',
    way: 'csv',
    board: 'Cats of the Zodiac',
    slots: daily('17:00', CAT_WEEK_SHIFTED),
  }),
  planned({
    key: 'pinterest-religion',
    name: 'Pinterest Religion',
    network: 'pinterest',
    niche: 'religion',
    way: 'csv',
    board: 'Quiet Verses',
    slots: on([1, 3, 5, 7], '17:30', 'verse'),
  }),
  planned({
    key: 'youtube',
    name: 'YouTube',
    network: 'youtube',
    niche: 'sky',
    way: 'kit',
    board: 'Zodiary',
    hashtags: ['#shorts', '#astrology', '#horoscope'],
    slots: [
      ...on([2], '19:00', 'video-sky'),
      ...on([4], '19:00', 'video-sign'),
      // Two at one time take turns, week by week.
      ...on([6], '19:00', 'video-card'),
      ...on([6], '19:00', 'video-quote'),
    ],
  }),
];

const FIRST_SLOTS: Readonly<Record<Network, Readonly<Record<Niche, Slot[]>>>> = {
  facebook: {
    cats: daily('09:00', CAT_WEEK),
    religion: daily('12:30', everyDay('verse')),
    sky: [...on([1, 3, 5], '08:00', 'sky-note'), ...on([7], '08:00', 'quote')],
  },
  pinterest: {
    cats: daily('17:00', CAT_WEEK_SHIFTED),
    religion: on([1, 3, 5, 7], '17:30', 'verse'),
    sky: [...on([2, 4], '18:00', 'sky-note'), ...on([6], '18:00', 'quote')],
  },
  youtube: { cats: [], religion: [], sky: on([2], '19:00', 'video-sky') },
};

/** What a channel begins with that the owner adds; key, name and board are the owner's. */
export function newChannel(
  network: Network,
  niche: Niche,
): Pick<ChannelPlan, 'network' | 'niche' | 'way' | 'tone' | 'voice' | 'slots' | 'hashtags'> {
  const { tone, voice, hashtags } = WORDS_OF_NICHE[niche];
  return {
    network,
    niche,
    way: network === 'pinterest' ? 'csv' : 'kit',
    tone,
    voice: [...voice],
    slots: FIRST_SLOTS[network][niche].map((slot) => ({ ...slot })),
    hashtags: network === 'youtube' ? ['#shorts', ...hashtags.slice(0, 2)] : [...hashtags],
  };
}
