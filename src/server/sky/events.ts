import { setImmediate } from 'node:timers/promises';
import { eventsBetween } from '../../domain/sky/events.ts';
import type { SkyEvent } from '../../domain/sky/sky.ts';

/** Ten days take some 60 ms to search: other requests wait no longer than that. */
const SLICE_MS = 10 * 86_400_000;
/** A year is 37 slices; each is about 40 small objects. */
const KEPT_SLICES = 150;

export type EventsBetween = (fromMs: number, toMs: number) => Promise<SkyEvent[]>;

/** Searches the sky in slices, lets other requests through between two, and caches the slices. */
export function slicedEvents(): EventsBetween {
  const slices = new Map<number, SkyEvent[]>();

  async function slice(index: number): Promise<SkyEvent[]> {
    const known = slices.get(index);
    if (known) return known;
    await setImmediate();
    const found = slices.get(index) ?? eventsBetween(index * SLICE_MS, (index + 1) * SLICE_MS);
    slices.set(index, found);
    if (slices.size > KEPT_SLICES) slices.delete(slices.keys().next().value!);
    return found;
  }

  return async (fromMs, toMs) => {
    const found: SkyEvent[] = [];
    for (let index = Math.floor(fromMs / SLICE_MS); index * SLICE_MS < toMs; index += 1) {
      for (const event of await slice(index)) {
        if (event.atMs >= fromMs && event.atMs < toMs) found.push(event);
      }
    }
    return found;
  };
}
