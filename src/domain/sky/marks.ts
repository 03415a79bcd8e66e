import type { AspectKind, Lunation } from './sky.ts';

/** Trines and sextiles are drawn as easy, all others as tension. */
export function isEasy(aspect: AspectKind): boolean {
  return aspect === 'trine' || aspect === 'sextile';
}

/** How far the Moon stands from the Sun, in degrees. */
export const ELONGATIONS: Readonly<Record<Lunation, number>> = {
  new: 0,
  'first-quarter': 90,
  full: 180,
  'last-quarter': 270,
};
