import { describe, expect, it } from 'vitest';
import { notSaidByWords, saidByShort } from '../../../src/domain/quotes/misattribution.ts';
import { prepareCards } from '../../../src/art/share-pictures/prepared-cards.ts';
import { composeSharePicture } from '../../../src/art/share-pictures/picture.ts';
import type { PictureSubject } from '../../../src/art/share-pictures/subject.ts';
import {
  ALL_AUTHORS,
  ALL_CALENDARS,
  ALL_MISATTRIBUTIONS,
  ALL_PAIRS,
  ALL_TAGS,
  BY,
  PERIOD_READINGS,
  SKIES,
  TAROT_READINGS,
} from './library.ts';

/** Every letter on a picture in one line; names are set in capitals. */
async function wordsOn(subject: PictureSubject): Promise<string> {
  await prepareCards(subject);
  return composeSharePicture(subject, 'wide', BY)
    .texts.map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

const inCapitals = (words: string): string => words.toUpperCase().replaceAll(' ', '');

describe('on the picture', () => {
  it.each(TAROT_READINGS.filter((_, at) => at % 13 === 0))(
    'of a tarot reading stand the names of its cards and how it begins: $spread',
    async (reading) => {
      const words = await wordsOn(reading);
      for (const { name } of reading.cards)
        expect(words.includes(name) || inCapitals(words).includes(inCapitals(name)), name).toBe(true);
      expect(words).toContain(reading.sentences[0]);
    },
  );

  it('of a misattribution stands by whom the words are not, and whose they are', async () => {
    const gandhi = ALL_MISATTRIBUTIONS.find(({ text }) => text.startsWith('Be the change'))!;
    const words = await wordsOn(gandhi);
    expect(words).toContain('Be the change you wish to see in the world.');
    expect(words).toContain('Not Mahatma Gandhi: Arleen Lorrance, 1974');
  });

  it('of an author stand their years and a line of theirs', async () => {
    const marcus = ALL_AUTHORS.find(({ name }) => name === 'Marcus Aurelius')!;
    const words = await wordsOn(marcus);
    expect(inCapitals(words)).toContain('MARCUSAURELIUS');
    expect(words).toContain('121–180, Rome, ');
    expect(words).toContain(marcus.quote);
    expect(words).toContain('500 BCE');
  });

  it('of a tag stand its newest articles', async () => {
    const tag = ALL_TAGS.find(({ titles }) => titles.length > 2)!;
    const words = await wordsOn(tag);
    expect(words).toContain(tag.count);
    expect(words).toContain(tag.titles[0]);
  });

  it('of a day’s sky stand its date, its Moon and what is up', async () => {
    const words = await wordsOn(SKIES[7]!);
    const { moon, sentences } = SKIES[7]!;
    for (const part of [...moon, sentences[0]!]) expect(words).toContain(part);
    expect(words).toMatch(/\w+day, \w+ \d+, 19\d\d/);
  });

  it('of a week stand its seven days', async () => {
    expect(await wordsOn(PERIOD_READINGS[0]!)).toContain('Sun 15 Mon 16 Tue 17 Wed 18 Thu 19 Fri 20 Sat 21');
  });

  it('of a month of the archive stand all its days', async () => {
    const words = await wordsOn(ALL_CALENDARS.at(-1)!);
    expect(words).toContain('November 2026');
    expect(words).toContain(Array.from({ length: 30 }, (_, at) => at + 1).join(' '));
  });

  it.each(ALL_PAIRS.filter((_, at) => at % 11 === 0))(
    'of $one and $other stands the sentence that needs no other',
    async (pair) => expect(await wordsOn(pair)).toContain(pair.summary),
  );
});

describe('whose words they are', () => {
  it.each([
    ['Mahatma Gandhi', 'Not Mahatma Gandhi'],
    ['Mark Twain, Winston Churchill', 'Not Mark Twain or Winston Churchill'],
    ['Laozi, Ralph Waldo Emerson, the Buddha', 'Not Laozi, Ralph Waldo Emerson or the Buddha'],
    ['Isaac Newton, defending astrology', 'Not Isaac Newton, defending astrology'],
    ['Richard Bach, Kahlil Gibran or Sting', 'Not Richard Bach, Kahlil Gibran or Sting'],
  ])('not: %s', (falselyTo, words) => expect(notSaidByWords(falselyTo)).toBe(words));

  it.each([
    [{ name: 'Arleen Lorrance', when: '1974' }, 'Arleen Lorrance, 1974'],
    [{ name: null, when: '1981' }, 'Somebody unnamed, 1981'],
    [{ name: null, when: 'unknown' }, 'Nobody knows who'],
    [
      { name: 'Rousseau, quoting “a princess”', when: 'about 1765' },
      'Rousseau, quoting “a princess,” about 1765',
    ],
  ])('%o', (saidBy, words) => expect(saidByShort(saidBy)).toBe(words));
});
