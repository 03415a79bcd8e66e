import { describe, expect, it } from 'vitest';
import { excerptOf, replacedFields, stretchesOf } from '../../../src/domain/content-edits/replacing.ts';

const wanted = (find: string, replaceWith: string, matchCase = false) => ({ find, replaceWith, matchCase });
const nothing = (): boolean => false;

describe('words replaced', () => {
  it('are in texts and lists, every time they stand there', () => {
    const fields = { text: 'A cat and a Cat.', tags: ['cats', 'dogs'], year: 1817, title: 'Dogs' };
    expect(replacedFields(fields, wanted('cat', 'fox'), nothing)).toEqual({
      text: 'A fox and a fox.',
      tags: ['foxs', 'dogs'],
    });
    expect(replacedFields(fields, wanted('cat', 'fox', true), nothing)).toEqual({
      text: 'A fox and a Cat.',
      tags: ['foxs', 'dogs'],
    });
  });

  it('have no sign with a meaning of its own', () => {
    const fields = { text: 'Is it (really) $1.50?' };
    expect(replacedFields(fields, wanted('(really) $1.50?', '$& [x]'), nothing)).toEqual({
      text: 'Is it $& [x]',
    });
    expect(replacedFields(fields, wanted('.', 'x'), nothing)).toEqual({ text: 'Is it (really) $1x50?' });
  });

  it('stay where a field is fixed, or where they are the same afterwards', () => {
    expect(replacedFields({ since: '2026-01-01' }, wanted('2026', '2027'), () => true)).toEqual({});
    expect(replacedFields({ text: 'A cat.' }, wanted('cat', 'cat'), nothing)).toEqual({});
  });
});

describe('a stretch of text', () => {
  const long = `${'before it '.repeat(20)}the cat ${'after it '.repeat(20)}`;

  it('stands around the place, cut between words', () => {
    const { before, after } = stretchesOf(long, wanted('the cat', 'a fox'));
    expect(before).toMatch(/^…(?:it )?(?:before it )+the cat (?:after it ?)+(?:after)?…$/);
    expect(after).toBe(before.replace('the cat', 'a fox'));
    expect(before.length).toBeLessThan(140);
  });

  it('is the whole of a short text, and the beginning where nothing is looked for', () => {
    expect(stretchesOf('A cat.', wanted('cat', 'fox'))).toEqual({ before: 'A cat.', after: 'A fox.' });
    expect(excerptOf(long)).toMatch(/^before it .*…$/);
    expect(excerptOf('A cat.', 'cat')).toBe('A cat.');
  });
});
