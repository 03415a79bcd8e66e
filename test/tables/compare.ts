import { apparentPlace, momentAt } from '../../src/domain/sky/apparent.ts';
import type { Body } from '../../src/domain/sky/bodies.ts';
import { signedDeg } from '../../src/domain/sky/angles.ts';
import { lunarEclipseNear, solarEclipseNear } from '../../src/domain/sky/eclipses.ts';
import { eventsBetween } from '../../src/domain/sky/events.ts';
import { moonState } from '../../src/domain/sky/moon.ts';
import { planetState, type Planet } from '../../src/domain/sky/planets.ts';
import { plutoState } from '../../src/domain/sky/pluto.ts';
import type { SkyEvent } from '../../src/domain/sky/sky.ts';
import { ttDaysOf } from '../../src/domain/sky/time.ts';
import { ARCSEC, lengthOf, scale, add, type Vector } from '../../src/domain/sky/vectors.ts';
import eclipses from './eclipses.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import positions from './jpl-positions.json' with { type: 'json' };
import states from './jpl-states.json' with { type: 'json' };

/** What issue 3 asks for, arcseconds. */
const LIMITS_ARCSEC: Partial<Record<string, number>> = { neptune: 2, pluto: 9 };
const DEFAULT_LIMIT_ARCSEC = 1;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const J2000_JD = 2_451_545;
const DAY_MS = 86_400_000;
/** Far beyond every limit, and short enough for the whole table to be worked out in a second or two. */
const SEARCH_MS = DAY_MS / 6;

export interface PlaceError {
  id: string;
  body: string;
  arcsec: number;
  limit: number;
}

export interface TimeError {
  id: string;
  /** Undefined if the event was not found at all, or is of another kind. */
  seconds: number | undefined;
  limit: number;
}

const limitOf = (body: string) => LIMITS_ARCSEC[body] ?? DEFAULT_LIMIT_ARCSEC;

/** Apparent longitudes against JPL's. */
export function positionErrors(): PlaceError[] {
  return positions.instants.flatMap(({ id, utc, longitudeDeg }) => {
    const moment = momentAt(ttDaysOf(Date.parse(utc)));
    return Object.entries(longitudeDeg).map(([body, truth]) => {
      const ours = apparentPlace(body as Body, moment).longitudeDeg;
      return { id, body, arcsec: signedDeg(ours - truth) * 3600, limit: limitOf(body) };
    });
  });
}

export interface BodyAccuracy {
  body: string;
  places: number;
  mostArcsec: number;
  typicalArcsec: number;
}

const rounded = (arcsec: number): number => Number(arcsec.toFixed(3));

/** How far off we are for each body: at most, and as the root mean square. */
export function accuracyOf(errors: readonly PlaceError[]): BodyAccuracy[] {
  return [...new Set(errors.map(({ body }) => body))].map((body) => {
    const sizes = errors.filter((error) => error.body === body).map(({ arcsec }) => Math.abs(arcsec));
    const squares = sizes.reduce((sum, size) => sum + size * size, 0);
    return {
      body,
      places: sizes.length,
      mostArcsec: rounded(Math.max(...sizes)),
      typicalArcsec: rounded(Math.sqrt(squares / sizes.length)),
    };
  });
}

function placeOf(body: string, ttDays: number): Vector {
  if (body === 'moon') return moonState(ttDays).place;
  return (body === 'pluto' ? plutoState(ttDays) : planetState(body as Planet, ttDays)).place;
}

/** Directions in space against JPL's, up to 2098. */
export function stateErrors(): PlaceError[] {
  return states.states.map(({ body, jdTdb, placeAu }) => {
    const truth = placeAu as unknown as Vector;
    const ours = placeOf(body, jdTdb - J2000_JD);
    const gap = add(scale(ours, 1 / lengthOf(ours)), truth, -1 / lengthOf(truth));
    return { id: `JD ${jdTdb}`, body, arcsec: lengthOf(gap) / ARCSEC, limit: limitOf(body) };
  });
}

type TableEvent = (typeof events.events)[number];
const KEYS = ['kind', 'body', 'sign', 'direction', 'phase'] as const;

function isSame(found: SkyEvent, wanted: TableEvent): boolean {
  return KEYS.every((key) => !(key in wanted) || found[key as 'kind'] === wanted[key as 'kind']);
}

/** Instants of events against the table's. */
export function eventErrors(): TimeError[] {
  return events.events.map((wanted) => {
    const wantedMs = Date.parse(wanted.utc);
    const gaps = eventsBetween(wantedMs - SEARCH_MS, wantedMs + SEARCH_MS)
      .filter((found) => isSame(found, wanted))
      .map((found) => (found.atMs - wantedMs) / 1000)
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    const id = [wanted.kind, wanted.body, wanted.sign ?? wanted.phase ?? wanted.direction, wanted.utc].join(
      ' ',
    );
    return { id, seconds: gaps[0], limit: wanted.toleranceSeconds };
  });
}

/** Kinds and greatest instants of eclipses against NASA's canon. */
export function eclipseErrors(): TimeError[] {
  const solar = eclipses.solar.map(({ phase, tt }) => {
    const ttDays = (Date.parse(tt) - J2000_MS) / DAY_MS;
    // Started an hour off, so that the search has something to find.
    const found = solarEclipseNear(ttDays + 0.04);
    const seconds = found?.phase === phase ? (found.ttDays - ttDays) * 86_400 : undefined;
    return { id: `solar ${phase} ${tt}`, seconds, limit: 60 };
  });
  const lunar = eclipses.lunar.map(({ phase, ut }) => {
    const ttDays = ttDaysOf(Date.parse(ut));
    const found = lunarEclipseNear(ttDays + 0.04);
    const seconds = found?.phase === phase ? (found.ttDays - ttDays) * 86_400 : undefined;
    // The canon foretells the Earth's rotation otherwise, which moves its clock by minutes late in the century.
    return { id: `lunar ${phase} ${ut}`, seconds, limit: 240 };
  });
  return [...solar, ...lunar];
}
