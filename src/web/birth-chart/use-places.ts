import { useQuery } from '@tanstack/react-query';
import type { PlaceAnswer } from '../../contract/places.ts';
import { useIsOnline } from '../settings/use-is-online.ts';
import { apiQuery } from '../shell/api-query.ts';
import { useAfterPause } from '../shell/use-after-pause.ts';

export type PlacesState = 'idle' | 'loading' | 'found' | 'empty' | 'failed' | 'offline';

export interface FoundPlaces {
  state: PlacesState;
  /** Those of the letters before stay while the next are on their way. */
  places: readonly PlaceAnswer[];
  retry: () => void;
}

const MOST_LETTERS = 80;
const NONE: readonly PlaceAnswer[] = [];

function stateOf(
  asked: boolean,
  isOnline: boolean,
  query: { data?: unknown[]; isError: boolean },
): PlacesState {
  if (!asked) return 'idle';
  if (query.isError) return isOnline ? 'failed' : 'offline';
  if (!query.data) return isOnline ? 'loading' : 'offline';
  return query.data.length > 0 ? 'found' : 'empty';
}

/** The places that somebody may mean who has typed so far. */
export function usePlaces(typed: string): FoundPlaces {
  const isOnline = useIsOnline();
  const q = useAfterPause(typed.trim().replace(/\s+/g, ' ').slice(0, MOST_LETTERS));
  const asked = q !== '' && typed.trim() !== '';
  const { data, isError, refetch } = useQuery({
    ...apiQuery<PlaceAnswer[]>(['/api', `places?q=${encodeURIComponent(q)}`], Infinity),
    placeholderData: (previous: PlaceAnswer[] | undefined) => previous,
    enabled: asked,
  });
  const state = stateOf(asked, isOnline, { ...(data && { data }), isError });
  return { state, places: (asked && data) || NONE, retry: () => void refetch() };
}
