import { BoundedMap } from '../bounded-map.ts';
import type { EventSearch } from '../sky/events.ts';
import type { SkyEvent } from '../sky/sky.ts';
import type { Period } from './period.ts';
import {
  aroundSpan,
  periodSky,
  trueSky,
  type PeriodSky,
  type SearchableSky,
  type SkySource,
} from './period-sky.ts';

const PAGE_MS = 32 * 86_400_000;

/** Events by the number of their page. */
export type EventPages = Record<number, SkyEvent[]>;

function pageNumbers(fromMs: number, toMs: number): number[] {
  const first = Math.floor(fromMs / PAGE_MS);
  const count = Math.floor((toMs - 1) / PAGE_MS) - first + 1;
  return Array.from({ length: count }, (_, at) => first + at);
}

const spanOfPage = (number: number): [fromMs: number, toMs: number] => [
  number * PAGE_MS,
  (number + 1) * PAGE_MS,
];

function findPage(number: number, { eventsBetween }: SkySource): SkyEvent[] {
  return eventsBetween(...spanOfPage(number));
}

/** Whole pages for the build to write down, so that no start has to find their events again. */
export function eventPages(fromMs: number, toMs: number, source: SkySource): EventPages {
  return Object.fromEntries(
    pageNumbers(fromMs, toMs).map((number) => [number, findPage(number, source)] as const),
  );
}

/** A sky that keeps the events it has found, a page of 32 days at a time. */
interface PagedSky extends SkySource {
  /** One short step of the search for events of the span; false when all of them are known. */
  searchStep: (fromMs: number, toMs: number) => boolean;
}

/** Weeks overlap with their neighbors and with their months, and finding events is the slow part. */
export function pagedSky(
  mostPages: number,
  source: SearchableSky = trueSky,
  known: EventPages = {},
): PagedSky {
  const pages = new BoundedMap<number, SkyEvent[]>(mostPages);
  const searches = new Map<number, EventSearch>();

  function page(number: number): SkyEvent[] {
    searches.delete(number);
    return known[number] ?? pages.getOrMake(number, () => findPage(number, source));
  }

  return {
    skyAt: source.skyAt,
    eventsBetween(fromMs, toMs) {
      const events = pageNumbers(fromMs, toMs).flatMap(page);
      return events.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
    },
    searchStep(fromMs, toMs) {
      const missing = pageNumbers(fromMs, toMs).find((number) => !known[number] && !pages.get(number));
      if (missing === undefined) return false;
      const search = searches.get(missing) ?? source.searchEvents(...spanOfPage(missing));
      searches.set(missing, search);
      const { done, value } = search.next();
      if (done) {
        searches.delete(missing);
        pages.set(missing, value);
      }
      return true;
    },
  };
}

/** More than a year, which a server may have to plan that was built long ago; a page takes some kilobytes. */
const KEPT_PAGES = 16;
/** Twelve signs ask for the same sky one after the other. */
const KEPT_SKIES = 4;

export interface PeriodSkies {
  skyOf: (period: Period) => PeriodSky;
  /** One short step of the search for events that the period's sky needs; false when all of them are known. */
  searchStep: (period: Period) => boolean;
}

/** The skies of periods, the last few kept; events that are known already are not looked for. */
export function keptSkies(known: EventPages = {}): PeriodSkies {
  const source = pagedSky(KEPT_PAGES, trueSky, known);
  const kept = new BoundedMap<string, PeriodSky>(KEPT_SKIES);
  return {
    skyOf(period) {
      return kept.getOrMake(`${period.kind} ${period.from}`, () => periodSky(period, source));
    },
    searchStep(period) {
      const { fromMs, toMs } = aroundSpan(period);
      return source.searchStep(fromMs, toMs);
    },
  };
}
