import { describe, expect, it } from 'vitest';
import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import { catalogOf, type AuthorQuotes } from '../../../src/domain/quotes/catalog.ts';
import { confidenceWords, foundWords, saidByWords } from '../../../src/domain/quotes/misattribution.ts';
import { relatedHoroscopes } from '../../../src/domain/quotes/topic-horoscope.ts';
import { QUOTE_TOPICS } from '../../../src/domain/quotes/topics.ts';
import {
  firstWords,
  inMarks,
  isAboutYear,
  isWorkTold,
  lifeYears,
  quotedText,
  sourceLine,
  workAndPlace,
  yearWords,
} from '../../../src/domain/quotes/wording.ts';

const { quotes } = catalogOf(Object.values(readQuoteFiles()) as AuthorQuotes[]);
const source = { repo: 'standardebooks/a_b', file: 'f', revision: '0', position: 0 };

describe('the line beneath a quote', () => {
  it('says when, in whose English, and against which text it was checked', () => {
    expect(sourceLine({ year: 180, translator: { name: 'George Long' }, source })).toBe(
      'About 180 CE. Translated by George Long. Checked word for word against the Standard Ebooks text.',
    );
  });

  it('names whoever speaks in the work', () => {
    expect(sourceLine({ year: 1844, speaker: 'Athos', source: { ...source, repo: 'GITenberg/X_1' } })).toBe(
      'In the words of Athos, 1844. Checked word for word against the Project Gutenberg text.',
    );
  });

  it('says of a year that is only a convention that it is about', () => {
    expect(sourceLine({ year: 1380, yearIsAbout: true, source })).toMatch(/^About 1380\. /);
    expect(sourceLine({ year: 1010, yearIsAbout: true, speaker: 'Yoshikiyo', source })).toMatch(
      /^In the words of Yoshikiyo, about 1010\. /,
    );
  });

  it('knows the King James text', () => {
    const repo = 'GITenberg/The-King-James-Bible_10900';
    expect(sourceLine({ year: -200, source: { ...source, repo } })).toBe(
      'About 200 BCE. Checked word for word against the King James text.',
    );
  });

  it('says honestly where a quote is from that nobody has checked yet', () => {
    const told = { told: 'The edition of 1903, page 12' };
    expect(sourceLine({ year: 1890, source: told, verified: false })).toBe(
      '1890. Where we have it from: The edition of 1903, page 12. We haven’t checked it word for word yet.',
    );
    expect(sourceLine({ year: 1890, source, verified: false })).toBe(
      '1890. We haven’t checked it word for word yet.',
    );
  });

  it('is whole for every quote we have', () => {
    for (const quote of quotes) {
      expect(sourceLine(quote)).toMatch(/^\S.*\. Checked word for word against the .+ text\.$/);
      expect(sourceLine(quote)).not.toMatch(/undefined|null|-\d|\.\./);
    }
  });
});

