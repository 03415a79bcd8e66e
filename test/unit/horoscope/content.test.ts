import { describe, expect, it } from 'vitest';
import { readReadingFiles } from '../../../scripts/compile-content.ts';
import { readingBankFrom, readingProblems, type ReadingFiles } from '../../../src/content/horoscope.ts';
import { sharedRuns, slips, toneHits, overusedOpenings } from '../../../src/domain/horoscope/prose-rules.ts';
import { newestWords } from '../../../src/domain/horoscope/rewordings.ts';
import { paragraphs } from './bank.ts';

/** The real files with one paragraph changed. */
function withFault(file: string, change: Record<string, unknown>): Record<string, unknown> {
  const files = structuredClone(readReadingFiles()) as ReadingFiles;
  Object.assign(files[file]![0]!, change);
  return files;
}

describe('the bank of readings', () => {
  it('is whole', () => {
    expect(readingProblems(readReadingFiles())).toEqual([]);
  });

  it('is written, not multiplied', () => {
    const newest = newestWords(paragraphs);
    expect(sharedRuns(newest, 8)).toEqual([]);
    expect(overusedOpenings(newest, Math.floor(newest.length * 0.01))).toEqual([]);
  });

  it('names the planet and what it does wherever it tells news', () => {
    const named: [key: RegExp, words: RegExp][] = [
      [/^arrive\/(?!outer)(\w+)/, /\b(?:the Sun|Mercury|Venus|Mars|Jupiter|Saturn)\b/i],
      [/^turn\/[a-z]+\/\d+\/retrograde/, /retrograde|backward|back/i],
      [/^turn\/[a-z]+\/\d+\/direct/, /direct|forward|retrograde/i],
      [/^(?:enter|back|turn\/\d|arrive\/outer|turn\/outer)/, /\{[Bb]ody\}/],
      [/^moon\/\d+\/new/, /new Moon/i],
      [/^moon\/\d+\/full/, /full Moon/i],
      [/^eclipse/, /eclipse/i],
      [/^course/, /retrograde|backward|in reverse|backtrack/i],
    ];
    const silent = paragraphs.filter(({ key, text }) =>
      named.some(([keys, words]) => keys.test(key) && !words.test(text)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    [{ text: 'The Moon is here.' }, 'horoscope/moon-stays.yml: moon-1-stays-a: text has 4 words, needs 38'],
    [{ key: 'moon/13/stays' }, 'horoscope/moon-stays.yml: moon-1-stays-a: key is no key that readings know'],
    [{ heading: undefined }, 'horoscope/moon-stays.yml: moon-1-stays-a: heading is missing'],
    [{ since: 'soon' }, 'horoscope/moon-stays.yml: moon-1-stays-a: since Invalid ISO date'],
    [
      { id: 'sun-1-plain-a' },
      'horoscope/sun.yml: sun-1-plain-a: id is taken already in horoscope/moon-stays.yml',
    ],
  ])('names file, paragraph and field of a fault: %o', (change, sentence) => {
    expect(() => readingBankFrom(withFault('horoscope/moon-stays.yml', change))).toThrow(sentence);
  });

  it.each([
    [{ part: undefined }, 'part is missing'],
    [{ summary: undefined }, 'summary is missing'],
    [{ summary: 'Too short.' }, 'summary has 2 words, needs 7 to 18'],
  ])('wants what a paragraph that leads a day must have: %o', (change, fault) => {
    expect(readingProblems(withFault('horoscope/moon-stays.yml', change))).toEqual([
      `horoscope/moon-stays.yml: moon-1-stays-a: ${fault}`,
    ]);
  });

  it('lets no closing line have a heading', () => {
    expect(readingProblems(withFault('horoscope/close.yml', { heading: 'A heading' }))).toEqual([
      'horoscope/close.yml: close-new-moon-1: heading does not belong to a closing line',
    ]);
  });

  it('names a slot that nothing fills, and a key that has no words', () => {
    const text = `${'word '.repeat(40)}{other}.`;
    expect(readingProblems(withFault('horoscope/moon-stays.yml', { text }))).toEqual([
      'horoscope/moon-stays.yml: moon-1-stays-a: text has a slot {other} that moon/1/stays does not fill',
    ]);
    const { 'horoscope/tips-leo.yml': _, ...rest } = readReadingFiles();
    expect(readingProblems(rest)).toContain('readings: key tip/leo/plain has no paragraph');
    expect(() => readingBankFrom([])).toThrow('content/horoscope.json');
  });
});

describe('the rules of prose', () => {
  it.each([
    ['The universe has plans.', 'cliché'],
    ['You will win something.', 'promise'],
    ['Beware of an accident.', 'death and disaster'],
    ['Ask your doctor.', 'illness'],
    ['A windfall is near.', 'money won or lost'],
    ['Call at 9 AM.', 'clock time'],
  ])('%s', (text, rule) => {
    expect(toneHits(text).join()).toContain(rule);
  });

  it.each([
    'A apple.',
    'Go an mile.',
    'Go {sign}.',
    'Two  spaces.',
    'So. then.',
    'And The Moon.',
    'No stop',
    'The the end.',
  ])('a slip is seen: %s', (text) => {
    expect(slips(text)).toHaveLength(1);
  });
});
