import type { SkyAnswer } from '../../contract/sky.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { Sky } from '../../domain/sky/sky.ts';

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
}

export function skyService(): SkyService {
  const noons = new Map<CivilDate, SkyAnswer>();
  const at = (atMs: number): SkyAnswer => answerOf(skyAt(atMs));
  return {
    at,
    atNoon(date) {
      let answer = noons.get(date);
      if (!answer) {
        answer = at(referenceNoonMs(date));
        if (noons.size > 60) noons.clear();
        noons.set(date, answer);
      }
      return answer;
    },
  };
}
