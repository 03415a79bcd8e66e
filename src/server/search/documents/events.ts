import { setImmediate } from 'node:timers/promises';
import { eventAddress } from '../../../domain/pages/sky-address.ts';
import { BODIES, type Body } from '../../../domain/sky/bodies.ts';
import { eventMeaning } from '../../../domain/sky/event-meanings.ts';
import { eventLabel } from '../../../domain/sky/event-words.ts';
import { eclipsesFrom, lunationsFrom } from '../../../domain/sky/lunations.ts';
import type { SkyEvent } from '../../../domain/sky/sky.ts';
import { turnsFrom } from '../../../domain/sky/turns.ts';
import { signOf } from '../../../domain/zodiac/signs.ts';
import type { EventsBetween } from '../../sky/events.ts';
import { minuteWords } from '../timed.ts';
import { document, type SearchDocument } from './document.ts';

const DAY_MS = 86_400_000;
/** Aspects are indexed for the coming weeks, rarer events for more than a year. */
const ASPECTS_AHEAD_DAYS = 45;
const AHEAD_DAYS = 430;

/** The sky is written into the index anew with every month. */
export function skyMonth(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 7);
}

function* until<T extends { atMs: number }>(found: Iterable<T>, endMs: number): Generator<T, void> {
  for (const event of found) {
    if (event.atMs >= endMs) return;
    yield event;
  }
}

const isSlow = (body: Body): boolean => body !== 'moon' && body !== 'node';

async function rareEvents(startMs: number): Promise<SkyEvent[]> {
  const endMs = startMs + AHEAD_DAYS * DAY_MS;
  const found: SkyEvent[] = [];
  for (const body of BODIES.filter(isSlow)) {
    found.push(...until(turnsFrom(body, startMs), endMs));
    await setImmediate();
  }
  found.push(...until(lunationsFrom(startMs), endMs));
  await setImmediate();
  found.push(...until(eclipsesFrom(startMs), endMs));
  return found;
}

/** Of the coming weeks; aspects of the Moon are left out, since it makes so many that they would hide all others. */
function isIndexed(event: SkyEvent): boolean {
  if (event.kind === 'aspect') return isSlow(event.body) && isSlow(event.other);
  return event.kind === 'ingress' && event.body === 'moon';
}

/** The body it is about; an angle is about two. */
function iconOf({ kind, body }: SkyEvent): string {
  return kind === 'aspect' ? 'planet' : body;
}

const EXTRA: Record<SkyEvent['kind'], string> = {
  ingress: 'ingress moves into changes sign',
  station: 'station retrograde direct backward turns dates',
  aspect: 'aspect angle',
  lunation: 'moon phase lunation next',
  eclipse: 'eclipse next',
};

function aliasesOf(event: SkyEvent): string {
  if (event.kind === 'eclipse')
    return `${EXTRA.eclipse} ${event.body === 'sun' ? 'solar' : 'lunar blood moon'}`;
  const ends = event.kind === 'station' && event.direction === 'direct' ? ' ends' : '';
  return `${EXTRA[event.kind]}${ends}`;
}

function eventDocument(event: SkyEvent): SearchDocument {
  const label = eventLabel(event);
  const note = minuteWords(event.atMs);
  return document({
    id: `event ${new Date(event.atMs).toISOString()} ${label}`,
    kind: 'sky',
    href: eventAddress(event.atMs),
    title: label,
    note,
    icon: iconOf(event),
    aliases: aliasesOf(event),
    // Stations and eclipses do not name their sign.
    beside: 'sign' in event ? `${note} ${signOf(event.sign).name}` : note,
    body: `${eventMeaning(event)}.`,
    // Who looks for hope does not look for Jupiter.
    isBodyIndexed: false,
    atMs: event.atMs,
  });
}

/** What happens in the sky from the beginning of the month on. */
export async function eventDocuments(nowMs: number, events: EventsBetween): Promise<SearchDocument[]> {
  const startMs = Date.parse(`${skyMonth(nowMs)}-01T00:00:00Z`);
  const near = await events(startMs, startMs + ASPECTS_AHEAD_DAYS * DAY_MS);
  const all = [...(await rareEvents(startMs)), ...near.filter(isIndexed)].map(eventDocument);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
