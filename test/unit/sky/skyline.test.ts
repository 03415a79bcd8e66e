import { expect, it } from 'vitest';
import type { Body } from '../../../src/domain/sky/bodies.ts';
import { skyline } from '../../../src/domain/sky/skyline.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const sky = (places: Partial<Record<Body, number>>) =>
  Object.entries(places).map(([body, longitude]) => ({
    body: body as Body,
    longitude,
    sign: SIGN_KEYS[Math.floor(longitude / 30)]!,
  }));

it.each([
  ['First Quarter', sky({ sun: 233, moon: 310 }), ['First quarter Moon in Aquarius']],
  [
    'Full Moon',
    sky({ moon: 10, mars: 130, jupiter: 131 }),
    ['Full Moon in Aries', 'Mars with Jupiter in Leo'],
  ],
  ['New Moon', sky({ sun: 100, moon: 100, venus: 101 }), ['New Moon in Cancer']],
  [
    'Waning Gibbous',
    sky({ moon: 0, mercury: 10, venus: 14 }),
    ['Waning gibbous Moon in Aries', 'Mercury with Venus in Aries'],
  ],
  ['Waning Gibbous', sky({ moon: 0, mercury: 10, venus: 14.1 }), ['Waning gibbous Moon in Aries']],
  // Near each other, but in two signs: one line cannot name both.
  ['Full Moon', sky({ moon: 0, venus: 29.9, mars: 30.1 }), ['Full Moon in Aries']],
  [
    'Full Moon',
    sky({ moon: 0, venus: 60, mars: 63, saturn: 62, neptune: 200.5, pluto: 200 }),
    ['Full Moon in Aries', 'Neptune with Pluto in Libra'],
  ],
  ['Full Moon', sky({ moon: 0, node: 60, venus: 60 }), ['Full Moon in Aries']],
])('%s: the sky in short', (phase, bodies, lines) => {
  expect(skyline(phase, bodies)).toEqual(lines);
});
