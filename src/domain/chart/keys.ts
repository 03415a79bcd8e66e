import { ASPECT_QUALITIES } from '../natal/aspects.ts';
import { MOVERS } from '../natal/mover-tracks.ts';
import type { Point } from '../natal/points.ts';
import type { Meeting } from '../natal/transits.ts';
import { ELEMENTS, MODALITIES } from '../zodiac/signs.ts';

/** Places of a chart that a day speaks to alike. */
export const POINT_GROUPS = ['self', 'heart', 'mind', 'drive'] as const;
export type PointGroup = (typeof POINT_GROUPS)[number];

const GROUP_OF: Partial<Record<Point, PointGroup>> = {
  sun: 'self',
  ascendant: 'self',
  moon: 'heart',
  venus: 'heart',
  mercury: 'mind',
};

/** "sun/heart/easy": which text a transit has. */
export function todayKey({ body, point, quality }: Pick<Meeting, 'body' | 'point' | 'quality'>): string {
  return `${body}/${GROUP_OF[point] ?? 'drive'}/${quality}`;
}

export const TODAY_KEYS: readonly string[] = MOVERS.flatMap((body) =>
  POINT_GROUPS.flatMap((group) => ASPECT_QUALITIES.map((quality) => `${body}/${group}/${quality}`)),
);

/** What is said where none has much and none has little. */
export const EVEN = 'even';

const muchAndLittle = (names: readonly string[]): string[] =>
  names.flatMap((name) => [`${name}/much`, `${name}/little`]);

export const ELEMENT_KEYS: readonly string[] = [...muchAndLittle(ELEMENTS), EVEN];
export const MODE_KEYS: readonly string[] = [...muchAndLittle(MODALITIES), EVEN];