describe('words about quotes', () => {
  it.each([
    [-2350, undefined, 'about 2350 BCE'],
    [180, undefined, 'about 180 CE'],
    [180, true, 'about 180 CE'],
    [1380, true, 'about 1380'],
    [1813, undefined, '1813'],
  ])('the year %i, about: %s, is %s', (year, yearIsAbout, words) => {
    expect(yearWords({ year, yearIsAbout })).toBe(words);
    expect(isAboutYear({ year, yearIsAbout })).toBe(words.startsWith('about '));
  });

  it.each([
    [121, 180, '121–180'],
    [-428, -348, '428–348 BCE'],
    [-4, 65, '4 BCE–65 CE'],
    [null, 0, ''],
  ])('from %s to %i is "%s"', (born, died, words) => {
    expect(lifeYears({ born, died })).toBe(words);
  });

  it.each([
    [{ born: 1325, died: 1390, bornIsAbout: true }, 'about 1325–1390'],
    [{ born: 1842, died: 1914, diedIsAbout: true }, '1842–about 1914'],
    [{ born: -369, died: -286, bornIsAbout: true, diedIsAbout: true }, 'about 369–about 286 BCE'],
    [{ born: -4, died: 65, bornIsAbout: true }, 'about 4 BCE–65 CE'],
  ])('the years %o are "%s"', (lived, words) => {
    expect(lifeYears(lived)).toBe(words);
  });

  it('do not take the kind of a text for a title', () => {
    expect(workAndPlace({ work: 'Outcast', place: 'Poem' })).toBe('Outcast, poem');
    expect(workAndPlace({ work: 'Meditations', place: 'Book V' })).toBe('Meditations, Book V');
  });

  it('set marks inside marks as printers do', () => {
    expect(inMarks('It is called “business.”')).toBe('“It is called ‘business.’”');
  });

  it('copy as words and whose they are', () => {
    expect(quotedText('Be such.', 'Marcus Aurelius', 'Meditations')).toBe(
      '“Be such.”\n— Marcus Aurelius, Meditations',
    );
  });

  it('are cut between words and never longer than asked', () => {
    expect(firstWords('One two\nthree four', 13)).toBe('One two…');
    expect(firstWords('Short', 13)).toBe('Short');
    for (const { text } of quotes) expect(firstWords(text, 60).length).toBeLessThanOrEqual(60);
  });

  it('make a title of their own for every quote', () => {
    const titles = quotes.map(({ text, author }) => `${firstWords(text, 60)} ${author.name}`);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('words about a line under the wrong name', () => {
  const known = { name: 'Arleen Lorrance', when: '1974', where: 'a reader' };
  const unknown = { name: null, when: 'after 1854', where: 'a card' };

  it('say who and when, or that nobody knows', () => {
    expect(saidByWords(known)).toBe('It was Arleen Lorrance, 1974.');
    expect(saidByWords(unknown)).toBe('Nobody knows who said it first.');
  });

  it('say where it was found first', () => {
    expect(foundWords(unknown)).toBe('After 1854: a card.');
    expect(foundWords({ ...unknown, when: 'unknown', where: 'no early source' })).toBe('No early source.');
    expect(foundWords({ ...known, where: 'a letter signed “L.”' })).toBe('1974: a letter signed “L.”');
  });

  it('say how sure we are, and of what', () => {
    expect(confidenceWords('certain', known)).toBe('We’re sure of this.');
    expect(confidenceWords('certain', unknown)).toBe('We’re sure it isn’t theirs.');
    expect(confidenceWords('open', unknown)).toBe('Nobody’s sure who said it first.');
  });
});

describe('the horoscopes beside a topic', () => {
  const typed = (type: string) =>
    QUOTE_TOPICS.filter((topic) => relatedHoroscopes(topic).all === (type ? `/?type=${type}` : '/'));

  it('are of the type the specification names', () => {
    expect(typed('love')).toEqual(['love', 'romance', 'relationships']);
    expect(typed('weekly')).toEqual(['friendship', 'friends', 'family']);
    expect(typed('monthly')).toEqual(['wisdom', 'spiritual', 'philosophy']);
    expect(typed('')).toHaveLength(9);
  });

  it('are the first eight signs, with ?type=love where love is meant', () => {
    const { heading, signs } = relatedHoroscopes('romance');
    expect(heading).toBe('Love Match, by Sign');
    expect(signs.map(({ sign }) => sign)).toEqual([
      'aries',
      'taurus',
      'gemini',
      'cancer',
      'leo',
      'virgo',
      'libra',
      'scorpio',
    ]);
    expect(signs[0]!.to).toBe('/horoscope/aries?type=love');
    expect(relatedHoroscopes('life').signs[0]!.to).toBe('/horoscope/aries');
    expect(relatedHoroscopes('wisdom')).toMatchObject({
      heading: 'Your Month, by Sign',
      all: '/?type=monthly',
    });
  });
});

describe('a work beside its author', () => {
  it('is told unless it is the name that stands for one', () => {
    expect(isWorkTold('Marcus Aurelius', 'Meditations')).toBe(true);
    expect(isWorkTold('The Song of Solomon', 'The Song of Solomon (King James Bible)')).toBe(false);
    expect(isWorkTold('The Instruction of Ptahhotep', 'The Instruction of Ptah-hotep')).toBe(false);
  });
});
