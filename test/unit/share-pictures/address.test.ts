import { describe, expect, it } from 'vitest';
import { pictureAddress, pictureFrom } from '../../../src/art/share-pictures/address.ts';
import { openingSentences } from '../../../src/art/share-pictures/opening.ts';
import { FORMATS_OF, type SubjectKind } from '../../../src/art/share-pictures/subject.ts';

const KEYS: Record<SubjectKind, string> = {
  reading: 'leo-week-2026-11-15',
  pair: 'aries-and-leo',
  card: 'seven-of-pentacles',
  post: 'the-loop-that-venus-drew',
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
    ['constructor', 'about.wide.png'],
    ['', 'about.wide.png'],
  ])('is none: /share/%s/%s', (kind, file) => expect(pictureFrom(kind, file)).toBeNull());
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
