import type { Mover } from '../natal/mover-tracks.ts';
import type { YearTransit } from './year-events.ts';

type Kind = Pick<YearTransit, 'body' | 'quality'>;

/** Felt for months, and strong enough to be told before anything quicker. */
const SLOW: readonly Mover[] = ['saturn', 'uranus', 'neptune', 'pluto'];
const LIGHTS_AND_ANGLES = ['sun', 'moon', 'ascendant', 'midheaven'];

export const isSlowMover = ({ body }: Pick<YearTransit, 'body'>): boolean => SLOW.includes(body);

/** Saturn to Pluto at the Sun, the Moon, the ascendant or the midheaven. */
export function isWeighty(transit: Pick<YearTransit, 'body' | 'point'>): boolean {
  return isSlowMover(transit) && LIGHTS_AND_ANGLES.includes(transit.point);
}

/** Whether it is told in the words for what is pleasant: Jupiter is so even where it meets something. */
export function isPleasant({ body, quality }: Kind): boolean {
  return quality === 'easy' || (quality === 'join' && body === 'jupiter');
}
