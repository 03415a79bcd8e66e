import { describe, expect, it } from 'vitest';
import type { Check, CheckId, CheckInput } from '../../../src/domain/channels/check-input.ts';
import { checksOf, isReady } from '../../../src/domain/channels/checks.ts';
import type { PostFields, UsedPost } from '../../../src/domain/channels/post.ts';
import { channelOf } from './invented-banks.ts';

const AT = '2026-11-18T14:00:00.000Z';
const NOW_MS = Date.parse('2026-11-17T18:10:00Z');

const FIELDS: PostFields = {
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

const VERSE: PostFields = {
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

interface Changes extends Partial<Omit<CheckInput, 'post' | 'channel'>> {
  fields?: Partial<PostFields>;
  channel?: string;
  way?: CheckInput['channel']['way'];
  kind?: CheckInput['post']['kind'];
  words?: string | null;
}

function checks({
  fields = {},
  channel = 'facebook-cats',
  way,
  kind = 'cat-sky',
  words = 'unit-1',
  ...rest
}: Changes = {}): Check[] {
  const rules = channelOf(channel);
  return checksOf({
    nowMs: NOW_MS,
    channel: { ...rules, way: way ?? rules.way },
    post: { id: 41, kind, words, fields: { ...FIELDS, ...fields } },
    used: [],
    file: { width: 1080, height: 1350, bytes: 310_000 },
    isLinkAlive: true,
    origin: 'https://zodiary.example',
    ownAlt: 'A cat that we describe ourselves.',
    others: [],
    ...rest,
  });
}

const check = (id: CheckId, changes: Changes = {}): Check => checks(changes).find((one) => one.id === id)!;

const PIN: Changes = {
  channel: 'pinterest-cat',
  fields: { title: 'Scorpio cat: saw that, filed it', picture: { ...FIELDS.picture, format: '2:3' } },
  file: { width: 1000, height: 1500, bytes: 310_000 },
};
const pin = (fields: Partial<PostFields>, rest: Changes = {}): Changes => ({
  ...PIN,
  ...rest,
  fields: { ...PIN.fields, ...fields },
});

const SHORT: Changes = {
  channel: 'youtube',
  kind: 'video-sky',
  fields: { title: 'The sky today', picture: { ...FIELDS.picture, art: 'sky:2026-11-18', format: '9:16' } },
  file: { width: 1080, height: 1920, bytes: null },
};
const short = (fields: Partial<PostFields>): Changes => ({
  ...SHORT,
  fields: { ...SHORT.fields, ...fields },
});

const used = (daysBefore: number, changed: Partial<UsedPost> = {}): UsedPost => ({
  channel: 'facebook-cats',
  art: 'cat:sign-leo@disc',
  words: 'unit-2',
  text: 'Something else altogether was said about a sofa.',
  atMs: Date.parse(AT) - daysBefore * 86_400_000,
  ...changed,
});

describe('the seven checks', () => {
  it('all pass for a good post of each network, in the same order', () => {
    for (const changes of [
      {},
      PIN,
      SHORT,
      { fields: VERSE, channel: 'facebook-religion', kind: 'verse' as const },
    ]) {
      expect(checks(changes).filter(({ isPassed }) => !isPassed)).toEqual([]);
      expect(checks(changes).map(({ id }) => id)).toEqual([
        'picture',
        'words-new',
        'picture-new',
        'limits',
        'link',
        'alt',
        'tone',
      ]);
      expect(isReady(checks(changes))).toBe(true);
    }
  });

  it('are sentences, whatever they say', () => {
    const all = [
      checks(),
      checks(PIN),
      checks({ file: null, isLinkAlive: false, fields: { text: '', alt: '' } }),
    ].flat();
    for (const { said } of all) expect(said).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});

describe('the picture', () => {
  it('fits its network', () => {
    expect(check('picture').said).toBe('4:5 for Facebook, 310 kB.');
    expect(check('picture', PIN).said).toBe('2:3 for the pin, 310 kB.');
    expect(check('picture', SHORT).said).toBe('9:16 for the Short.');
  });

  it('in another format is one press from the right one', () => {
    const wrong = check('picture', pin({ picture: { ...FIELDS.picture, format: '1:1' } }));
    expect(wrong.isPassed).toBe(false);
    expect(wrong.fix!.fields.picture!.format).toBe('2:3');
    const square = {
      fields: { picture: { ...FIELDS.picture, format: '1:1' as const } },
      file: { width: 1080, height: 1080, bytes: 1 },
    };
    expect(check('picture', square).isPassed).toBe(true);
  });

  it('has less than 4 MB on Facebook', () => {
    const withBytes = (bytes: number) => check('picture', { file: { width: 1080, height: 1350, bytes } });
    expect(withBytes(3_999_999).isPassed).toBe(true);
    expect(withBytes(4_000_000)).toMatchObject({
      isPassed: false,
      said: expect.stringContaining('takes less than 4.0 MB'),
    });
  });

  it('is there, in its shape, and no thumbnail', () => {
    expect(check('picture', { file: null }).isPassed).toBe(false);
    expect(check('picture', { file: { width: 1080, height: 1080, bytes: 1 } }).isPassed).toBe(false);
    expect(check('picture', { file: { width: 400, height: 500, bytes: 1 } }).isPassed).toBe(false);
  });
});

describe('whether the picture is new', () => {
  const sameArt = (daysBefore: number): UsedPost => used(daysBefore, { art: FIELDS.picture.art });

  it('counts 60 days, both ways', () => {
    for (const days of [1, 59, -1, -59])
      expect(check('picture-new', { used: [sameArt(days)] }).isPassed).toBe(false);
    for (const days of [60, -60, 400])
      expect(check('picture-new', { used: [sameArt(days)] }).isPassed).toBe(true);
  });

  it('is not asked of the same cat in another setting', () => {
    expect(check('picture-new', { used: [used(1, { art: 'cat:sign-scorpio@window' })] }).isPassed).toBe(true);
  });

  it('says when it went out and offers another one that is free', () => {
    const others = [
      { art: FIELDS.picture.art, name: 'Scorpio', alt: 'The same.' },
      { art: 'cat:sign-leo@disc', name: 'Leo', alt: 'A lion of a cat.' },
      { art: 'cat:sign-libra@disc', name: 'Libra', alt: 'A cat on a beam.' },
    ];
    const { said, fix } = check('picture-new', { used: [sameArt(1), used(9)], others });
    expect(said).toBe(
      'Too soon. This picture went out today on Facebook Cats. Pick another cat, or move the slot to January 16, 60 days on.',
    );
    expect(fix).toEqual({
      label: 'Use Libra instead',
      fields: { picture: { ...FIELDS.picture, art: 'cat:sign-libra@disc' }, alt: 'A cat on a beam.' },
    });
  });

  it('offers a later time where no other is free, the same by the clock, and it passes then', () => {
    const both = [sameArt(1), sameArt(-70)];
    const { fix } = check('picture-new', { used: both });
    expect(fix!.label).toBe('Move it to March 28');
    // Clocks have moved in between.
    expect(fix!.fields.at).toBe('2027-03-28T13:00:00.000Z');
    expect(check('picture-new', { used: both, fields: fix!.fields }).isPassed).toBe(true);
  });

  it('gives a scene 7 days', () => {
    const verse = (days: number) =>
      check('picture-new', { fields: VERSE, used: [used(days, { art: 'scene:lamp' })] });
    expect(verse(6).said).toContain('Pick another scene, or move the slot to November 19, 7 days on.');
    expect(verse(7).isPassed).toBe(true);
  });
});

describe('whether the words are new', () => {
  it('knows the unit, and 60 days', () => {
    expect(check('words-new', { used: [used(59, { words: 'unit-1' })] }).isPassed).toBe(false);
    expect(check('words-new', { used: [used(60, { words: 'unit-1' })] }).isPassed).toBe(true);
    expect(check('words-new').said).toBe('The words are new. Nothing like them in 60 days.');
  });

  it('knows nearly the same words by whoever wrote them', () => {
    const text =
      'THE MOON’S in Aquarius and the cat is on the desk! Neither will explain… https://zodiary.example #cats';
    const nearly = used(3, { words: null, text: text.replace('cat is', 'cat’s') });
    const { isPassed, said, fix } = check('words-new', { used: [nearly], words: null });
    expect(isPassed).toBe(false);
    expect(said).toMatch(/^Too soon\. Nearly the same words went out on Sunday on Facebook Cats\./);
    expect(fix!.label).toBe('Move it to January 14');
  });

  it('lets other words pass that share a few', () => {
    const other = used(3, {
      text: 'The Moon’s in Aquarius, and nobody has seen the good scissors since Tuesday.',
    });
    expect(check('words-new', { used: [other] }).isPassed).toBe(true);
  });

  it('says of what is still to come that it goes out', () => {
    expect(check('words-new', { used: [used(-2, { words: 'unit-1' })] }).said).toContain(
      'These words go out on Friday',
    );
  });
});

describe('limits', () => {
  const text = (length: number): string => `${'a'.repeat(length - 1)}.`;

  it('hold at their very edge, hashtags counted', () => {
    const room = 500 - '\n\n#zodiaccats'.length;
    expect(check('limits', pin({ text: text(room) })).isPassed).toBe(true);
    const { isPassed, said } = check('limits', pin({ text: text(room + 1) }));
    expect(isPassed).toBe(false);
    expect(said).toContain('takes 501 characters, and Pinterest takes 500. Cut 1.');
    expect(check('limits', pin({ text: text(room + 1) }, { way: 'connected' })).isPassed).toBe(true);
    expect(check('limits', pin({ text: text(room + 301) }, { way: 'connected' })).isPassed).toBe(false);
  });

  it('hold for titles', () => {
    expect(check('limits', pin({ title: 'a'.repeat(100) })).isPassed).toBe(true);
    expect(check('limits', pin({ title: 'a'.repeat(101) })).said).toContain('Cut 1.');
    expect(check('limits', pin({ title: ' ' })).said).toContain('no title');
    expect(check('limits', { fields: { title: '' } }).isPassed).toBe(true);
  });

  it('cut by a press only, to the end of a sentence', () => {
    const long = `${text(200)} ${text(200)} ${text(200)}`;
    const { fix } = check('limits', pin({ text: long }));
    expect(fix!.fields.text).toBe(`${text(200)} ${text(200)}`);
    expect(check('limits', pin({ ...fix!.fields })).isPassed).toBe(true);
  });

  it('count a description on YouTube in bytes', () => {
    const room = 5000 - '\n\nhttps://zodiary.example/horoscope/scorpio?z=p15\n\n#zodiaccats'.length;
    expect(check('limits', short({ text: '’'.repeat(Math.floor(room / 3)) })).isPassed).toBe(true);
    expect(check('limits', short({ text: '’'.repeat(Math.floor(room / 3) + 1) })).said).toContain('bytes');
  });

  it('count tags on YouTube, and drop the last ones by a press', () => {
    const tag = (index: number): string => `#${String(index).padStart(59, 'a')}`;
    const hashtags = (count: number): string[] => Array.from({ length: count }, (_, index) => tag(index));
    expect(check('limits', short({ hashtags: hashtags(8) })).isPassed).toBe(true);
    const over = check('limits', short({ hashtags: hashtags(9) }));
    expect(over.fix!.fields.hashtags).toHaveLength(8);
  });

  it('know what networks and spreadsheets refuse', () => {
    expect(check('limits', short({ title: 'Sun > Moon' })).isPassed).toBe(false);
    expect(check('limits', pin({ title: '=HYPERLINK(1)' })).said).toContain('spreadsheet');
    expect(check('limits', pin({ title: '=HYPERLINK(1)' }, { way: 'kit' })).isPassed).toBe(true);
    expect(check('limits', { fields: { text: ' ' } }).isPassed).toBe(false);
  });
});

describe('the link', () => {
  it('opens, and its visits will be counted', () => {
    expect(check('link').said).toBe('The link opens, and its visits will be counted.');
    expect(check('link', { isLinkAlive: false }).said).toBe('The link opens no page. Choose another one.');
  });

  it('is a page of ours', () => {
    for (const link of ['https://example.com/', '//example.com/x', '/\\example.com', 'sky', '/a b'])
      expect(check('link', { fields: { link } }).isPassed, link).toBe(false);
  });

  it('carries nobody’s counting, which a press takes off', () => {
    for (const link of ['/sky?utm_source=x', '/sky?z=p1', '/sky?date=2026-11-18&fbclid=1'])
      expect(check('link', { fields: { link } }).fix!.fields.link, link).toBe('/sky');
    expect(check('link', { fields: { link: '/horoscope/leo?type=weekly' } }).isPassed).toBe(true);
  });

  it('is the only one: words lead to no other site', () => {
    expect(check('link', { fields: { text: 'Look: https://example.com/x' } }).isPassed).toBe(false);
    expect(check('link', { fields: { text: 'Look: www.example.com' } }).isPassed).toBe(false);
    expect(check('link', { fields: { text: 'Look: https://zodiary.example.com/' } }).isPassed).toBe(false);
    expect(check('link', { fields: { text: 'Look: https://zodiary.example/sky' } }).isPassed).toBe(true);
  });

  it('may be missing by hand, but not where we must find the post again', () => {
    expect(check('link', { fields: { link: '' } })).toMatchObject({
      isPassed: true,
      said: 'There’s no link, so no visits can be counted.',
    });
    expect(check('link', { fields: { link: '' }, way: 'connected' }).isPassed).toBe(false);
  });
});

describe('the description', () => {
  it('is there, says something and has an end', () => {
    expect(check('alt').said).toBe('The picture is described in words.');
    for (const alt of ['', '   ', 'A cat.', 'a'.repeat(501)])
      expect(check('alt', { fields: { alt } }).isPassed).toBe(false);
    expect(check('alt', { fields: { alt: 'a'.repeat(500) } }).isPassed).toBe(true);
  });

  it('can be ours by a press', () => {
    expect(check('alt', { fields: { alt: '' } }).fix!.fields.alt).toBe('A cat that we describe ourselves.');
    expect(check('alt', { fields: { alt: '' }, ownAlt: null }).fix).toBeNull();
  });
});
