import { BoundedMap } from '../../domain/bounded-map.ts';
import type { SkyEvent } from '../../domain/sky/sky.ts';

/** Ten days: some 60 ms of search. */
export const SKY_SLICE_MS = 10 * 86_400_000;
/**
 * A year is 37 slices, each about 40 small objects: fifty years, those asked for last, in some 12 MB. So a year is
 * searched once for everybody.
 */
const KEPT_SLICES = 2000;

interface Asked {
  /** Who waits for it: the address of a request, or the site itself. */
  asker?: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

export type EventsBetween = (fromMs: number, toMs: number, asked?: Asked) => Promise<SkyEvent[]>;

type SearchSlice = (index: number, asker?: string) => Promise<SkyEvent[]>;

/** Searches the sky slice by slice and keeps the slices; those that are being searched are shared. */
export function slicedEvents(search: SearchSlice): EventsBetween {
  const slices = new BoundedMap<number, Promise<SkyEvent[]>>(KEPT_SLICES);

  return async (fromMs, toMs, { asker, signal } = {}) => {
    const found: SkyEvent[] = [];
    for (let index = Math.floor(fromMs / SKY_SLICE_MS); index * SKY_SLICE_MS < toMs; index += 1) {
      signal?.throwIfAborted();
      for (const event of await slices.getOrMake(index, () => search(index, asker))) {
        if (event.atMs >= fromMs && event.atMs < toMs) found.push(event);
      }
    }
    return found;
  };
}
