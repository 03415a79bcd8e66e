import { describe, expect, it } from 'vitest';
import { daysBetween, type CivilDate } from '../../../src/domain/calendar/civil-date.ts';
import { blocksOf, type DailyReading } from '../../../src/domain/horoscope/reading.ts';
import { nameOfBody, type Body } from '../../../src/domain/sky/bodies.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import type { SkyEvent } from '../../../src/domain/sky/sky.ts';
import { SIGN_KEYS, signOf } from '../../../src/domain/zodiac/signs.ts';
import { daysFrom } from './bank.ts';

const SLOW: Body[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** What every sign is to hear of on its day. */
function isNews(event: SkyEvent): boolean {
  if (event.kind === 'station' || event.kind === 'ingress')
    return event.body !== 'moon' && event.body !== 'node';
  if (event.kind === 'aspect') return SLOW.includes(event.body) && SLOW.includes(event.other);
  return event.kind === 'lunation' && ['new', 'full'].includes(event.phase.split('-')[0]!);
}

const dateOf = (atMs: number): CivilDate => new Date(atMs).toISOString().slice(0, 10);

const DAYS = daysFrom('2026-01-01', 730);
const events = eventsBetween(Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)).filter(isNews);

/** The words a reader would look for. */
function wordsOf(event: SkyEvent): RegExp {
  const name = nameOfBody(event.body).replace('the ', '');
  switch (event.kind) {
    case 'station':
      return new RegExp(`(?=[^]*${name})[^]*(?:retrograde|direct|backward|forward|turns)`, 'i');
    case 'ingress':
      return new RegExp(`${name}[^]*${signOf(event.sign).name}`, 'i');
    case 'aspect':
      return new RegExp(name, 'i');
    default:
      return /moon|eclipse/i;
  }
}

function tellsOf(reading: DailyReading, event: SkyEvent): boolean {
  const blocks = blocksOf(reading.description);
  return reading.because.some(({ paragraph, facts }) => {
    const isItsReason = facts.some(({ kind, bodies }) => kind === event.kind && bodies.includes(event.body));
    const { heading = '', text } = blocks[paragraph]!;
    return isItsReason && wordsOf(event).test(`${heading} ${text}`);
  });
}

function remindsOf({ because, description }: DailyReading, body: Body): boolean {
  const blocks = blocksOf(description);
  return because.some(
    ({ paragraph, facts }) =>
      facts.some(({ kind, bodies }) => kind === 'retrograde' && bodies.includes(body)) &&
      /retrograde|backward|in reverse|backtrack/i.test(blocks[paragraph]!.text),
  );
}

const WELL_KNOWN: Body[] = ['mercury', 'venus', 'mars'];

/** What every sign is to hear of the day before. */
function isTalkedOfBefore(event: SkyEvent): boolean {
  return event.kind === 'eclipse' || (event.kind === 'station' && WELL_KNOWN.includes(event.body));
}

/** A day with more news of its own than it has room for has none for tomorrow's. */
const isFull = ({ because }: DailyReading): boolean =>
  because.at(-1)!.facts.some(({ tense, kind }) => tense === 'exact' && kind !== 'aspect');

function foretells({ because, description }: DailyReading, { kind, body }: SkyEvent): boolean {
  const fact = kind === 'eclipse' ? 'lunation' : kind;
  const last = because.find(({ facts }) =>
    facts.some((one) => one.tense === 'coming' && one.kind === fact && one.bodies.includes(body)),
  );
  if (!last) return false;
  const { text } = blocksOf(description)[last.paragraph]!;
  const name = kind === 'eclipse' ? 'eclipse' : nameOfBody(body);
  return /tomorrow/i.test(text) && text.includes(name);
}

describe('the news of 2026 and 2027', () => {
  it('is told the day before where everybody talks of it', () => {
    const coming = eventsBetween(Date.UTC(2026, 0, 2), Date.UTC(2028, 0, 1)).filter(isTalkedOfBefore);
    const missed = coming.flatMap((event) => {
      const { readings } = DAYS[daysBetween('2026-01-01', dateOf(event.atMs)) - 1]!;
      return readings
        .filter((reading) => !foretells(reading, event) && !isFull(reading))
        .map(({ date, sign }) => `${date} ${sign}: ${event.kind} ${event.body}`);
    });
    expect(coming.length).toBeGreaterThan(20);
    expect(missed).toEqual([]);
  });

  it('is told to every sign on its day, in words that name it', () => {
    const missed: string[] = [];
    for (const event of events) {
      const { date, readings } = DAYS[daysBetween('2026-01-01', dateOf(event.atMs))]!;
      for (const reading of readings)
        if (!tellsOf(reading, event)) missed.push(`${date} ${reading.sign}: ${event.kind} ${event.body}`);
    }
    expect(events.length).toBeGreaterThan(150);
    expect(missed).toEqual([]);
  });

  it.each(['mercury', 'venus', 'mars'] as const)(
    'nobody goes five days of a retrograde of %s without hearing of it',
    (body) => {
      const silent = new Map(SIGN_KEYS.map((sign) => [sign, 0]));
      const forgotten: string[] = [];
      for (const { date, facts, readings } of DAYS) {
        const { retrograde, station } = facts.placements[body];
        for (const reading of readings) {
          const isGoingOn = retrograde && !station;
          const days = isGoingOn && !remindsOf(reading, body) ? silent.get(reading.sign)! + 1 : 0;
          silent.set(reading.sign, days);
          if (days >= 5) forgotten.push(`${date} ${reading.sign}`);
        }
      }
      expect(forgotten).toEqual([]);
    },
  );
});
