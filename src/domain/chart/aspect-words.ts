import type { Point } from '../natal/points.ts';
import type { AspectKind } from '../sky/sky.ts';

/** What a place of a chart stands for, as people would say it. */
const MEANS: Record<Point, string> = {
  sun: 'who you are',
  moon: 'what you need',
  mercury: 'how you think',
  venus: 'how you love',
  mars: 'how you fight',
  jupiter: 'what you hope for',
  saturn: 'what you take seriously',
  uranus: 'where you break the rules',
  neptune: 'what you dream of',
  pluto: 'what you won’t let go of',
  node: 'where you’re headed',
  ascendant: 'how you come across',
  midheaven: 'what you’re known for',
};

const DO: Record<AspectKind, string> = {
  conjunction: 'act as one',
  sextile: 'lend each other a hand',
  square: 'rub against each other',
  trine: 'get along without trying',
  opposition: 'pull in opposite directions',
};

/** "What you need and how you love get along without trying." */
export function aspectSentence([one, other]: readonly [Point, Point], aspect: AspectKind): string {
  const words = `${MEANS[one]} and ${MEANS[other]} ${DO[aspect]}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
