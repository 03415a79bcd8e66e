import { describe, expect, it } from 'vitest';
import { editDistance, isFormOf, likeliestWord, typosBetween } from '../../../src/domain/search/typos.ts';

const word = (text: string, documents = 1, isName = false) => ({ word: text, documents, isName });
const name = (text: string) => word(text, 1, true);

describe('editDistance', () => {
  it.each([
    ['scorpio', 'scorpio', 0],
    ['scopio', 'scorpio', 1],
    ['scorrpio', 'scorpio', 1],
    ['scarpio', 'scorpio', 1],
    ['scropio', 'scorpio', 1],
    ['capicron', 'capricorn', 2],
    ['', 'leo', 3],
  ])('“%s” and “%s” are %i apart', (one, other, apart) => {
    expect(editDistance(one, other)).toBe(apart);
    expect(editDistance(other, one)).toBe(apart);
  });
});

it('all doubled letters of a word together count as one error', () => {
  expect(typosBetween('saggitarius', 'sagittarius')).toBe(1);
  expect(typosBetween('tommorow', 'tomorrow')).toBe(1);
});

describe('likeliestWord', () => {
  it('takes one error from five letters on and two from nine', () => {
    expect(likeliestWord('hoise', [word('house')])).toBe('house');
    expect(likeliestWord('hoisr', [word('house')])).toBeNull();
    expect(likeliestWord('moin', [word('moan')])).toBeNull();
    expect(likeliestWord('comunicatoin', [word('communication')])).toBe('communication');
    expect(likeliestWord('comunicatoni', [word('communication')])).toBeNull();
  });

  it('counts the letters of the longer word: one left out must not make it too short', () => {
    expect(likeliestWord('hous', [word('house')])).toBe('house');
  });

  it('has more patience with names, and takes a word sooner for one', () => {
    expect(likeliestWord('virg', [name('virgo')])).toBe('virgo');
    expect(likeliestWord('arees', [word('agrees', 90), name('aries')])).toBe('aries');
  });

  it('prefers fewer errors to a name, the same first letter to another, and the commoner word', () => {
    expect(likeliestWord('planes', [name('planets'), word('plane')])).toBe('planets');
    expect(likeliestWord('fouse', [word('house', 99), word('fuse'), word('fours')])).toBe('fuse');
    expect(likeliestWord('honse', [word('horse', 2), word('house', 50)])).toBe('house');
  });

  it('leaves figures alone', () => {
    expect(likeliestWord('20266', [name('20265')])).toBeNull();
  });
});

it('knows the forms of a word from errors in it', () => {
  expect(isFormOf('retrogrades', 'retrograde')).toBe(true);
  expect(isFormOf('cancerian', 'cancer')).toBe(false);
  expect(isFormOf('leos', 'leo')).toBe(true);
  expect(isFormOf('pentacls', 'pentacles')).toBe(false);
});
