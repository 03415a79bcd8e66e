import { describe, expect, it } from 'vitest';
import { readCatFiles } from '../../../scripts/compile-content.ts';
import { catFaults } from '../../../scripts/social-cats-check.ts';
import { catProblems, catWordsFrom, type CatFiles } from '../../../src/content/social-cats.ts';
import { catFactsAt } from '../../../src/domain/channels/cat-sky.ts';
import { catSameness, catWordFaults } from '../../../src/domain/channels/cat-word-rules.ts';
import { captionOf, LEAST_CAT_WORDS, type CatUnit } from '../../../src/domain/channels/cat-words.ts';
import { CATS } from '../../../src/domain/channels/cats.ts';

const bank = catWordsFrom(readCatFiles());
const FIRST = 'social/cats/signs.yml: sign-aries-01:';
const DAY_MS = 86_400_000;

/** The real files with one unit changed. */
function withFault(change: Record<string, unknown>): Record<string, unknown> {
  const files = structuredClone(readCatFiles()) as CatFiles;
  Object.assign(files['social/cats/signs.yml']![0]!, change);
  return files;
}

const unit: CatUnit = bank.find(({ id }) => id === 'moon-in-aquarius-01')!;

describe('the cats’ words', () => {
  it('are at least 240, whole, clean and different', () => {
    expect(catFaults()).toEqual([]);
    expect(bank.length).toBeGreaterThanOrEqual(240);
  });

  it('have captions of 40 characters, but for a few', () => {
    const long = bank.filter((one) => captionOf(one).length > 40);
    expect(long.length).toBeLessThan(bank.length * 0.02);
  });

  it('leave no cat without a word', () => {
    const drawn = new Set(bank.flatMap(({ cats }) => cats));
    expect(CATS.map(({ key }) => key).filter((key) => !drawn.has(key))).toEqual([]);
  });

  it('have some for every fact of a year, with a cat under which it is true', () => {
    for (let day = 0; day < 365; day += 5) {
      for (const { key, cats } of catFactsAt(Date.UTC(2026, 10, 18, 14) + day * DAY_MS)) {
        const words = bank.filter((one) => one.key === key);
        expect(words.length, key).toBeGreaterThanOrEqual(LEAST_CAT_WORDS.get(key)!);
        for (const one of words)
          expect(
            one.cats.some((cat) => cats.includes(cat)),
            one.id,
          ).toBe(true);
      }
    }
  });

  it.each([
    [{ text: 'Too short. Much too short.' }, `${FIRST} text Too small`],
    [{ text: `${'A word. '.repeat(14)}`.trim() }, `${FIRST} text has 14 sentences, may have 2 to 4`],
    [
      { lines: ['This line is far too long for a picture.', 'And here is another one.'] },
      `${FIRST} lines have`,
    ],
    [{ title: 'x'.repeat(71) }, `${FIRST} title Too big`],
    [{ cats: ['sign-dog'] }, `${FIRST} cats.0 is no cat`],
    [{ cats: ['sign-aries', 'sign-aries'] }, `${FIRST} cats has one twice`],
    [{ since: '2026-01-01' }, `${FIRST} since is before 2026-11-18`],
    [{ key: 'sign:cat' }, `${FIRST} key is no key of cats’ words`],
    [{ key: 'sign:leo' }, `${FIRST} id is not sign-leo and a number`],
    [{ hidden: true }, 'social/cats: sign:aries has 6, needs 7'],
    [{ id: 'sign-aries-02' }, 'sign-aries-02: id is taken already in social/cats/signs.yml'],
  ])('a fault is named with file, unit and field: %o', (change, sentence) => {
    expect(() => catWordsFrom(withFault(change))).toThrow(sentence);
  });

  it('files that are no lists are named', () => {
    expect(catProblems({ ...readCatFiles(), 'social/cats/odd.yml': 'text' }).join()).toContain('odd.yml');
    expect(() => catWordsFrom([])).toThrow('content/social-cats.json');
  });
});

describe('the tone of cats', () => {
  it.each([
    ['The Moon’s in Aquarius, and the cat’s pawsome.', 'pun or baby talk'],
    ['The Moon’s in Aquarius, and the cat is plotting.', 'threat'],
    ['The Moon’s in Aquarius, and the cat’s on a diet.', 'diet'],
    ['The Moon’s in Aquarius, and the neighbour called.', 'British spelling'],
    ['The Moon’s in Aquarius, and the cat is grey.', 'British spelling'],
    ['The Moon’s in Aquarius, bless it.', 'faith'],
    ['The Moon’s in Aquarius, and the cat’s here!', 'shout'],
    ['The Moon’s in Aquarius, and the cat’s ill.', 'illness'],
    ['The Moon’s in Aquarius, and it\u0027s late.', 'straight quote'],
    ['The cat’s on the desk. The Moon’s in Aquarius.', 'does not say moon-in:aquarius'],
    ['The Moon’s in Leo, and the cat’s on the desk.', 'does not say moon-in:aquarius'],
  ])('a slip is seen: %s', (text, fault) => {
    expect(catWordFaults({ ...unit, text }).join()).toContain(fault);
  });

  it('the Fool is a card, and a plain word that looks like a slip is none', () => {
    const fool = bank.find(({ key }) => key === 'tarot:the-fool')!;
    expect(catWordFaults(fool)).toEqual([]);
    const text = 'The Moon’s in Aquarius. You promised a surprise, with both paws on the list.';
    expect(catWordFaults({ ...unit, text })).toEqual([]);
  });

  it('the same caption, title, beginning or joke twice is seen', () => {
    const twin = { ...unit, id: 'twin' };
    const found = catSameness([unit, twin, { ...twin, id: 'third' }]).join('\n');
    for (const fault of ['caption', 'title', 'begin alike', 'share']) expect(found).toContain(fault);
  });
});
