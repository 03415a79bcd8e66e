import { setImmediate } from 'node:timers/promises';
import type { SkyDayAnswer, SkyEventAnswer } from '../../contract/sky.ts';
import {
  addDays,
  referenceDayStartMs,
  referenceNoonMs,
  type CivilDate,
} from '../../domain/calendar/civil-date.ts';
import { BODIES } from '../../domain/sky/bodies.ts';
import { moonPhaseAt, positionAt } from '../../domain/sky/positions.ts';
import { retrogradeWalk, type RetrogradeWalk } from '../../domain/sky/retrogrades.ts';
import type { SkyEvent } from '../../domain/sky/sky.ts';
import { signAtLongitude } from '../../domain/zodiac/signs.ts';
import type { EventsBetween } from './events.ts';

const DAY_MS = 86_400_000;
/** A civil day somewhere on Earth begins up to 14 hours before UTC's and ends up to 12 hours after it. */
const WEEK = { fromDays: -1, toDays: 8 };
/** From one new Moon to the next. */
const LUNATION_DAYS = 32;
const MOONS = 8;

export function eventAnswer({ atMs, ...event }: SkyEvent): SkyEventAnswer {
  return { ...event, at: new Date(atMs).toISOString() };
}

function station(atMs: number, longitudeDeg: number): SkyDayAnswer['retrogrades'][number]['from'] {
  return {
    at: new Date(atMs).toISOString(),
    longitude: Number(longitudeDeg.toFixed(4)),
    sign: signAtLongitude(longitudeDeg),
    degree: Number((longitudeDeg % 30).toFixed(4)),
  };
}

/** The Moon at noon UTC. */
export function moonOf(date: CivilDate): SkyDayAnswer['moons'][number] {
  const noonMs = referenceNoonMs(date);
  const elongation = Number(moonPhaseAt(noonMs).elongationDeg.toFixed(2));
  return { date, elongation, sign: positionAt('moon', noonMs).sign };
}

/** Also those that turn on the day before or after, for visitors in zones where that is today. */
async function retrogradesAround(startMs: number): Promise<RetrogradeWalk[]> {
  const walks = new Map<string, RetrogradeWalk>();
  for (const body of BODIES) {
    for (const days of [-0.5, 0.5, 1.5]) {
      const known = walks.get(body);
      const atMs = startMs + days * DAY_MS;
      if (known && atMs < known.toMs) continue;
      const walk = retrogradeWalk(body, atMs);
      if (walk) walks.set(body, walk);
    }
    await setImmediate();
  }
  return [...walks.values()];
}

/** What the sky page shows of a date besides the positions. */
export async function skyDay(date: CivilDate, events: EventsBetween): Promise<SkyDayAnswer> {
  const startMs = referenceDayStartMs(date);
  const found = await events(startMs + WEEK.fromDays * DAY_MS, startMs + LUNATION_DAYS * DAY_MS);
  const weekEndMs = startMs + WEEK.toDays * DAY_MS;
  const walks = await retrogradesAround(startMs);
  return {
    date,
    moons: Array.from({ length: MOONS }, (_, days) => moonOf(addDays(date, days))),
    events: found.filter(({ atMs }) => atMs < weekEndMs).map(eventAnswer),
    lunations: found.filter(({ kind }) => kind === 'lunation').map(eventAnswer),
    retrogrades: walks.map((walk) => ({
      body: walk.body,
      from: station(walk.fromMs, walk.fromLongitudeDeg),
      to: station(walk.toMs, walk.toLongitudeDeg),
    })),
  };
}
