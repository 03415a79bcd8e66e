import { describe, expect, it } from 'vitest';
import { artFrom } from '../../../src/server/channels/art.ts';

describe('the drawing that a post names', () => {
  it.each([
    ['cat:sign-leo@window', { kind: 'cat', cat: 'sign-leo', setting: 'window' }],
    ['cat:moon-full@dusk', { kind: 'cat', cat: 'moon-full', setting: 'dusk' }],
    ['scene:sea-and-stars', { kind: 'scene', scene: 'sea-and-stars' }],
    ['quote:hope/hope-is-the-thing@2', { kind: 'quote', slug: 'hope-is-the-thing', style: '2' }],
    ['card:the-star', { kind: 'card', slug: 'the-star' }],
    ['sky:2026-11-18', { kind: 'sky', date: '2026-11-18' }],
    ['week:leo-2026-11-15', { kind: 'week', sign: 'leo', sunday: '2026-11-15' }],
  ])('is known: %s', (art, expected) => {
    expect(artFrom(art)).toEqual(expected);
  });

  it.each([
    '',
    'cat',
    'cat:sign-leo',
    'cat:sign-leo@night',
    'cat:moon-full@disc',
    'cat:sign-dog@disc',
    'scene:cross',
    'quote:hope/x@9',
    'quote:../../etc/passwd@1',
    'card:the-cat',
    'sky:2026-02-30',
    'week:leo-2026-11-16',
    'week:dog-2026-11-15',
    'page:/sky',
    '__proto__:x',
  ])('or is none: %s', (art) => {
    expect(artFrom(art)).toBeNull();
  });
});
