import { signedDeg } from './angles.ts';
import { apparentPlace, momentAt } from './apparent.ts';
import type { Body } from './bodies.ts';
import positions from './jpl-positions.json' with { type: 'json' };
import states from './jpl-states.json' with { type: 'json' };
import { moonState } from './moon.ts';
import { planetState, type Planet } from './planets.ts';
import { plutoState } from './pluto.ts';
import { ttDaysOf } from './time.ts';
import { add, ARCSEC, lengthOf, scale, type Vector } from './vectors.ts';

/** How far off a body may be before the check fails, arcseconds. */
const LIMITS_ARCSEC: Partial<Record<string, number>> = { neptune: 2, pluto: 9 };
const DEFAULT_LIMIT_ARCSEC = 1;
const J2000_JD = 2_451_545;
const JULIAN_YEAR_DAYS = 365.25;

export interface PlaceError<Name extends string = string> {
  id: string;
  body: Name;
  arcsec: number;
  limit: number;
}

export const limitOf = (body: string): number => LIMITS_ARCSEC[body] ?? DEFAULT_LIMIT_ARCSEC;

/** Our apparent longitudes against JPL's, an instant at a time. */
export function* instantErrors(): Generator<PlaceError<Body>[], void> {
  for (const { id, utc, longitudeDeg } of positions.instants) {
    const moment = momentAt(ttDaysOf(Date.parse(utc)));
    yield Object.entries(longitudeDeg).map(([name, truth]) => {
      const body = name as Body;
      const ours = apparentPlace(body, moment).longitudeDeg;
      return { id, body, arcsec: signedDeg(ours - truth) * 3600, limit: limitOf(body) };
    });
  }
}

/** All of them. */
export function positionErrors(): PlaceError<Body>[] {
  return [...instantErrors()].flat();
}

function placeOf(body: string, ttDays: number): Vector {
  if (body === 'moon') return moonState(ttDays).place;
  return (body === 'pluto' ? plutoState(ttDays) : planetState(body as Planet, ttDays)).place;
}

/** Our directions in space against JPL's. */
export function stateErrors(): PlaceError[] {
  return states.states.map(({ body, jdTdb, placeAu }) => {
    const truth = placeAu as unknown as Vector;
    const ours = placeOf(body, jdTdb - J2000_JD);
    const gap = add(scale(ours, 1 / lengthOf(ours)), truth, -1 / lengthOf(truth));
    return { id: `JD ${jdTdb}`, body, arcsec: lengthOf(gap) / ARCSEC, limit: limitOf(body) };
  });
}

export interface BodyAccuracy<Name extends string> {
  body: Name;
  places: number;
  mostArcsec: number;
  /** The root mean square. */
  typicalArcsec: number;
  limitArcsec: number;
}

export const roundedArcsec = (arcsec: number): number => Number(arcsec.toFixed(3));

/** How far off we are for each body. */
export function accuracyOf<Name extends string>(errors: readonly PlaceError<Name>[]): BodyAccuracy<Name>[] {
  return [...new Set(errors.map(({ body }) => body))].map((body) => {
    const own = errors.filter((error) => error.body === body);
    const sizes = own.map(({ arcsec }) => Math.abs(arcsec));
    const squares = sizes.reduce((sum, size) => sum + size * size, 0);
    return {
      body,
      places: sizes.length,
      mostArcsec: roundedArcsec(Math.max(...sizes)),
      typicalArcsec: roundedArcsec(Math.sqrt(squares / sizes.length)),
      limitArcsec: limitOf(body),
    };
  });
}

/** First and last year of each table. */
export function comparedYears(): Record<'longitudes' | 'directions', [first: number, last: number]> {
  const instants = positions.instants.map(({ utc }) => Number(utc.slice(0, 4)));
  const days = states.states.map(({ jdTdb }) => Math.floor(2000 + (jdTdb - J2000_JD) / JULIAN_YEAR_DAYS));
  return {
    longitudes: [Math.min(...instants), Math.max(...instants)],
    directions: [Math.min(...days), Math.max(...days)],
  };
}
