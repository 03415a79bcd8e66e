import { referenceNoonMs } from '../../calendar/civil-date.ts';
import type { Body } from '../../sky/bodies.ts';
import { eclipsesFrom, lunationsFrom } from '../../sky/lunations.ts';
import { moonPhaseAt, positionAt } from '../../sky/positions.ts';
import type { Lunation, SkyEvent } from '../../sky/sky.ts';
import { turnsFrom } from '../../sky/turns.ts';
import type { SignKey } from '../../zodiac/signs.ts';
import { datedMark } from './moments.ts';
import { placeWords, signName } from './words.ts';

type Eclipse = Extract<SkyEvent, { kind: 'eclipse' }>;

/** The first that fits; everything before `untilMs` is looked at, nothing after. */
export function firstOf<T extends { atMs: number }>(
  found: Iterable<T>,
  fits: (event: T) => boolean,
  untilMs = Infinity,
): T | null {
  for (const event of found) {
    if (event.atMs >= untilMs) return null;
    if (fits(event)) return event;
  }
  return null;
}

/** A month's or a year's first and last instant. */
function spanOf(text: string): [fromMs: number, toMs: number] {
  const [year, month] = text.split('-').map(Number) as [number, number | undefined];
  const from = month === undefined ? Date.UTC(year, 0) : Date.UTC(year, month - 1);
  const to = month === undefined ? Date.UTC(year + 1, 0) : Date.UTC(year, month);
  return [from, to];
}

/** A fact that a post names must be one. */
function dated(event: { atMs: number } | null, what: string): string {
  if (!event) throw new Error(`there is no ${what}`);
  return datedMark(event.atMs);
}

function lunationIn(phase: Lunation, month: string): string {
  const [fromMs, toMs] = spanOf(month);
  return dated(
    firstOf(lunationsFrom(fromMs), (one) => one.phase === phase, toMs),
    `${phase} Moon in ${month}`,
  );
}

function nextLunation(phase: Lunation, nowMs: number): string {
  const { atMs, sign } = firstOf(lunationsFrom(nowMs), (one) => one.phase === phase)!;
  return `${datedMark(atMs)}, in ${signName(sign)}`;
}

/** "a total eclipse of the Sun" */
export function eclipseWords({ phase, body }: Eclipse): string {
  return `${phase === 'annular' ? 'an' : 'a'} ${phase} eclipse of the ${body === 'sun' ? 'Sun' : 'Moon'}`;
}

function nextEclipse(nowMs: number): string {
  const eclipse = firstOf(eclipsesFrom(nowMs), () => true)!;
  return `${eclipseWords(eclipse)} on ${datedMark(eclipse.atMs)}, in ${signName(eclipse.sign)}`;
}

function nextStation(body: Body, nowMs: number): string {
  const { direction, atMs } = firstOf(turnsFrom(body, nowMs), ({ kind }) => kind === 'station')!;
  return `turns ${direction} on ${datedMark(atMs)}`;
}

function nextIngress(body: Body, nowMs: number): string {
  const { sign, atMs } = firstOf(turnsFrom(body, nowMs), ({ kind }) => kind === 'ingress')!;
  return `${signName(sign)} on ${datedMark(atMs)}`;
}

function stationIn(body: Body, month: string): string {
  const [fromMs, toMs] = spanOf(month);
  const station = firstOf(turnsFrom(body, fromMs), ({ kind }) => kind === 'station', toMs);
  return dated(station, `station of ${body} in ${month}`);
}

function ingressIn(body: Body, sign: SignKey, year: string): string {
  const [fromMs, toMs] = spanOf(year);
  const fits = (turn: { kind: string; sign: SignKey }) => turn.kind === 'ingress' && turn.sign === sign;
  return dated(firstOf(turnsFrom(body, fromMs), fits, toMs), `entry of ${body} into ${sign} in ${year}`);
}

function eclipseIn(month: string, body: string): string {
  const [fromMs, toMs] = spanOf(month);
  const eclipse = firstOf(eclipsesFrom(fromMs), (one) => one.body === body, toMs);
  return dated(eclipse, `eclipse of the ${body} in ${month}`);
}

/** Names of phases as they stand inside a sentence: only the Moon keeps its capital. */
const phaseWords = (nowMs: number): string => moonPhaseAt(nowMs).name.toLowerCase().replace('moon', 'Moon');

type Sentence = (args: readonly string[], nowMs: number) => string;

/** What an inline slot says, as the sky stands at noon UTC of the day. */
export const SENTENCES: Record<string, Sentence> = {
  sign: ([body], nowMs) => signName(positionAt(body as Body, nowMs).sign),
  motion: ([body], nowMs) => (positionAt(body as Body, nowMs).retrograde ? 'retrograde' : 'direct'),
  phase: (_, nowMs) => phaseWords(nowMs),
  'next-new-moon': (_, nowMs) => nextLunation('new', nowMs),
  'next-full-moon': (_, nowMs) => nextLunation('full', nowMs),
  'next-eclipse': (_, nowMs) => nextEclipse(nowMs),
  'next-station': ([body], nowMs) => nextStation(body as Body, nowMs),
  'next-ingress': ([body], nowMs) => nextIngress(body as Body, nowMs),
  station: ([body, month]) => stationIn(body as Body, month!),
  ingress: ([body, sign, year]) => ingressIn(body as Body, sign as SignKey, year!),
  'new-moon': ([month]) => lunationIn('new', month!),
  'full-moon': ([month]) => lunationIn('full', month!),
  eclipse: ([month, body]) => eclipseIn(month!, body!),
  longitude: ([body, date]) => placeWords(positionAt(body as Body, referenceNoonMs(date!))),
};
