import { lunarEclipseNear, solarEclipseNear } from '../../src/domain/sky/eclipses.ts';
import { eventsBetween } from '../../src/domain/sky/events.ts';
import type { SkyEvent } from '../../src/domain/sky/sky.ts';
import { ttDaysOf } from '../../src/domain/sky/time.ts';
import eclipses from './eclipses.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;
/** Far beyond every limit, and short enough for the whole table to be worked out in a second or two. */
const SEARCH_MS = DAY_MS / 6;

export interface TimeError {
  id: string;
  /** Undefined if the event was not found at all, or is of another kind. */
  seconds: number | undefined;
  limit: number;
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
