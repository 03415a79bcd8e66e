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
  const pages = new Map<number, SkyEvent[]>();
  const searches = new Map<number, EventSearch>();

  function keep(number: number, events: SkyEvent[]): SkyEvent[] {
    searches.delete(number);
    pages.delete(number);
    pages.set(number, events);
    if (pages.size > mostPages) pages.delete(pages.keys().next().value!);
    return events;
  }

  return {
    skyAt: source.skyAt,
    eventsBetween(fromMs, toMs) {
      const page = (number: number): SkyEvent[] =>
        known[number] ?? keep(number, pages.get(number) ?? findPage(number, source));
      const events = pageNumbers(fromMs, toMs).flatMap(page);
      return events.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
    },
    searchStep(fromMs, toMs) {
      const missing = pageNumbers(fromMs, toMs).find((number) => !known[number] && !pages.has(number));
      if (missing === undefined) return false;
      const search = searches.get(missing) ?? source.searchEvents(...spanOfPage(missing));
      searches.set(missing, search);
      const { done, value } = search.next();
      if (done) keep(missing, value);
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
  const kept = new Map<string, PeriodSky>();
  return {
    skyOf(period) {
      const key = `${period.kind} ${period.from}`;
      const sky = kept.get(key) ?? periodSky(period, source);
      kept.set(key, sky);
      if (kept.size > KEPT_SKIES) kept.delete(kept.keys().next().value!);
      return sky;
    },
    searchStep(period) {
      const { fromMs, toMs } = aroundSpan(period);
      return source.searchStep(fromMs, toMs);
    },
  };
}
