import type { SkyAccuracy, SkyAnswer, SkyDayAnswer } from '../../contract/sky.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { Sky } from '../../domain/sky/sky.ts';
import { skyAccuracy } from './accuracy.ts';
import { skyDay } from './day.ts';
import { slicedEvents, type EventsBetween } from './events.ts';

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function answerOf(sky: Sky): SkyAnswer {
  const { name, elongationDeg, illuminated } = sky.moonPhase;
  return {
    at: new Date(sky.atMs).toISOString(),
    moonPhase: { name, elongation: round(elongationDeg, 4), illuminated: round(illuminated, 4) },
    bodies: sky.bodies.map((place) => ({
      body: place.body,
      longitude: round(place.longitudeDeg, 7),
      latitude: round(place.latitudeDeg, 7),
      speed: round(place.speedDegPerDay, 7),
      sign: place.sign,
      degree: round(place.degreeInSign, 7),
      retrograde: place.retrograde,
    })),
  };
}

export interface SkyService {
  at: (atMs: number) => SkyAnswer;
  atNoon: (date: CivilDate) => SkyAnswer;
  events: EventsBetween;
  /** The week's events, the next lunations and which planets are retrograde. */
  day: (date: CivilDate) => Promise<SkyDayAnswer>;
  /** How accurate our positions are, computed once a day. */
  accuracy: (today: CivilDate) => SkyAccuracy;
}

/** Caches answers by date: few dates are asked for, again and again. */
function keptByDate<T>(make: (date: CivilDate) => T): (date: CivilDate) => T {
  const kept = new Map<CivilDate, T>();
  return (date) => {
    const known = kept.get(date);
    if (known !== undefined) return known;
    const made = make(date);
    if (kept.size > 60) kept.clear();
    kept.set(date, made);
    return made;
  };
}

export function skyService(): SkyService {
  const at = (atMs: number): SkyAnswer => answerOf(skyAt(atMs));
  const events = slicedEvents();
  return {
    at,
    atNoon: keptByDate((date) => at(referenceNoonMs(date))),
    events,
    day: keptByDate((date) => skyDay(date, events)),
    accuracy: keptByDate(skyAccuracy),
  };
}
