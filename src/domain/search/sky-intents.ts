import { monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { isSkyDate } from '../pages/sky-address.ts';
import type { Body } from '../sky/bodies.ts';
import type { Lunation } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { NamedTime } from './days.ts';
import type { Named } from './names.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** What a question about the sky asks for; `from` is the first day of the time that it names. */
export type SkyIntent =
  | { kind: 'retrograde'; body: Body | null; from: CivilDate | null }
  | { kind: 'eclipse'; body: 'sun' | 'moon' | null; from: CivilDate | null }
  | { kind: 'lunation'; phase: Lunation; sign: SignKey | null; from: CivilDate | null }
  | { kind: 'phase'; on: CivilDate | null }
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

const YEAR = /\b((?:19|20)\d\d)\b/;

/** The last year whose events are reckoned through to their ends. */
const LAST_YEAR = 2098;

function startOf(text: string, time: NamedTime | null, today: CivilDate): CivilDate | null {
  if (!time || time.said === 'today' || time.said === 'tonight') {
    const year = YEAR.exec(text)?.[1];
    return year && year !== today.slice(0, 4) ? `${year}-01-01` : null;
  }
  const { from, hasYear } = time;
  const isOver = !hasYear && monthOf(from) < monthOf(today);
  return isOver ? `${Number(from.slice(0, 4)) + 1}${from.slice(4)}` : from;
}

/** From which day on to look: of a month without a year, the next one. Null for now, and for years we do not reckon. */
function lookFrom(text: string, time: NamedTime | null, today: CivilDate): CivilDate | null {
  const from = startOf(text, time, today);
  return from !== null && isSkyDate(from) && Number(from.slice(0, 4)) <= LAST_YEAR ? from : null;
}

const eclipsed = (text: string): 'sun' | 'moon' | null =>
  LUNAR.test(text) ? 'moon' : SOLAR.test(text) ? 'sun' : null;

function dayOf(time: NamedTime | null): CivilDate | null {
  return time?.span === 'day' && isSkyDate(time.from) ? time.from : null;
}

function ofMoon(text: string, { time, signs }: Named, from: CivilDate | null): SkyIntent | null {
  const [sign = null] = signs;
  if (/\bfull ?moons?\b/.test(text)) return { kind: 'lunation', phase: 'full', sign, from };
  if (/\bnew ?moons?\b/.test(text) && !/\bphases?\b/.test(text))
    return { kind: 'lunation', phase: 'new', sign, from };
  const isPhase = /\bmoon ?phases?\b|\bphases? of the moon\b|\blunar phases?\b/.test(text);
  return isPhase ? { kind: 'phase', on: dayOf(time) } : null;
}

function ofBody(text: string, { signs, bodies }: Named): SkyIntent | null {
  const [body] = bodies;
  if (!body || bodies.length > 1) return null;
  const [sign = null] = signs;
  const isVisit = sign !== null && new RegExp(`\\b${body} in (the )?(sign of )?${sign}`).test(text);
  return isVisit || (sign === null && WHERE.test(text)) ? { kind: 'placement', body, sign } : null;
}

export function skyIntent(text: string, named: Named, today: CivilDate): SkyIntent | null {
  const from = lookFrom(text, named.time, today);
  const { bodies } = named;
  if (ECLIPSE.test(text)) return { kind: 'eclipse', body: eclipsed(text), from };
  if (RETROGRADE.test(text) || (/\bbackwards?\b/.test(text) && bodies.length > 0)) {
    const body = bodies.find((one) => one !== 'sun' && one !== 'moon') ?? null;
    return { kind: 'retrograde', body, from };
  }
  if (SEASON_POINT.test(text) || (SEASON.test(text) && SEASON_BEGINS.test(text)))
    return { kind: 'season', season: seasonNamed(text) };
  return ofMoon(text, named, from) ?? ofBody(text, named);
}
