import { PAIRS, pairAddress, pairKey } from '../../../domain/compatibility/pairs.ts';
import { signPortrait } from '../../../domain/zodiac/portrait.ts';
import { signOf, SIGNS, type Sign } from '../../../domain/zodiac/signs.ts';
import type { CompatibilityService } from '../../compatibility/service.ts';
import { document, type SearchDocument } from './document.ts';

const PAGES = [
  { type: 'daily', query: '', name: 'Daily Horoscope', aliases: 'today day reading forecast', standing: 3 },
  {
    type: 'weekly',
    query: '?type=weekly',
    name: 'Weekly Horoscope',
    aliases: 'week reading forecast love career health finance money advice',
    standing: 2,
  },
  {
    type: 'monthly',
    query: '?type=monthly',
    name: 'Monthly Horoscope',
    aliases: 'month reading forecast love career health finance money challenges opportunities',
    standing: 1.8,
  },
  {
    type: 'love',
    query: '?type=compatibility',
    name: 'Love Match',
    aliases: 'compatibility compatible love friendship relationship partner best match horoscope',
    standing: 1.8,
  },
] as const;

/** "July August": people type months out. */
function monthsOf({ dateRange }: Sign): string {
  const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' });
  return dateRange
    .split(' – ')
    .map((day) => long.format(Date.parse(`${day} 2026 UTC`)))
    .join(' ');
}

function signPages(sign: Sign): SearchDocument[] {
  return PAGES.map(({ type, query, name, aliases, standing }) =>
    document({
      id: `${type} ${sign.key}`,
      kind: 'horoscopes',
      href: `/horoscope/${sign.key}${query}`,
      title: `${sign.name} ${name}`,
      note: sign.dateRange,
      icon: sign.key,
      aliases,
      beside: type === 'daily' ? `zodiac star sign dates traits ${monthsOf(sign)}` : '',
      body: signPortrait(sign.key),
      standing,
    }),
  );
}

function pairPages({ between }: Pick<CompatibilityService, 'between'>): SearchDocument[] {
  return PAIRS.map(([one, other]) => {
    const { overall_compatibility, description, strengths, challenges, advice } = between(one, other);
    return document({
      id: `pair ${pairKey(one, other)}`,
      kind: 'horoscopes',
      href: pairAddress(one, other),
      title: `${signOf(one).name} & ${signOf(other).name}`,
      note: `Love Match · ${overall_compatibility}%`,
      icon: one,
      aliases: 'love match compatibility compatible friendship relationship couple',
      body: [description, ...strengths, ...challenges, advice].join(' '),
      // Without a word of its own, the name of a sign with itself would be the sign's: asked for whole by whoever asks for it.
      ...(one === other && { names: `${signOf(one).name} & ${signOf(one).name} together` }),
    });
  });
}

export function horoscopeDocuments(compatibility: Pick<CompatibilityService, 'between'>): SearchDocument[] {
  return [...SIGNS.flatMap(signPages), ...pairPages(compatibility)];
}
