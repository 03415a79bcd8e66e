import type { PlaceAnswer } from '../../contract/places.ts';
import { placeById, type Place, type PlaceIndex } from '../../domain/places/place-index.ts';
import { findPlaces } from '../../domain/places/type-ahead.ts';
import { readPackedPlaces } from './packed-places.ts';

export interface PlacesService {
  /** What somebody may mean who has typed so far. */
  find: (typed: string) => Promise<PlaceAnswer[]>;
  byId: (id: number) => Promise<Place | null>;
}

function answerOf({ latitudeDeg, longitudeDeg, ...place }: Place): PlaceAnswer {
  return { ...place, lat: latitudeDeg, lon: longitudeDeg };
}

/** Eleven megabytes, read when they are first asked for; what failed may be asked for again. */
function keptIndex(): () => Promise<PlaceIndex> {
  let kept: Promise<PlaceIndex> | null = null;
  return () => {
    kept ??= readPackedPlaces().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

export function placesService(): PlacesService {
  const index = keptIndex();
  return {
    find: async (typed) => findPlaces(await index(), typed).map(answerOf),
    byId: async (id) => placeById(await index(), id),
  };
}
