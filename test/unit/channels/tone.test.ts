import { describe, expect, it } from 'vitest';
import type { PostFields } from '../../../src/domain/channels/post.ts';
import { mayVerseLinkTo, toneFault, toneHit } from '../../../src/domain/channels/tone.ts';

const VERSE: PostFields = {
  picture: {
    art: 'scene:sea-and-stars',
    format: '4:5',
    lines: ['He telleth the number of the stars;', 'and death shall be no more.'],
    reference: 'Psalm 147:4',
    edition: 'King James Version',
  },
  title: 'He telleth the number of the stars (Psalm 147:4)',
  text: 'He telleth the number of the stars;\nand death shall be no more.\n\nPsalm 147:4, King James Version',
  alt: 'Stars over a still sea.',
  link: '/quotes/spiritual',
  hashtags: ['#scripture'],
  at: '2026-11-18T17:30:00.000Z',
};

const CAT: PostFields = {
  ...VERSE,
  picture: {
    art: 'cat:tarot-the-fool@night',
    format: '4:5',
    lines: ['One step.', 'Then see.'],
    reference: null,
    edition: null,
  },
  title: '',
  text: 'The Fool is the card of first steps, and this cat’s taking one off the bookcase.',
  link: '/tarot/cards/the-fool',
  hashtags: ['#zodiaccats'],
};

const religion = (fields: Partial<PostFields> = {}) =>
  toneFault('religion', 'verse', { ...VERSE, ...fields });
const cats = (fields: Partial<PostFields> = {}) => toneFault('cats', 'cat-tarot', { ...CAT, ...fields });

describe('beside a verse', () => {
  it('its own words stay as they are, and ours may say when it is read', () => {
    expect(religion()).toBeNull();
    expect(religion({ text: `${VERSE.text}\n\nRead at many funerals, and for the sick.` })).toBeNull();
    expect(religion({ text: `${VERSE.text}\n\nTo be made fat is to thrive on the journey.` })).toBeNull();
  });

  it('stands no sky, card, cat, joke, luck or fear', () => {
    for (const words of [
      'Your horoscope agrees.',
      'The Moon in Leo.',
      'Mercury is retrograde.',
      'A verse for every Libra.',
      'Drawn with tarot.',
      'Even the cat is quiet.',
      'A funny thing.',
      'Ha 😂',
      'A lucky day.',
      'Your destiny.',
      'It predicts much.',
      'Or hell awaits.',
      'It is guaranteed.',
    ])
      expect(religion({ text: `${VERSE.text}\n\n${words}` }), words).toMatch(
        /^It says “.+” \(.+\)\. Say it another way\.$/,
      );
    expect(religion({ hashtags: ['#zodiac'] })).not.toBeNull();
    expect(religion({ title: 'Cats' })).not.toBeNull();
  });

  it('leads no link to a horoscope, a card, the sky or a joke', () => {
    for (const link of ['/horoscope/leo', '/tarot', '/sky', '/quotes/funny', '/', '/jokes']) {
      expect(mayVerseLinkTo(link), link).toBe(false);
      expect(religion({ link })).toContain('/quotes/spiritual');
    }
    for (const link of ['', '/quotes/spiritual', '/quotes/hope/slug', '/quotes/wisdom?page=2'])
      expect(mayVerseLinkTo(link)).toBe(true);
  });

  it('is a quiet scene, and only verses are', () => {
    expect(religion({ picture: CAT.picture })).toContain('Choose a scene');
    expect(toneFault('religion', 'quote', VERSE)).not.toBeNull();
    expect(cats({ picture: VERSE.picture })).toContain('never stands beside cats');
    expect(toneFault('sky', 'verse', VERSE)).not.toBeNull();
  });
});

describe('a cat', () => {
  it('may be a card by name', () => {
    expect(cats()).toBeNull();
    expect(cats({ text: 'Death sat on the sofa. A Fool looked on.' })).toBeNull();
    expect(cats({ text: 'Only a fool would move.' })).toContain('insult');
  });

  it('carries no scripture and nobody’s faith', () => {
    for (const text of [
      'As the Psalm says.',
      'Thank God for tuna.',
      'It prayed for dinner.',
      'Read your Bible.',
    ])
      expect(cats({ text }), text).not.toBeNull();
    expect(cats({ picture: { ...CAT.picture, lines: ['Holy.', 'Mine.'] } })).not.toBeNull();
  });

  it('promises nothing, frightens nobody, and may tell the time', () => {
    expect(cats({ text: 'You will win something.' })).toContain('promise');
    expect(cats({ text: 'A disaster is near.' })).not.toBeNull();
    expect(cats({ text: 'The Moon’s in Leo until 6:12 PM.' })).toBeNull();
  });
});

it('judges our words of the sky, but not a quote’s', () => {
  const quote = {
    ...CAT,
    picture: { ...CAT.picture, art: 'quote:life/x@1', lines: [] },
    text: '“Cowards die many times before their deaths.”\n— William Shakespeare, Julius Caesar',
  };
  expect(toneFault('sky', 'quote', quote)).toBeNull();
  expect(toneFault('sky', 'sky-note', { ...quote, text: 'Somebody may die.' })).not.toBeNull();
  expect(toneHit('sky', 'Venus moves into Leo.')).toBeNull();
});
