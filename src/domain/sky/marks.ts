import type { AspectKind } from './sky.ts';

/** Trines and sextiles are drawn as easy, all others as tension. */
export function isEasy(aspect: AspectKind): boolean {
  return aspect === 'trine' || aspect === 'sextile';
}
