import { referenceDayStartMs } from '../../domain/calendar/civil-date.ts';
import { nameOfBody } from '../../domain/sky/bodies.ts';
import { eventLabel } from '../../domain/sky/event-words.ts';
import { iCalendar, type CalendarEntry } from '../../domain/sky/icalendar.ts';
import type { SkyEvent } from '../../domain/sky/sky.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { Config } from '../config.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from './service.ts';
import { publicFor } from '../cache-control.ts';

const DAY_MS = 86_400_000;
const PAST_DAYS = 30;
const COMING_DAYS = 400;

type CalendarEvent = Extract<SkyEvent, { kind: 'ingress' | 'station' | 'lunation' }>;

/** The Moon changes sign every other day, and the node is no planet: their ingresses would crowd out the rest. */
function isInCalendar(event: SkyEvent): event is CalendarEvent {
  if (event.kind === 'lunation') return true;
  return (event.kind === 'ingress' || event.kind === 'station') && !['moon', 'node'].includes(event.body);
}

function describe(event: CalendarEvent): string {
  const name = nameOfBody(event.body);
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  const sign = signOf(event.sign).name;
  if (event.kind === 'lunation') return `${eventLabel(event)}.`;
  if (event.kind === 'station') return `${subject} turns ${event.direction} in ${sign}.`;
  const way = event.direction === 'direct' ? 'moves into' : 'moves back into';
  return `${subject} ${way} ${sign}.`;
}

function eventKey(event: CalendarEvent): string {
  if (event.kind === 'lunation') return event.phase;
  return event.kind === 'station' ? `${event.body}-${event.direction}` : `${event.body}-${event.sign}`;
}

const CATEGORIES: Record<CalendarEvent['kind'], string> = {
  ingress: 'Ingress',
  station: 'Station',
  lunation: 'Lunation',
};

function entryOf(event: CalendarEvent, host: string): CalendarEntry {
  const date = new Date(event.atMs).toISOString().slice(0, 10);
  return {
    uid: `${event.kind}-${eventKey(event)}-${date}@${host}`,
    atMs: event.atMs,
    summary: eventLabel(event),
    description: `${describe(event)} For entertainment only.`,
    category: CATEGORIES[event.kind],
  };
}

/** The sky's dates as a calendar to subscribe to: lunations, ingresses from the Sun to Pluto, and stations. */
export function skyCalendar(
  { sky, calendar }: { sky: Pick<SkyService, 'events'>; calendar: Pick<SiteCalendar, 'today'> },
  { siteName, siteUrl }: Pick<Config, 'siteName' | 'siteUrl'>,
): GeneratedFiles {
  return {
    owns: (path) => path === '/sky.ics',
    async render() {
      const stampMs = referenceDayStartMs(calendar.today());
      const found = await sky.events(stampMs - PAST_DAYS * DAY_MS, stampMs + COMING_DAYS * DAY_MS);
      const { host } = new URL(siteUrl);
      return {
        status: 200,
        text: iCalendar({
          name: `The Sky · ${siteName}`,
          description: 'Moon phases, sign changes of the planets, and when they turn retrograde or direct.',
          url: `${siteUrl}/sky`,
          stampMs,
          entries: found.filter(isInCalendar).map((event) => entryOf(event, host)),
        }),
        contentType: 'text/calendar; charset=utf-8',
        cacheControl: publicFor(3600),
      };
    },
  };
}
