import { SIGNS, type SignKey } from '../zodiac/signs.ts';
import type { QuoteTopic } from './topics.ts';

type HoroscopeType = 'love' | 'daily' | 'weekly' | 'monthly';

const TYPES: Record<QuoteTopic, HoroscopeType> = {
  love: 'love',
  romance: 'love',
  relationships: 'love',
  success: 'daily',
  money: 'daily',
  business: 'daily',
  life: 'daily',
  motivational: 'daily',
  inspirational: 'daily',
  positive: 'daily',
  funny: 'daily',
  hope: 'daily',
  friendship: 'weekly',
  friends: 'weekly',
  family: 'weekly',
  wisdom: 'monthly',
  spiritual: 'monthly',
  philosophy: 'monthly',
};

const HEADINGS: Record<HoroscopeType, string> = {
  love: 'Love Match, by Sign',
  daily: 'Your Day, by Sign',
  weekly: 'Your Week, by Sign',
  monthly: 'Your Month, by Sign',
};

/** The specification shows so many beside a topic; the rest are a link away. */
const SHOWN_SIGNS = 8;

export interface RelatedHoroscopes {
  heading: string;
  signs: readonly { sign: SignKey; to: string }[];
  /** All twelve, of the same type. */
  all: string;
}

/** The horoscopes that go with a topic: by day, week or month, or in love. */
export function relatedHoroscopes(topic: QuoteTopic): RelatedHoroscopes {
  const type = TYPES[topic];
  const query = type === 'daily' ? '' : `?type=${type}`;
  return {
    heading: HEADINGS[type],
    signs: SIGNS.slice(0, SHOWN_SIGNS).map(({ key }) => ({ sign: key, to: `/horoscope/${key}${query}` })),
    all: `/${query}`,
  };
}
