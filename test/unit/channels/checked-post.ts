import type { Check, CheckId, CheckInput } from '../../../src/domain/channels/check-input.ts';
import { checksOf } from '../../../src/domain/channels/checks.ts';
import { saysTheSameAs } from '../../../src/domain/channels/sameness.ts';
import type { PostFields, UsedPost } from '../../../src/domain/channels/post.ts';
import { channelOf } from './invented-banks.ts';

export const AT = '2026-11-18T14:00:00.000Z';
const NOW_MS = Date.parse('2026-11-17T18:10:00Z');

export const FIELDS: PostFields = {
  picture: {
    art: 'cat:sign-scorpio@disc',
    format: '4:5',
    lines: ['Saw that.', 'Filed it.'],
    reference: null,
    edition: null,
  },
  title: '',
  text: 'The Moon’s in Aquarius, and the cat’s on the desk. Neither will explain.',
  alt: 'A black cat seated in profile on a teal disc.',
  link: '/horoscope/scorpio',
  hashtags: ['#zodiaccats'],
  at: AT,
};

export const VERSE: PostFields = {
  ...FIELDS,
  picture: {
    art: 'scene:lamp',
    format: '4:5',
    lines: ['Thy word is a lamp unto my feet,', 'and a light unto my path.'],
    reference: 'Psalm 119:105',
    edition: 'King James Version',
  },
  text: 'Thy word is a lamp unto my feet,\nand a light unto my path.\n\nPsalm 119:105, King James Version',
  link: '/quotes/spiritual',
  hashtags: ['#scripture'],
};

export interface Changes extends Partial<Omit<CheckInput, 'post' | 'channel'>> {
  fields?: Partial<PostFields>;
  channel?: string;
  way?: CheckInput['channel']['way'];
  kind?: CheckInput['post']['kind'];
  words?: string | null;
}

export function checks({
  fields = {},
  channel = 'facebook-cats',
  way,
  kind = 'cat-sky',
  words = 'unit-1',
  used: near = [],
  ...rest
}: Changes = {}): Check[] {
  const rules = channelOf(channel);
  const post = { id: 41, kind, words, fields: { ...FIELDS, ...fields } };
  return checksOf({
    nowMs: NOW_MS,
    channel: { ...rules, way: way ?? rules.way },
    post,
    used: near,
    sameWords: near.filter(saysTheSameAs({ words, text: post.fields.text })),
    file: { width: 1080, height: 1350, bytes: 310_000 },
    isLinkAlive: true,
    origin: 'https://zodiary.example',
    ownAlt: 'A cat that we describe ourselves.',
    others: [],
    ...rest,
  });
}

export const check = (id: CheckId, changes: Changes = {}): Check =>
  checks(changes).find((one) => one.id === id)!;

export const PIN: Changes = {
  channel: 'pinterest-cat',
  fields: { title: 'Scorpio cat: saw that, filed it', picture: { ...FIELDS.picture, format: '2:3' } },
  file: { width: 1000, height: 1500, bytes: 310_000 },
};
export const pin = (fields: Partial<PostFields>, rest: Changes = {}): Changes => ({
  ...PIN,
  ...rest,
  fields: { ...PIN.fields, ...fields },
});

export const SHORT: Changes = {
  channel: 'youtube',
  kind: 'video-sky',
  fields: { title: 'The sky today', picture: { ...FIELDS.picture, art: 'sky:2026-11-18', format: '9:16' } },
  file: { width: 1080, height: 1920, bytes: null },
};
export const short = (fields: Partial<PostFields>): Changes => ({
  ...SHORT,
  fields: { ...SHORT.fields, ...fields },
});

export const used = (daysBefore: number, changed: Partial<UsedPost> = {}): UsedPost => ({
  channel: 'facebook-cats',
  art: 'cat:sign-leo@disc',
  words: 'unit-2',
  text: 'Something else altogether was said about a sofa.',
  atMs: Date.parse(AT) - daysBefore * 86_400_000,
  ...changed,
});
