import { addDays, referenceDayStartMs, type CivilDate } from '../calendar/civil-date.ts';
import { signedDeg } from '../sky/angles.ts';
import { ASPECT_ANGLES } from '../sky/aspects.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { lunarEclipseNear, solarEclipseNear } from '../sky/eclipses.ts';
import { skyAt } from '../sky/positions.ts';
import { moonPhaseOf } from '../sky/phase.ts';
import { ASPECT_KINDS, type AspectKind, type MoonPhase, type Sky } from '../sky/sky.ts';
import { ttDaysOf } from '../sky/time.ts';
import { signAtLongitude, type SignKey } from '../zodiac/signs.ts';
import { directAgainOn, leavesSignOn, staysInSign } from './coming-changes.ts';
import { crossing, motionsOf, type Motion } from './motion.ts';
import type { Tense } from './reading.ts';

export interface DayPlacement {
  body: Body;
  /** The sign at 00:00 UTC. */
  sign: SignKey;
  /** The sign at 24:00 UTC when it is another one. */
  enters?: SignKey;
  entersAtMs?: number;
  noonLongitudeDeg: number;
  /** For the whole of the day. */
  retrograde: boolean;
  station?: { direction: 'direct' | 'retrograde'; atMs: number };
  /** The day on which a body turns direct again that is, or turns, retrograde. */
  directAgainOn?: CivilDate;
  /** The day on which a body that changes sign today leaves its new one. */
  leavesOn?: CivilDate;
}

export interface DayAspect {
  /** Faster body first. */
  bodies: [Body, Body];
  kind: AspectKind;
  tense: Exclude<Tense, 'standing'>;
  /** At 12:00 UTC. */
  orbDeg: number;
  exactAtMs?: number;
}

/** What is true of the sky on one reference day, before any sign looks at it. */
export interface DayFacts {
  date: CivilDate;
  placements: Record<Body, DayPlacement>;
  aspects: DayAspect[];
  /** At 12:00 UTC. */
  moonPhase: MoonPhase['name'];
  lunation?: { phase: 'new' | 'full'; atMs: number; sign: SignKey; aspect: DayAspect; isEclipse: boolean };
  tomorrow: ComingNews[];
}

/** What people talk of the day before: an eclipse, a slow planet's arrival, a well-known one's turning round. */
export interface ComingNews {
  body: Body;
  what: 'retrograde' | 'direct' | 'arrive' | 'solar' | 'lunar';
  sign: SignKey;
}

const DAY_MS = 86_400_000;
const FASTEST_FIRST: Body[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];

/** Off its own day an aspect is told only this close to exact. */
const MOST_ORB_DEG = 4;
/** “Heading for” and “just past” hold for so many days before and after. */
const NEAR_DAYS = 4;

export function factsOf(date: CivilDate, skyOf: (atMs: number) => Sky = skyAt): DayFacts {
  const startMs = referenceDayStartMs(date);
  const endMs = referenceDayStartMs(addDays(date, 1));
  // In the order of time: whoever walks through the days keeps the last skies.
  const before = skyOf(referenceDayStartMs(addDays(date, -NEAR_DAYS)));
  const motions = motionsOf(skyOf(startMs), skyOf(endMs));
  const tomorrow = motionsOf(skyOf(endMs), skyOf(referenceDayStartMs(addDays(date, 2))));
  const after = skyOf(referenceDayStartMs(addDays(date, 1 + NEAR_DAYS)));
  const placements = BODIES.map(
    (body) => [body, withEnds(placementOf(motions[body], startMs), endMs)] as const,
  );
  const aspects = aspectsOf({ motions, before, after }, startMs);
  const lunation = lunationOf(aspects, motions.moon, startMs);
  return {
    date,
    placements: Object.fromEntries(placements) as Record<Body, DayPlacement>,
    aspects,
    moonPhase: phaseAtNoon(motions),
    ...(lunation && { lunation }),
    tomorrow: newsOf(tomorrow, endMs),
  };
}

