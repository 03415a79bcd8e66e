import { describe, expect, it } from 'vitest';
import type { SkyEventAnswer } from '../../../src/contract/sky.ts';
import { moonSigns } from '../../../src/web/sky/moon-signs.ts';
import { wrappedLines } from '../../../src/web/forecast/wrapped-lines.ts';

const enters = (sign: 'capricorn' | 'aquarius' | 'pisces', at: string): SkyEventAnswer => ({
  kind: 'ingress',
  at,
  body: 'moon',
  sign,
  direction: 'direct',
});
const EVENTS: SkyEventAnswer[] = [
  enters('capricorn', '2026-11-13T06:00:00Z'),
  enters('aquarius', '2026-11-15T12:00:00Z'),
  enters('pisces', '2026-11-17T21:00:00Z'),
];
const placeFrom = (date: string) => (at: string) => (Date.parse(at) - Date.parse(date)) / 86_400_000;

describe('the strip of a day', () => {
  it('has the sign that the Moon leaves and the one it enters, or the one it stays in', () => {
    expect(moonSigns(EVENTS, placeFrom('2026-11-15'))).toEqual([
      { sign: 'capricorn', from: 0 },
      { sign: 'aquarius', from: 0.5 },
    ]);
    expect(moonSigns(EVENTS, placeFrom('2026-11-16'))).toEqual([{ sign: 'aquarius', from: 0 }]);
    expect(moonSigns([], placeFrom('2026-11-16'))).toEqual([]);
  });

  it('breaks what an event means between words, into even lines', () => {
    expect(wrappedLines('Drive and optimism act as one', 27)).toEqual(['Drive and optimism', 'act as one']);
    expect(wrappedLines('Drive and optimism act as one', 18)).toEqual(['Drive and optimism', 'act as one']);
    expect(wrappedLines('Moods', 3)).toEqual(['Moods']);
  });
});
