import { describe, expect, it } from 'vitest';
import { aliasKey } from '../../../src/domain/search/alias.ts';
import { ownAddress } from '../../../src/server/search/alias-targets.ts';

describe('the words of an alias', () => {
  it.each([
    ['Cat-Zodiac?', 'cat zodiac'],
    ['  cat   ZODIAC ', 'cat zodiac'],
    ['Brontë’s', 'bronte s'],
    ['♌ dates', 'leo dates'],
    ['?!', ''],
  ])('%j are %j', (typed, key) => expect(aliasKey(typed)).toBe(key));

  it('are the same when they are written once more', () => {
    expect(aliasKey(aliasKey('Cat-Zodiac, ♌!'))).toBe(aliasKey('Cat-Zodiac, ♌!'));
  });
});

describe('an address', () => {
  const SITE = 'https://zodiary.example';

  it.each([
    ['/horoscope/leo', '/horoscope/leo'],
    ['https://zodiary.example/?type=weekly', '/?type=weekly'],
    [' https://zodiary.example/tarot ', '/tarot'],
  ])('%j is our %j', (given, own) => expect(ownAddress(given, SITE)).toBe(own));

  it.each(['https://elsewhere.example/tarot', 'javascript:alert(1)', '//elsewhere.example/', 'http://['])(
    '%j is none of ours',
    (given) => expect(ownAddress(given, SITE)).toBeNull(),
  );
});
