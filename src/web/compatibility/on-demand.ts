import { lazy } from 'react';

/** Most visits read a horoscope and check no pair: the card's code is fetched with the first one. */
export const fetchMatch = () => import('./love-match.tsx');

export const LoveMatch = lazy(async () => ({ default: (await fetchMatch()).LoveMatch }));
export const MatchCardWithoutSign = lazy(async () => ({
  default: (await fetchMatch()).MatchCardWithoutSign,
}));
