import type { SkyEvent } from '../sky/sky.ts';
import { roughElongationDeg } from '../sky/elongation.ts';
import { positionAt } from '../sky/positions.ts';
import { addDays, daysBetween, referenceNoonMs } from '../calendar/civil-date.ts';
import { signOf } from '../zodiac/signs.ts';
import { aspectWeight } from './candidates.ts';
import { aspectWords, ECLIPSE_NAMES, inOrderOfNaming, shortName } from './change-words.ts';
import { eclipseAt, eclipseKind } from './eclipses.ts';
import { isoOf } from './fact-words.ts';
import type { Change, MoonWay } from './forecast.ts';
import type { PeriodKind } from './period.ts';
import { aroundSpan, type PeriodSky } from './period-sky.ts';

/** As many markers as a strip holds without crowding. */
const MOST: Record<PeriodKind, number> = { weekly: 8, monthly: 9 };
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** "Mars meets Jupiter", "Venus into Scorpio" */
export function eventText(event: SkyEvent): string {
  const sign = 'sign' in event ? signOf(event.sign).name : '';
  switch (event.kind) {
    case 'aspect':
      return aspectWords([event.body, event.other], event.aspect);
    case 'ingress':
      return `${shortName(event.body)} ${event.direction === 'direct' ? 'into' : 'back into'} ${sign}`;
    case 'station':
      return `${shortName(event.body)} turns ${event.direction}`;
    case 'lunation':
      if (event.phase === 'new' || event.phase === 'full')
        return `${event.phase === 'new' ? 'New' : 'Full'} Moon in ${sign}`;
      return event.phase === 'first-quarter' ? 'First quarter' : 'Last quarter';
    case 'eclipse':
      return `${ECLIPSE_NAMES[eclipseKind(event.body)]} in ${sign}`;
  }
}

/** 0 leaves an event out. */
function weightOf(event: SkyEvent, kind: PeriodKind): number {
  // The node is no body one could see, and the Moon changes sign every other day: the band shows that.
  if (event.body === 'node') return 0;
  switch (event.kind) {
    case 'eclipse':
      return 6;
    case 'lunation':
      if (event.phase === 'new' || event.phase === 'full') return 5;
      return kind === 'weekly' ? 4 : 0;
    case 'station':
      return 4;
    case 'ingress':
      return event.body === 'moon' ? 0 : 4;
    case 'aspect':
      if (event.body === 'moon') {
        return kind === 'weekly' && event.other !== 'sun' ? aspectWeight(event) : 0;
      }
      return 1.5 + aspectWeight(event) + (SLOW.includes(event.body) ? 1 : 0);
  }
}

function changeOf(event: SkyEvent): Change {
  const bodies = 'other' in event ? inOrderOfNaming([event.body, event.other]) : [event.body];
  return {
    at: isoOf(event.atMs),
    kind: event.kind,
    text: eventText(event),
    bodies,
    ...('aspect' in event && { aspect: event.aspect }),
    ...('sign' in event && { sign: event.sign }),
    ...('phase' in event && { phase: event.phase }),
    ...(event.kind === 'station' && { phase: event.direction }),
  };
}

/** An eclipse is listed instead of its new or full Moon. */
function isEclipsed(event: SkyEvent, all: readonly SkyEvent[]): boolean {
  return event.kind === 'lunation' && eclipseAt(event.atMs, all) !== undefined;
}

/** The dated events of the period, the weightiest if there are too many, in order of time. */
export function changesOf(sky: PeriodSky): Change[] {
  const { kind } = sky.period;
  const weighed = sky.around
    .filter((event) => !isEclipsed(event, sky.around))
    .map((event) => ({ event, weight: weightOf(event, kind) }))
    .filter(({ weight }) => weight > 0);
  const within = weighed.filter(({ event }) => event.atMs >= sky.startMs && event.atMs < sky.endMs);
  const ranked = within.sort((a, b) => b.weight - a.weight || a.event.atMs - b.event.atMs);
  const kept = ranked.slice(0, MOST[kind]).map(({ event }) => event);
  const beside = weighed.filter(({ event, weight }) => weight >= 1.5 && !sky.events.includes(event));
  return [...kept, ...beside.map(({ event }) => event)].sort((a, b) => a.atMs - b.atMs).map(changeOf);
}

function isMoonMove(event: SkyEvent): event is Extract<SkyEvent, { kind: 'ingress' }> {
  return event.kind === 'ingress' && event.body === 'moon';
}

export function moonWayOf({ period, around }: PeriodSky): MoonWay {
  const days = Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_, index) => {
    const date = addDays(period.from, index);
    return { date, elongation: Math.round(roughElongationDeg(referenceNoonMs(date)) * 10) / 10 };
  });
  const { fromMs } = aroundSpan(period);
  const first = { sign: positionAt('moon', fromMs).sign, from: isoOf(fromMs) };
  return {
    days,
    signs: [first, ...around.filter(isMoonMove).map(({ sign, atMs }) => ({ sign, from: isoOf(atMs) }))],
  };
}
