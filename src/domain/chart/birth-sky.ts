import type { BirthPhase } from '../natal/birth-phase.ts';
import type { Body } from '../sky/bodies.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const MOONS: Record<BirthPhase, string> = {
  new: 'The Moon was new and nowhere to be seen.',
  crescent: 'A young crescent Moon was on its way up.',
  'first-quarter': 'The Moon was half lit, and growing.',
  gibbous: 'The Moon was nearly full.',
  full: 'The Moon was full, or just past it.',
  disseminating: 'A big Moon was on the wane.',
  'last-quarter': 'The Moon was half lit, and shrinking.',
  balsamic: 'Only a thin old Moon was left.',
};

interface BirthSky {
  bodies: readonly { body: Body; sign: SignKey | null }[];
  rising: SignKey | null;
  stelliums: readonly { sign: SignKey; planets: readonly Body[] }[];
  moonPhase: BirthPhase | null;
}

function signsSentence({ bodies, rising }: BirthSky): string {
  const inSign = (body: Body): string | null => {
    const sign = bodies.find((one) => one.body === body)?.sign;
    return sign ? signOf(sign).name : null;
  };
  const [sun, moon] = [inSign('sun'), inSign('moon')];
  const parts = [
    ...(sun ? [`the Sun was in ${sun}`] : []),
    ...(moon ? [`the Moon in ${moon}`] : []),
    ...(rising ? [`${signOf(rising).name} was rising`] : []),
  ];
  if (parts.length === 0) return '';
  const words = [parts.slice(0, -1).join(', '), parts.at(-1)!].filter(Boolean).join(' and ');
  return `When you were born, ${words}.`;
}

/** The sky of a birth in two or three sentences, as far as it is sure. */
export function birthSkyWords(sky: BirthSky): string {
  const [crowd] = sky.stelliums.toSorted((one, other) => other.planets.length - one.planets.length);
  const number = crowd ? NUMBERS[crowd.planets.length]! : '';
  return [
    signsSentence(sky),
    crowd &&
      `${number.charAt(0).toUpperCase()}${number.slice(1)} planets stood together in ${signOf(crowd.sign).name}.`,
    sky.moonPhase && MOONS[sky.moonPhase],
  ]
    .filter(Boolean)
    .join(' ');
}
