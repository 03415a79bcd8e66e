import type { Body } from '../sky/bodies.ts';
import type { Lunation } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** What a question about the sky asks for. */
export type SkyIntent =
  | { kind: 'retrograde'; body: Body | null }
  | { kind: 'eclipse'; body: 'sun' | 'moon' | null }
  | { kind: 'lunation'; phase: Lunation }
  | { kind: 'phase' }
  | { kind: 'season'; season: Season | null }
  /** Where a body is, or when it comes to a sign that was named. */
  | { kind: 'placement'; body: Body; sign: SignKey | null };

const ECLIPSE = /\beclipses?\b/;
const RETROGRADE = /\b(retrogrades?|rx)\b/;
const SOLAR = /\b(solar|sun)\b/;
const LUNAR = /\b(lunar|moon|blood)\b/;
const SEASON_POINT = /\b(equinox(?:es)?|solstices?)\b/;
const SEASON_BEGINS =
  /\b(?:first day|start|beginning|begins?|starts?) (?:of )?|\b(?:does|when is|when does) /;
const SEASON = /\b(spring|summer|autumn|fall|winter)\b/;
const WHERE =
  /\b(where|position|positions|place|now|currently|current|today|tonight|which sign|what sign|sign)\b/;

function seasonNamed(text: string): Season | null {
  const name = SEASON.exec(text)?.[1];
  if (name === 'fall') return 'autumn';
  if (/\b(vernal|march)\b/.test(text)) return 'spring';
  return (name as Season | undefined) ?? null;
}

function eclipse(text: string): SkyIntent {
  return { kind: 'eclipse', body: LUNAR.test(text) ? 'moon' : SOLAR.test(text) ? 'sun' : null };
}

function ofMoon(text: string): SkyIntent | null {
  if (/\bfull ?moons?\b/.test(text)) return { kind: 'lunation', phase: 'full' };
  if (/\bnew ?moons?\b/.test(text) && !/\bphases?\b/.test(text)) return { kind: 'lunation', phase: 'new' };
  return /\bmoon ?phases?\b|\bphases? of the moon\b|\blunar phases?\b/.test(text) ? { kind: 'phase' } : null;
}

export function skyIntent(
  text: string,
  bodies: readonly Body[],
  signs: readonly SignKey[],
): SkyIntent | null {
  if (ECLIPSE.test(text)) return eclipse(text);
  if (RETROGRADE.test(text) || (/\bbackwards?\b/.test(text) && bodies.length > 0))
    return { kind: 'retrograde', body: bodies.find((body) => body !== 'sun' && body !== 'moon') ?? null };
  if (SEASON_POINT.test(text) || (SEASON.test(text) && SEASON_BEGINS.test(text)))
    return { kind: 'season', season: seasonNamed(text) };
  const moon = ofMoon(text);
  if (moon) return moon;
  const [body] = bodies;
  if (!body || bodies.length > 1) return null;
  const [sign = null] = signs;
  const isVisit = sign !== null && new RegExp(`\\b${body} in (the )?(sign of )?${sign}`).test(text);
  return isVisit || (sign === null && WHERE.test(text)) ? { kind: 'placement', body, sign } : null;
}
