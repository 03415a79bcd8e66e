import type { Body } from '../sky/bodies.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import type { Tone, Touch } from './bank.ts';
import type { DayAspect } from './day-facts.ts';
import type { Fact } from './reading.ts';

/** Something true of today that a paragraph for this sign could be about. */
export interface Candidate {
  /** Names it among the candidates of its day, so that a plan can be kept as names. */
  name: string;
  /** Pools of paragraphs that are true for it, the most specific first. */
  keys: string[];
  body: Body;
  house: number;
  tone: Tone;
  strength: number;
  /** It happens today and not again for a while: a planet's exact angle, its change of sign, its turning round. */
  isNews?: boolean;
  /** News that every sign hears on its day, in a few words for where there is no room for more: "Venus enters Leo". */
  headline?: string;
  facts: Fact[];
  slots: Record<string, string>;
  /** Set for touches: the phrase between the bodies depends on it. */
  touch?: { touch: Touch; tense: DayAspect['tense'] };
}

const ANGULAR = new Set([1, 4, 7, 10]);
const SUCCEDENT = new Set([2, 5, 8, 11]);

/** How much more a fact counts in this house: the corners of the chart are seen first. */
export function corner(house: number): number {
  return ANGULAR.has(house) ? 1 : SUCCEDENT.has(house) ? 0.5 : 0;
}

export function isRuler(sign: SignKey, body: Body): boolean {
  return signOf(sign).rulingPlanet.toLowerCase() === body;
}
