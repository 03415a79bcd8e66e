import { describe, expect, it } from 'vitest';
import { isReady } from '../../../src/domain/channels/checks.ts';
import type { UsedPost } from '../../../src/domain/channels/post.ts';
import { check, checks, FIELDS, PIN, pin, SHORT, used, VERSE } from './checked-post.ts';

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
