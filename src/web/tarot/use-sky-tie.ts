import { useQuery } from '@tanstack/react-query';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { correspondenceOf } from '../../domain/tarot/correspondence.ts';
import { skyTie } from '../../domain/tarot/sky-tie.ts';
import { noonSkyQuery } from '../horoscope/queries.ts';
import { useToday } from '../shell/today.tsx';

/** What ties a card to the sky of the visitor's day; null until the sky is known. */
export function useSkyTie(slug: CardSlug): string | null {
  const { data } = useQuery(noonSkyQuery(useToday()));
  return data ? skyTie(correspondenceOf(slug), data.bodies) : null;
}
