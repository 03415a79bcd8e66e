import { signOf, type SignKey } from '../zodiac/signs.ts';

type Row = readonly [label: string, gloss: string, overall: number, love: number, friendship: number];

/** How the ruling planets get on, after the old tables of friendship; the three modern rulers by their nature. */
const WARM = [
  'Sun Moon',
  'Sun Mars',
  'Sun Jupiter',
  'Moon Venus',
  'Moon Jupiter',
  'Moon Neptune',
  'Mercury Venus',
  'Mercury Uranus',
  'Venus Neptune',
  'Venus Jupiter',
  'Mars Pluto',
  'Mars Jupiter',
  'Saturn Uranus',
  'Saturn Venus',
  'Jupiter Neptune',
];
const MAGNETIC = ['Venus Mars', 'Venus Pluto', 'Sun Pluto', 'Moon Mars', 'Moon Pluto', 'Sun Venus'];
const COMPANIONABLE = [
  'Mercury Jupiter',
  'Sun Mercury',
  'Mercury Saturn',
  'Jupiter Uranus',
  'Sun Uranus',
  'Mars Uranus',
];
const COLD = [
  'Sun Saturn',
  'Moon Saturn',
  'Mars Saturn',
  'Mars Neptune',
  'Mercury Neptune',
  'Moon Uranus',
  'Venus Uranus',
  'Uranus Pluto',
  'Mercury Mars',
];

function has(list: readonly string[], a: string, b: string): boolean {
  return list.includes(`${a} ${b}`) || list.includes(`${b} ${a}`);
}

export function rulerBond(a: SignKey, b: SignKey): Row {
  const [first, second] = [signOf(a).rulingPlanet, signOf(b).rulingPlanet];
  if (first === second) return [`Both ruled by ${first}`, 'the same planet in charge', 17, 14, 18];
  const label = `Rulers: ${first} and ${second}`;
  if (has(WARM, first, second)) return [label, 'traditionally friends', 18, 17, 18];
  if (has(MAGNETIC, first, second)) return [label, 'they can’t leave each other alone', 13, 20, 6];
  if (has(COMPANIONABLE, first, second)) return [label, 'good company on a long walk', 13, 6, 19];
  if (has(COLD, first, second)) return [label, 'polite, at a distance', 4, 4, 5];
  return [label, 'neither friends nor rivals', 9, 8, 10];
}
