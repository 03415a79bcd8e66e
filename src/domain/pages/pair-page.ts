import { pairFrom } from '../compatibility/pairs.ts';
import type { PageKind } from './page.ts';

export const PAIR_PAGE = {
  name: 'pair',
  paths: ['/compatibility/:pair'],
  section: 'horoscope',
  accepts: ({ pair }) => pairFrom(pair) !== null,
  title: '{one} and {other} Compatibility',
  heading: '{one} & {other}',
  description:
    '{one} and {other} in love and friendship: how the score adds up, strengths, challenges, advice and this week for two.',
} as const satisfies PageKind;
