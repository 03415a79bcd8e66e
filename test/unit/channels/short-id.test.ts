import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedPost, linkWith, postIdOf, shortIdOf } from '../../../src/domain/channels/short-id.ts';

const ids = fc.integer({ min: 1, max: 2_147_483_647 });

describe('short ids', () => {
  it('are p and the number in base 36', () => {
    expect(shortIdOf(41)).toBe('p15');
    expect(postIdOf('p15')).toBe(41);
  });

  it('lead back to their post, by link and by visit', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(postIdOf(shortIdOf(id))).toBe(id);
        expect(countedPost(linkWith('/sky', id).slice('/sky'.length))).toBe(id);
      }),
    );
  });

  it('are nothing else, however near', () => {
    for (const odd of [
      '',
      'p',
      'p0',
      'p01',
      '15',
      'P15',
      'p1F',
      'p-1',
      'p15 ',
      'p1.5',
      'q15',
      'pzzzzzz',
      'pzzzzzzzzzz',
      'p１',
    ])
      expect(postIdOf(odd), odd).toBeNull();
  });

  it('are read from any text without a throw, and only in the form we write', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = postIdOf(text);
        if (id !== null) expect(shortIdOf(id)).toBe(text);
        expect(() => countedPost(text)).not.toThrow();
      }),
    );
  });
});

describe('a link with its post', () => {
  it('keeps what else it asks for and its fragment', () => {
    expect(linkWith('/horoscope/scorpio', 41)).toBe('/horoscope/scorpio?z=p15');
    expect(linkWith('/horoscope/leo?type=weekly', 41)).toBe('/horoscope/leo?type=weekly&z=p15');
    expect(linkWith('/sky?date=2026-11-18#x#y', 41)).toBe('/sky?date=2026-11-18&z=p15#x#y');
  });

  it('carries one id only', () => {
    expect(linkWith('/sky?z=p1&z&date=2026-11-18', 41)).toBe('/sky?date=2026-11-18&z=p15');
  });
});

it('counts no visit whose mark is odd or there twice', () => {
  expect(countedPost('?type=weekly&z=p15')).toBe(41);
  expect(countedPost('z=p15')).toBe(41);
  for (const search of [
    '',
    '?',
    '?z',
    '?z=',
    '?z=15',
    '?z=p15&z=p15',
    '?z=p15&z',
    '?Z=p15',
    '?zz=p15',
    '?z=%7015',
  ])
    expect(countedPost(search), search).toBeNull();
});
