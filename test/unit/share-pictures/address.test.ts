import { describe, expect, it } from 'vitest';
import { inFormat, pictureAddress, pictureFrom } from '../../../src/art/share-pictures/address.ts';
import { openingSentences } from '../../../src/art/share-pictures/opening.ts';
import { FORMATS_OF, type SubjectKind } from '../../../src/art/share-pictures/subject.ts';

const KEYS: Record<SubjectKind, string> = {
  reading: 'leo-week-2026-11-15',
  calendar: 'leo-2026-11',
  pair: 'aries-and-leo',
  sky: '1990-03-21',
  card: 'seven-of-pentacles',
  'tarot-reading': '0123456789abcdef0123456789abcdef',
  post: 'the-loop-that-venus-drew',
  tag: 'moon-phases',
  author: 'marcus-aurelius',
  misattribution: 'be-the-change-you-wish-to-see',
  page: 'tarot-cards',
};

describe('the address of a picture', () => {
  it.each(Object.entries(KEYS) as [SubjectKind, string][])('of a %s can be read again', (kind, key) => {
    for (const format of FORMATS_OF[kind]) {
      for (const edition of [null, 'n_op__dEFC_-']) {
        const [, , , file] = pictureAddress({ kind, key, format, edition }).split('/');
        expect(pictureFrom(kind, file!)).toEqual({ kind, key, format, edition });
      }
    }
  });

  it.each([
    ['reading', 'leo-2026-11-15.png'],
    ['reading', 'leo-2026-11-15.round.png'],
    ['reading', 'leo-2026-11-15.wide.svg'],
    ['reading', 'leo-2026-11-15.wide.abc.def.png'],
    ['reading', 'Leo-2026-11-15.wide.png'],
    ['reading', '../leo-2026-11-15.wide.png'],
    ['reading', `${'a'.repeat(121)}.wide.png`],
    ['post', 'a-draw-you-can-check.pin.png'],
    ['page', 'about.story.png'],
    ['sky', '1990-03-21.square.png'],
    ['tarot-reading', '0123456789abcdef0123456789abcdef.pin.png'],
    ['constructor', 'about.wide.png'],
    ['', 'about.wide.png'],
  ])('is none: /share/%s/%s', (kind, file) => expect(pictureFrom(kind, file)).toBeNull());

  it.each([
    ['/share/pair/aries-and-leo.wide.n_op__dEFC_-.png', '/share/pair/aries-and-leo.pin.n_op__dEFC_-.png'],
    ['/share/card/the-moon.wide.png', '/share/card/the-moon.pin.png'],
    ['/share/post/a-draw-you-can-check.wide.png', '/share/post/a-draw-you-can-check.wide.png'],
    ['/quote-cards/hope/1/wide.png', '/quote-cards/hope/1/wide.png'],
  ])('%s is %s for a pin', (address, pin) => expect(inFormat(address, 'pin')).toBe(pin));
});

describe('how a text begins', () => {
  it('is its first sentence if that is enough', () => {
    const first =
      'Two people can carry a piano down three flights of stairs if they agree on who says “stop.”';
    expect(openingSentences(`${first} Then they rest.`)).toEqual([first]);
  });

  it('is more of it where the first is short, in whole sentences', () => {
    expect(openingSentences('Someone pays.\n Someone else\nreads the letter aloud.')).toEqual([
      'Someone pays.',
      'Someone else reads the letter aloud.',
    ]);
  });

  it('stops before it is too much to read', () => {
    expect(openingSentences(`Short. ${'Long and longer '.repeat(15)}still.`)).toEqual(['Short.']);
  });
});
