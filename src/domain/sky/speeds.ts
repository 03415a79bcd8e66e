import type { Body } from './bodies.ts';

/** By mean daily motion, fastest first. A body keeps its rank while it happens to stand still. */
export const BY_SPEED: readonly Body[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'node',
  'uranus',
  'neptune',
  'pluto',
];

/** The two in order of mean speed. */
export function fasterFirst(one: Body, other: Body): [Body, Body] {
  return BY_SPEED.indexOf(one) < BY_SPEED.indexOf(other) ? [one, other] : [other, one];
}
