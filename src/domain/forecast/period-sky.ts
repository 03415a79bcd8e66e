import type { Body } from '../sky/bodies.ts';
import { eventsBetween, searchEvents, type EventSearch } from '../sky/events.ts';
import { skyAt } from '../sky/positions.ts';
import type { Sky, SkyEvent } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { spanOf, type Period } from './period.ts';

/** A body's time in one sign, as far as it lies within the period. */
export interface Stay {
  sign: SignKey;
  fromMs: number;
  toMs: number;
}

export interface PeriodSky {
  period: Period;
  startMs: number;
  endMs: number;
  stays: Record<Body, Stay[]>;
  /** Of the reference days of the period. */
  events: SkyEvent[];
  /** Also those of the hours that belong to the period in some zone on Earth, and of a day after. */
  around: SkyEvent[];
}

export interface SkySource {
  eventsBetween: (fromMs: number, toMs: number) => SkyEvent[];
  skyAt: (atMs: number) => Sky;
}

/** A sky whose events can also be searched for in short steps. */
export interface SearchableSky extends SkySource {
  searchEvents: (fromMs: number, toMs: number) => EventSearch;
}

export const trueSky: SearchableSky = { eventsBetween, searchEvents, skyAt };

const HOUR_MS = 3_600_000;
/** Sunday begins 14 hours early on the Line Islands and ends 12 hours late on Baker Island. */
const BEFORE_MS = 14 * HOUR_MS;
const AFTER_MS = 36 * HOUR_MS;

export function aroundSpan(period: Period): { fromMs: number; toMs: number } {
  const { startMs, endMs } = spanOf(period);
  return { fromMs: startMs - BEFORE_MS, toMs: endMs + AFTER_MS };
}

function staysOf(sign: SignKey, ingresses: readonly SkyEvent[], startMs: number, endMs: number): Stay[] {
  const stays: Stay[] = [{ sign, fromMs: startMs, toMs: endMs }];
  for (const event of ingresses) {
    if (event.kind !== 'ingress') continue;
    stays.at(-1)!.toMs = event.atMs;
    stays.push({ sign: event.sign, fromMs: event.atMs, toMs: endMs });
  }
  return stays;
}

/** What is true of the sky over a week or a month, before any sign looks at it. */
export function periodSky(period: Period, source: SkySource = trueSky): PeriodSky {
  const { startMs, endMs } = spanOf(period);
  const { fromMs, toMs } = aroundSpan(period);
  const around = source.eventsBetween(fromMs, toMs);
  const events = around.filter(({ atMs }) => atMs >= startMs && atMs < endMs);
  const { bodies } = source.skyAt(startMs);
  const stays = bodies.map(({ body, sign }) => {
    const own = events.filter((event) => event.kind === 'ingress' && event.body === body);
    return [body, staysOf(sign, own, startMs, endMs)] as const;
  });
  return {
    period,
    startMs,
    endMs,
    stays: Object.fromEntries(stays) as Record<Body, Stay[]>,
    events,
    around,
  };
}

/** The sign in which a body spends most of the period, with its share of the time. */
export function mainStay({ stays, startMs, endMs }: PeriodSky, body: Body): Stay & { share: number } {
  const signs = [...new Set(stays[body].map(({ sign }) => sign))];
  const spent = signs.map((sign) => {
    const own = stays[body].filter((stay) => stay.sign === sign);
    const ms = own.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    return { sign, fromMs: own[0]!.fromMs, toMs: own.at(-1)!.toMs, share: ms / (endMs - startMs) };
  });
  return spent.reduce((best, one) => (one.share > best.share ? one : best));
}

export function signAtInstant({ stays }: PeriodSky, body: Body, atMs: number): SignKey | undefined {
  return stays[body].find(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs)?.sign;
}
