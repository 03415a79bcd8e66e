import type { EclipseKind, SkyEvent } from '../sky/sky.ts';

/** Greatest eclipse lies within an hour of its lunation, and no other lunation within days. */
const NEAR_MS = 3 * 3_600_000;

export function eclipseKind(eclipsed: 'sun' | 'moon'): EclipseKind {
  return eclipsed === 'sun' ? 'solar' : 'lunar';
}

/** The eclipse that the new or full Moon of this instant is, if it is one. */
export function eclipseAt(lunationMs: number, events: readonly SkyEvent[]): EclipseKind | undefined {
  for (const event of events) {
    if (event.kind === 'eclipse' && Math.abs(event.atMs - lunationMs) < NEAR_MS)
      return eclipseKind(event.body);
  }
  return undefined;
}
