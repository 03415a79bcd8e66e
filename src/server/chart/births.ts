import type { ChartRequest } from '../../contract/chart.ts';
import { birthOf, type FoundBirth, type ToldBirth } from '../../domain/chart/birth-of.ts';
import type { Clock } from '../clock.ts';
import { Invalid } from '../failures.ts';
import type { PlacesService } from '../places/service.ts';

export type AskedBirth = FoundBirth | { kind: 'unknown-place' };
/** Why there is no birth, or more than one. */
export type UnfoundBirth = Exclude<AskedBirth, { kind: 'birth' }>;

interface BirthParts {
  places: Pick<PlacesService, 'byId'>;
  clock: Clock;
}

/** From what somebody typed to an instant and a place on Earth. */
export type FindBirth = (
  request: Pick<ChartRequest, 'date' | 'time' | 'uncertainMinutes' | 'fold' | 'place'>,
) => Promise<AskedBirth>;

export function birthFinder({ places, clock }: BirthParts): FindBirth {
  async function placeOf(asked: ChartRequest['place']): Promise<ToldBirth['place'] | null> {
    if ('id' in asked) return places.byId(asked.id);
    return { latitudeDeg: asked.lat, longitudeDeg: asked.lon, zone: asked.zone };
  }

  return async ({ date, time, uncertainMinutes, fold, place: asked }) => {
    const place = await placeOf(asked);
    if (!place) return { kind: 'unknown-place' };
    const found = birthOf({ date, time, uncertainMinutes, fold, place });
    if (found.kind !== 'birth') return found;
    const { birth, offsetSeconds } = found;
    if (birth.time.atMs - birth.time.marginMs > clock.nowMs())
      throw new Invalid('body date: must not be in the future');
    const { latitudeDeg, longitudeDeg } = place;
    return {
      kind: 'birth',
      birth: { time: birth.time, place: { latitudeDeg, longitudeDeg } },
      offsetSeconds,
    };
  };
}
