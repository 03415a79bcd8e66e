import { expect, it } from 'vitest';
import { swatchOf } from '../../../src/domain/horoscope/swatch.ts';

const NAMED = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'pink',
  'brown',
  'black',
  'white',
  'silver',
  'gold',
];

it.each(NAMED)('%s has a swatch of its own, in any case', (color) => {
  expect([color, color.toUpperCase(), ` ${color} `].map(swatchOf)).toEqual([color, color, color]);
});

it.each(['Teal', 'Midnight blue', 'golden', '', 'constructor', '#ff0000'])(
  '%s falls back to purple',
  (color) => {
    expect(swatchOf(color)).toBe('purple');
  },
);
