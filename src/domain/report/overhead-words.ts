import type { Body } from '../sky/bodies.ts';
import { labelOfBody } from '../sky/event-words.ts';
import type { BodyOverhead, Overhead, SkyLight } from '../natal/overhead.ts';

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** "southeast" */
export function windOf(azimuthDeg: number): string {
  return WINDS[Math.round(azimuthDeg / 45) % 8]!;
}

const LIGHT_WORDS: Record<SkyLight, string> = {
  night: '',
  dawn: ' The hatching is the dawn.',
  dusk: ' The hatching is the last of the daylight.',
  day: ' The Sun was up, so nobody saw these stars, but they stood right there.',
};

/** How the map of a birth's sky is read. */
export function overheadCaption({ light }: Pick<Overhead, 'light'>): string {
  return `Hold it overhead with N to the north. Dashed line: the path of the planets.${LIGHT_WORDS[light]}`;
}

/** Those that the eye can see. */
export const SEEN_BODIES: readonly Body[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

export interface OverheadRow {
  body: Body;
  /** "Moon, 11% lit" */
  label: string;
  /** "24° up, southeast" */
  place: string;
}

function rowOf({ body, altitudeDeg, azimuthDeg }: BodyOverhead, { moonPhase }: Overhead): OverheadRow {
  const degrees = Math.round(Math.abs(altitudeDeg));
  const height = degrees === 0 ? 'on the horizon' : `${degrees}° ${altitudeDeg > 0 ? 'up' : 'under'}`;
  const lit = body === 'moon' ? `, ${Math.round(moonPhase.illuminated * 100)}% lit` : '';
  return { body, label: `${labelOfBody(body)}${lit}`, place: `${height}, ${windOf(azimuthDeg)}` };
}

/** What stood over the horizon, highest first, and then the Sun if it was beneath. */
export function overheadRows(overhead: Overhead): OverheadRow[] {
  const seen = overhead.bodies.filter(({ body }) => SEEN_BODIES.includes(body));
  const up = seen.filter(({ altitudeDeg }) => altitudeDeg > 0).sort((a, b) => b.altitudeDeg - a.altitudeDeg);
  const sun = seen.filter(({ body, altitudeDeg }) => body === 'sun' && altitudeDeg <= 0);
  return [...up, ...sun].map((body) => rowOf(body, overhead));
}
