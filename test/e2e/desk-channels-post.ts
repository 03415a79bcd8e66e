import type {
  DeskChannelPost,
  PostCheck,
  PostFields,
  SocialPicture,
} from '../../src/contract/desk-channel-posts.ts';
import type { DeskChannel } from '../../src/contract/desk-channels.ts';
import type { PostState } from '../../src/domain/channels/post-state.ts';
import { channelOf, instant, lineOf, pictureOf, thumbOf } from './desk-channels-data.ts';

const PASSED: readonly PostCheck[] = [
  ['words-new', 'The words are new. Nothing like them in 60 days.'],
  ['limits', 'Title and words fit.'],
  ['picture', '4:5 for Facebook, 310 kB.'],
  ['link', 'The link opens, and its visits will be counted.'],
  ['alt', 'The picture is described in words.'],
  ['tone', 'Tone: a joke, no promise, nobody’s faith.'],
].map(([id, said]) => ({ id: id as PostCheck['id'], isPassed: true, said: said!, fix: null }));

const CATS = [
  ['cat:sign-scorpio@disc', 'Scorpio', 'A black cat seated in profile on a teal disc, its tail hooked.'],
  ['cat:sign-leo@disc', 'Leo', 'A black cat lying before a red disc, with the Sun for a mane.'],
  ['cat:sign-libra@disc', 'Libra', 'A black cat arched on a beam before a blue disc.'],
  ['cat:moon-first-quarter@night', 'First Quarter', 'A curled cat, half night and half ivory.'],
  ['cat:sign-gemini@disc', 'Gemini', 'Two cats from behind, back to back, before a blue disc.'],
  ['cat:house-ring@night', 'On the Ring', 'A ginger cat on the ring of the year, its tail the pointer.'],
] as const;

export const WORDS =
  'The Moon’s in Aquarius, and the cat’s on the desk. Neither will explain. Read Scorpio’s day, written from the real sky.';

function checksOf(picture: SocialPicture): PostCheck[] {
  const [art, , alt] = CATS[2];
  return [
    {
      id: 'picture-new',
      isPassed: false,
      said: 'Too soon. This picture went out on Tuesday. Pick another cat, or move it to January 16, 60 days on.',
      fix: { label: 'Use Libra instead', fields: { picture: { ...picture, art }, alt } },
    },
    ...PASSED,
  ];
}

function fieldsOf(channel: DeskChannel, picture: SocialPicture): PostFields {
  return {
    picture,
    title: channel.network === 'facebook' ? '' : 'Scorpio cat: saw that, filed it',
    text: WORDS,
    alt: CATS[0][2],
    link: '/horoscope/scorpio',
    hashtags: ['#cats', '#scorpio'],
    at: instant('2026-11-19', channel.slots[0]!.time),
  };
}

/** The draft of Thursday, whose picture went out too lately. */
export function composedPost(
  key: 'facebook-cats' | 'pinterest-cat',
  state: PostState = 'draft',
): DeskChannelPost {
  const { openSlots: _open, troubles: _troubles, ...channel } = channelOf(key);
  const heading = 'Saw that. Filed it.';
  const picture = pictureOf(channel, CATS[0][0], heading);
  const fields = fieldsOf(channel, picture);
  const fullLink = 'https://zodiary.example/horoscope/scorpio?z=p15';
  const isPin = key === 'pinterest-cat';
  return {
    line: lineOf({ id: 41, channel: channelOf(key), at: fields.at, state, art: picture.art, heading }),
    channel,
    revision: 4,
    fields,
    why: 'Moon in Aquarius until 6:12 PM on Thursday. From the bank “sign jokes”, never used here before.',
    checks: checksOf(picture),
    fullLink,
    outgoing: `${WORDS}\n\n${fullLink}\n\n#cats #scorpio`,
    limits: { title: isPin ? 100 : null, text: isPin ? 500 : 5000, tags: null },
    pictures: CATS.map(([art, name, alt], index) => ({
      art,
      name,
      thumb: thumbOf({ ...picture, art }),
      alt,
      usedOn: index === 0 ? '2026-11-17' : null,
    })),
    file: {
      src: '/api/admin/channel-posts/41/file?revision=4',
      name: `2026-11-19-${key}-p15.png`,
      type: 'image/png',
      bytes: 310_000,
    },
    pinPage: isPin ? 'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fzodiary.example' : null,
    events: [{ at: instant('2026-11-16', '18:02'), said: 'Made by Fill my week.' }],
  };
}

export const allPassed = (post: DeskChannelPost): DeskChannelPost => ({
  ...post,
  checks: post.checks.map((check) =>
    check.isPassed
      ? check
      : { ...check, isPassed: true, said: 'The picture is new. Not seen in 60 days.', fix: null },
  ),
});
