import type { SkyEvent } from '../sky/sky.ts';
import type { Period } from './period.ts';
import { periodSky, trueSky, type PeriodSky, type SkySource } from './period-sky.ts';

const PAGE_MS = 32 * 86_400_000;

/** Events by the number of their page. */
export type EventPages = Record<number, SkyEvent[]>;

function pageNumbers(fromMs: number, toMs: number): number[] {
  const first = Math.floor(fromMs / PAGE_MS);
  const count = Math.floor((toMs - 1) / PAGE_MS) - first + 1;
  return Array.from({ length: count }, (_, at) => first + at);
}

function findPage(number: number, { eventsBetween }: SkySource): SkyEvent[] {
  return eventsBetween(number * PAGE_MS, (number + 1) * PAGE_MS);
}

/** Whole pages for the build to write down, so that no start has to find their events again. */
export function eventPages(fromMs: number, toMs: number, source: SkySource): EventPages {
  return Object.fromEntries(
    pageNumbers(fromMs, toMs).map((number) => [number, findPage(number, source)] as const),
  );
}

/**
 * A sky whose events are found a page of 32 days at a time and kept: weeks overlap with their neighbors and with their
 * months, and finding events is the dear part.
 */
export function pagedSky(mostPages: number, source: SkySource = trueSky, known: EventPages = {}): SkySource {
  const pages = new Map<number, SkyEvent[]>();
  function page(number: number): SkyEvent[] {
    if (known[number]) return known[number];
    const events = pages.get(number) ?? findPage(number, source);
    pages.delete(number);
    pages.set(number, events);
    if (pages.size > mostPages) pages.delete(pages.keys().next().value!);
    return events;
  }
  return {
    skyAt: source.skyAt,
    eventsBetween(fromMs, toMs) {
      const events = pageNumbers(fromMs, toMs).flatMap(page);
      return events.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
    },
  };
}

/** Three pages hold a month with the weeks at its ends. */
const KEPT_PAGES = 3;
/** Twelve signs ask for the same sky one after the other. */
const KEPT_SKIES = 4;

/** The sky of a period, the last few kept; events that are known already are not looked for. */
export function keptSkies(known: EventPages = {}): (period: Period) => PeriodSky {
  const source = pagedSky(KEPT_PAGES, trueSky, known);
  const kept = new Map<string, PeriodSky>();
  return (period) => {
    const key = `${period.kind} ${period.from}`;
    const sky = kept.get(key) ?? periodSky(period, source);
    kept.set(key, sky);
    if (kept.size > KEPT_SKIES) kept.delete(kept.keys().next().value!);
    return sky;
  };
}