/** For days in their order: a midnight belongs to several of them, and its sky is worked out once. */
export function factsInOrder(skyOf: (atMs: number) => Sky = skyAt): (date: CivilDate) => DayFacts {
  let last: Sky[] = [];
  const kept = (atMs: number): Sky => {
    const known = last.find((sky) => sky.atMs === atMs);
    if (known) return known;
    const sky = skyOf(atMs);
    last = [sky, ...last].slice(0, 2 * NEAR_DAYS + 2);
    return sky;
  };
  return (date) => factsOf(date, kept);
}

function phaseAtNoon({ moon, sun }: Record<Body, Motion>): MoonPhase['name'] {
  const place = (motion: Motion) => ({
    longitudeDeg: motion.longitudeAt(0.5),
    latitudeDeg: motion.start.latitudeDeg,
  });
  return moonPhaseOf(place(moon), place(sun)).name;
}

function placementOf(motion: Motion, startMs: number): DayPlacement {
  const { start, end } = motion;
  const edgeDeg = 30 * Math.round(motion.longitudeAt(0.5) / 30);
  const enters = end.sign === start.sign ? undefined : end.sign;
  const edge = enters && crossing((part) => motion.longitudeAt(part) - edgeDeg);
  const turn = start.retrograde === end.retrograde ? undefined : crossing(motion.speedAt);
  const direction = end.retrograde ? ('retrograde' as const) : ('direct' as const);
  return {
    body: start.body,
    sign: start.sign,
    ...(enters && { enters, entersAtMs: startMs + (edge ?? 0) * DAY_MS }),
    noonLongitudeDeg: (motion.longitudeAt(0.5) + 360) % 360,
    retrograde: start.retrograde && end.retrograde,
    ...(turn !== undefined && { station: { direction, atMs: startMs + turn * DAY_MS } }),
  };
}

/** Bodies whose retrograde everybody has heard of: its course is told, not only its beginning and end. */
export const WELL_KNOWN_RETROGRADES = ['mercury', 'venus', 'mars'] as const;

/** Bodies that stay in a sign for decades: nobody waits for the day they leave it. */
const STAYING = new Set<Body>(['uranus', 'neptune', 'pluto', 'moon', 'node']);

/** With the days until which what begins or goes on today lasts. */
function withEnds(placement: DayPlacement, endMs: number): DayPlacement {
  const { body, enters, station, retrograde } = placement;
  const turns = station?.direction === 'retrograde';
  const goesOn = retrograde && (WELL_KNOWN_RETROGRADES as readonly Body[]).includes(body);
  return {
    ...placement,
    ...((turns || goesOn) && { directAgainOn: directAgainOn(body, endMs) }),
    ...(enters && !STAYING.has(body) && { leavesOn: leavesSignOn(body, endMs) }),
  };
}

