import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { eventMeaning } from '../../../src/domain/sky/event-meanings.ts';
import type { EventKind } from '../../../src/domain/sky/event-words.ts';
import { ASPECT_KINDS } from '../../../src/domain/sky/sky.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const DIRECTIONS = ['direct', 'retrograde'] as const;
const NOUNS = BODIES.filter((body) => body !== 'node');

const ALL: EventKind[] = [
  ...NOUNS.flatMap((body, at) =>
    NOUNS.slice(at + 1).flatMap((other) =>
      ASPECT_KINDS.map((aspect) => ({ kind: 'aspect', body, other, aspect }) as const),
    ),
  ),
  ...NOUNS.flatMap((body) =>
    SIGN_KEYS.flatMap((sign) =>
      DIRECTIONS.map((direction) => ({ kind: 'ingress', body, sign, direction }) as const),
    ),
  ),
  ...NOUNS.flatMap((body) =>
    DIRECTIONS.map((direction) => ({ kind: 'station', body, direction, sign: 'leo' }) as const),
  ),
  ...(['new', 'first-quarter', 'full', 'last-quarter'] as const).map(
    (phase) => ({ kind: 'lunation', body: 'moon', phase, sign: 'leo' }) as const,
  ),
  ...(['sun', 'moon'] as const).map(
    (body) => ({ kind: 'eclipse', body, phase: 'total', sign: 'leo' }) as const,
  ),
];

describe('what an event of the sky means', () => {
  it.each<[EventKind, string]>([
    [
      { kind: 'aspect', body: 'moon', other: 'venus', aspect: 'trine' },
      'Feelings and affection get along without trying',
    ],
    [
      { kind: 'aspect', body: 'mars', other: 'saturn', aspect: 'square' },
      'Drive and duty get in each other’s way',
    ],
    [{ kind: 'ingress', body: 'moon', sign: 'pisces', direction: 'direct' }, 'Moods turn soft and dreamy'],
    [
      { kind: 'ingress', body: 'mercury', sign: 'libra', direction: 'retrograde' },
      'Talk and plans look for balance once more',
    ],
    [
      { kind: 'station', body: 'mercury', sign: 'libra', direction: 'retrograde' },
      'Talk and plans go back over old ground',
    ],
    [{ kind: 'lunation', body: 'moon', phase: 'new', sign: 'leo' }, 'A dark sky and a fresh start'],
  ])('of %o is half a line', (event, words) => expect(eventMeaning(event)).toBe(words));

  it('is said of every event, in words that fit beside it, and differs between the kinds', () => {
    const meanings = ALL.map(eventMeaning);
    for (const words of meanings) {
      expect(words).toMatch(/^[A-Z][\w ,:’]+\w$/);
      expect(words.length, words).toBeLessThanOrEqual(58);
    }
    expect(new Set(meanings).size).toBe(ALL.length);
  });
});
