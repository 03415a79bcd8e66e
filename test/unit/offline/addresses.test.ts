import { describe, expect, it } from 'vitest';
import { PLAIN_RULES, plainDrawing, smallerCard } from '../../../src/domain/offline/drawings.ts';
import { askedFrom, offlineAddress } from '../../../src/domain/offline/offline-address.ts';

describe('the offline page', () => {
  it('remembers which page was asked for', () => {
    for (const asked of ['/horoscope/leo?type=weekly', '/search?q=a%26b', '/']) {
      const { searchParams } = new URL(offlineAddress(asked), 'https://example.org');
      expect(askedFrom(searchParams.get('from'))).toBe(asked);
    }
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/offline',
    '',
  ])('does not lead to %s', (from) => expect(askedFrom(from)).toBe('/'));
});

describe('a drawing that is missing', () => {
  it('is replaced by the rule without planets, never by the sky of another day', () => {
    expect(plainDrawing('/sky-art/rule-wide-leo-2026-11-16.svg')).toBe(PLAIN_RULES.wide);
    expect(plainDrawing('/sky-art/rule-phone-none-2026-11-16.svg')).toBe(PLAIN_RULES.phone);
    expect(plainDrawing('/sky-art/rule-phone-bare-2026-11-16.svg')).toBe(PLAIN_RULES.bare);
    expect(plainDrawing('/sky-art/ring-leo-2026-11-16.svg')).toBeNull();
  });

  it('is the small card for a large one, and never an upright one for a reversed one', () => {
    expect(smallerCard('/tarot-cards/two-of-cups.webp')).toBe('/tarot-cards/two-of-cups-335.webp');
    for (const path of ['two-of-cups-335', 'two-of-cups-reversed', 'two-of-cups-reversed-335']) {
      expect(smallerCard(`/tarot-cards/${path}.webp`)).toBeNull();
    }
  });
});