const SLOW: readonly Body[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** A first visit of a few months before it turns back is no move. */
const LONG_DAYS = 241;

function isForLong(body: Body, atMs: number): boolean {
  return staysInSign(body, atMs, atMs + LONG_DAYS * DAY_MS);
}

function newsOf(motions: Record<Body, Motion>, startMs: number): ComingNews[] {
  const turns = WELL_KNOWN_RETROGRADES.map((body) => placementOf(motions[body], startMs)).flatMap(
    ({ body, sign, enters, station }): ComingNews[] =>
      station ? [{ body, what: station.direction, sign: enters ?? sign }] : [],
  );
  const arrivals = SLOW.map((body) => placementOf(motions[body], startMs)).flatMap(
    ({ body, enters, retrograde }): ComingNews[] =>
      enters && !retrograde && isForLong(body, startMs + DAY_MS)
        ? [{ body, what: 'arrive', sign: enters }]
        : [],
  );
  const lunation = lunationOf(syzygiesOf(motions, startMs), motions.moon, startMs);
  if (!lunation?.isEclipse) return [...turns, ...arrivals];
  const { phase, sign } = lunation;
  return [{ body: 'moon', what: phase === 'new' ? 'solar' : 'lunar', sign }, ...turns, ...arrivals];
}

/** The day, and the skies of a few days before and after it. */
interface Surroundings {
  motions: Record<Body, Motion>;
  before: Sky;
  after: Sky;
}

function aspectsOf(around: Surroundings, startMs: number): DayAspect[] {
  return FASTEST_FIRST.flatMap((first, index) =>
    FASTEST_FIRST.slice(index + 1).flatMap((second) =>
      ASPECT_KINDS.map((kind) => aspectOf(first, second, kind, around, startMs)).filter(
        (one) => one !== undefined,
      ),
    ),
  );
}

function aspectOf(
  first: Body,
  second: Body,
  kind: AspectKind,
  { motions, before, after }: Surroundings,
  startMs: number,
): DayAspect | undefined {
  const apart = (part: number) =>
    signedDeg(motions[first].longitudeAt(part) - motions[second].longitudeAt(part));
  const side = apart(0.5) < 0 ? -1 : 1;
  const gapOf = (apartDeg: number) => signedDeg(apartDeg - side * ASPECT_ANGLES[kind]);
  const gap = (part: number) => gapOf(apart(part));
  const orbDeg = Math.abs(gap(0.5));
  // Nothing moves 20° in half a day: farther gaps cannot close, and their signs flip on the far side.
  if (orbDeg > 20) return undefined;
  const aspect = { bodies: [first, second] as [Body, Body], kind, orbDeg };
  const exact = crossing(gap);
  if (exact !== undefined) return { ...aspect, tense: 'exact', exactAtMs: startMs + exact * DAY_MS };
  // The Moon passes everything within hours: off the day itself its aspects say nothing.
  if (first === 'moon' || orbDeg > MOST_ORB_DEG) return undefined;
  const gapIn = (sky: Sky) => gapOf(longitudeIn(sky, first) - longitudeIn(sky, second));
  if (gapIn(after) > 0 !== gap(1) > 0) return { ...aspect, tense: 'coming' };
  if (gapIn(before) > 0 !== gap(0) > 0) return { ...aspect, tense: 'fading' };
  return undefined;
}

/** New and full Moon of the day itself. */
function syzygiesOf(motions: Record<Body, Motion>, startMs: number): DayAspect[] {
  const apart = (part: number) => signedDeg(motions.moon.longitudeAt(part) - motions.sun.longitudeAt(part));
  const exact = (kind: 'conjunction' | 'opposition'): DayAspect[] => {
    const gap = (part: number) => signedDeg(apart(part) - ASPECT_ANGLES[kind]);
    const part = Math.abs(gap(0.5)) > 20 ? undefined : crossing(gap);
    if (part === undefined) return [];
    const exactAtMs = startMs + part * DAY_MS;
    return [{ bodies: ['moon', 'sun'], kind, tense: 'exact', orbDeg: Math.abs(gap(0.5)), exactAtMs }];
  };
  return [...exact('conjunction'), ...exact('opposition')];
}

function longitudeIn({ bodies }: Sky, body: Body): number {
  return bodies[BODIES.indexOf(body)]!.longitudeDeg;
}

function lunationOf(aspects: readonly DayAspect[], moon: Motion, startMs: number): DayFacts['lunation'] {
  const meeting = aspects.find((one) => one.bodies[0] === 'moon' && one.bodies[1] === 'sun');
  if (meeting?.exactAtMs === undefined) return undefined;
  const atMs = meeting.exactAtMs;
  const part = (atMs - startMs) / DAY_MS;
  const sign = signAtLongitude(moon.longitudeAt(part));
  if (meeting.kind !== 'conjunction' && meeting.kind !== 'opposition') return undefined;
  const phase = meeting.kind === 'conjunction' ? 'new' : 'full';
  const eclipseNear = phase === 'new' ? solarEclipseNear : lunarEclipseNear;
  return { phase, atMs, sign, aspect: meeting, isEclipse: eclipseNear(ttDaysOf(atMs)) !== undefined };
}
