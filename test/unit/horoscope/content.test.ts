import { describe, expect, it } from 'vitest';
import { readReadingFiles } from '../../../scripts/compile-content.ts';
import { readingBankFrom, readingProblems, type ReadingFiles } from '../../../src/content/horoscope.ts';
import { sharedRuns, slips, toneHits, overusedOpenings } from '../../../src/domain/horoscope/prose-rules.ts';
import { paragraphs } from './bank.ts';

/** The real files with one paragraph changed. */
function withFault(file: string, change: Record<string, unknown>): Record<string, unknown> {
  const files = structuredClone(readReadingFiles()) as ReadingFiles;
  Object.assign(files[file]![0]!, change);
  return files;
}

/** The word or slot by which a paragraph of this key names its body. */
function bodyNamedIn(key: string): string {
  const [kind = ''] = key.split('/');
  const names: Record<string, string> = {
    touch: '{fast}',
    enter: '{body}',
    turn: '{body}',
    day: '{ruler}',
    close: 'moon',
  };
  return names[kind] ?? kind;
}

describe('the bank of readings', () => {
  it('is whole', () => {
    expect(readingProblems(readReadingFiles())).toEqual([]);
  });

  it('is written, not multiplied', () => {
    expect(sharedRuns(paragraphs, 8)).toEqual([]);
    expect(overusedOpenings(paragraphs, Math.floor(paragraphs.length * 0.01))).toEqual([]);
  });

  it('names in every paragraph the body it is about', () => {
    const silent = paragraphs.filter(({ key, text }) => !text.toLowerCase().includes(bodyNamedIn(key)));
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
    const { 'horoscope/day.yml': _, 'horoscope/day-more.yml': __, ...rest } = readReadingFiles();
    expect(readingProblems(rest)).toContain('readings: key day/7 has no paragraph');
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
