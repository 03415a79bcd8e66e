import type { SignKey } from '../zodiac/signs.ts';
import type { Body } from './bodies.ts';
import type { EventKind } from './event-words.ts';
import type { AspectKind, Direction, Lunation } from './sky.ts';

/** What a body stands for, as one of two that meet. */
const THEMES: Record<Body, string> = {
  sun: 'confidence',
  moon: 'feelings',
  mercury: 'words',
  venus: 'affection',
  mars: 'drive',
  jupiter: 'optimism',
  saturn: 'duty',
  uranus: 'change',
  neptune: 'imagination',
  pluto: 'power',
  node: 'direction',
};

const MEETINGS: Record<AspectKind, string> = {
  conjunction: 'act as one',
  sextile: 'lend each other a hand',
  square: 'get in each other’s way',
  trine: 'get along without trying',
  opposition: 'pull opposite ways',
};

/** What a body stands for, as the plural subject of a sentence. */
const MATTERS: Record<Body, string> = {
  sun: 'Energy and attention',
  moon: 'Moods',
  mercury: 'Talk and plans',
  venus: 'Love and taste',
  mars: 'Drive and temper',
  jupiter: 'Hopes and luck',
  saturn: 'Duties and limits',
  uranus: 'Changes',
  neptune: 'Dreams',
  pluto: 'Questions of power',
  node: 'Directions',
};

const MANNERS: Record<SignKey, string> = {
  aries: 'turn bold and quick',
  taurus: 'slow down and settle',
  gemini: 'turn light and curious',
  cancer: 'turn toward home',
  leo: 'step into the light',
  virgo: 'get careful and exact',
  libra: 'look for balance',
  scorpio: 'go deep and private',
  sagittarius: 'look for something new',
  capricorn: 'get down to work',
  aquarius: 'go their own way',
  pisces: 'turn soft and dreamy',
};

const LUNATIONS: Record<Lunation, string> = {
  new: 'A dark sky and a fresh start',
  'first-quarter': 'Halfway to full: time to act',
  full: 'At its brightest: what’s grown shows',
  'last-quarter': 'Half lit and waning: wrap things up',
};

const ECLIPSES = {
  sun: 'A new Moon with extra weight: begin gently',
  moon: 'A full Moon with extra weight: let things end',
} as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Feelings and affection get along without trying" */
export function aspectMeaning(body: Body, aspect: AspectKind, other: Body): string {
  return `${capitalized(THEMES[body])} and ${THEMES[other]} ${MEETINGS[aspect]}`;
}

/** What a body does in a sign: "Moods turn soft and dreamy" */
export function placeMeaning(body: Body, sign: SignKey): string {
  return `${MATTERS[body]} ${MANNERS[sign]}`;
}

/** "Talk and plans move forward again" */
export function turnMeaning(body: Body, direction: Direction): string {
  return `${MATTERS[body]} ${direction === 'direct' ? 'move forward again' : 'go back over old ground'}`;
}

export function lunationMeaning(phase: Lunation): string {
  return LUNATIONS[phase];
}

export function eclipseMeaning(body: 'sun' | 'moon'): string {
  return ECLIPSES[body];
}

/** What an event is said to do, in half a line. */
export function eventMeaning(event: EventKind): string {
  switch (event.kind) {
    case 'aspect':
      return aspectMeaning(event.body, event.aspect, event.other);
    case 'ingress':
      return placeMeaning(event.body, event.sign) + (event.direction === 'direct' ? '' : ' once more');
    case 'station':
      return turnMeaning(event.body, event.direction);
    case 'lunation':
      return lunationMeaning(event.phase);
    case 'eclipse':
      return eclipseMeaning(event.body);
  }
}
