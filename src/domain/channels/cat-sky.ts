import { wrapDeg } from '../sky/angles.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import { LUNATION_NAMES } from '../sky/event-words.ts';
import { eclipseOf, lunationsFrom } from '../sky/lunations.ts';
import { positionAt } from '../sky/positions.ts';
import type { BodyPosition, EclipseKind, Lunation } from '../sky/sky.ts';
import { turnsFrom, type Turn } from '../sky/turns.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import type { CatKey } from './cats.ts';

/** Those whose turning round people talk of. */
export const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type TurningPlanet = (typeof TURNING)[number];

/** Those that change signs beside the Sun and the Moon. */
export const ARRIVING = [...TURNING, 'uranus', 'neptune', 'pluto'] as const;
type ArrivingPlanet = (typeof ARRIVING)[number];

/** Between new Moon, quarters and full Moon, in the order of elongation. */
export const BETWEEN_PHASES = [
  'waxing-crescent',
  'waxing-gibbous',
  'waning-gibbous',
  'waning-crescent',
] as const;
type BetweenPhase = (typeof BETWEEN_PHASES)[number];

export type CatSkyKey =
  | `eclipse:${EclipseKind}`
  | `turns-${'retrograde' | 'direct'}:${TurningPlanet}`
  | `retrograde:${TurningPlanet}`
  | `enters:sun:${SignKey}`
  | `enters:${ArrivingPlanet}`
  | `moon-phase:${Lunation | BetweenPhase}`
  | `moon-in:${SignKey}`
  | `sun-in:${SignKey}`;

/** What is true of the sky at an instant and worth a cat's word. */
export interface CatFact {
  key: CatSkyKey;
  /** When what is news happens, up to a day off; null of what lasts. */
  atMs: number | null;
  /** When what lasts ends: "Moon in Aquarius until 6:12 PM". */
  untilMs: number | null;
  /** Drawings under which it is true, best first. */
  cats: readonly CatKey[];
  /** "The Moon is in Aquarius." */
  why: string;
}

const DAY_MS = 86_400_000;
/** What happens so near is the day's news, on the clocks of any zone. */
const NEWS_MS = DAY_MS / 2;
/** A planet stands for days where it turns: that is news for longer. */
const STATION_NEWS_MS = DAY_MS;

const HOUSE: readonly CatKey[] = ['house-ring', 'house-rule'];
const QUICK = ['mercury', 'venus', 'mars'] as const;

/** Signs that a planet rules have its cats. */
const RULED: Readonly<Record<TurningPlanet, readonly CatKey[]>> = {
  mercury: ['sign-gemini', 'sign-virgo', 'tarot-the-magician'],
  venus: ['sign-taurus', 'sign-libra'],
  mars: ['sign-aries', 'sign-scorpio'],
  jupiter: ['sign-sagittarius', 'sign-pisces'],
  saturn: ['sign-capricorn', 'sign-aquarius'],
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const saidOf = (body: Body, deed: string): string => `${capitalized(nameOfBody(body))} ${deed}.`;

/** A planet a day before the instant and a day after: what has changed between is looked for, and no more. */
interface Course {
  body: ArrivingPlanet;
  before: BodyPosition;
  after: BodyPosition;
}

function courseOf(body: ArrivingPlanet, atMs: number): Course {
  const [before, after] = [positionAt(body, atMs - DAY_MS), positionAt(body, atMs + DAY_MS)];
  return { body, before, after };
}

/** The first ingress or station of a body within so long of an instant. */
function turnNear(body: Body, atMs: number, kind: Turn['kind'], reachMs: number): Turn | null {
  for (const turn of turnsFrom(body, atMs - reachMs)) {
    if (turn.atMs > atMs + reachMs) return null;
    if (turn.kind === kind) return turn;
  }
  return null;
}

function stationFact({ body, before, after }: Course, atMs: number): CatFact[] {
  if (before.retrograde === after.retrograde) return [];
  const turn = turnNear(body, atMs, 'station', STATION_NEWS_MS);
  if (!turn) return [];
  const direction = after.retrograde ? ('retrograde' as const) : ('direct' as const);
  const planet = body as TurningPlanet;
  const cats: CatKey[] = [...HOUSE, `sign-${turn.sign}`, ...RULED[planet]];
  const why = saidOf(body, `turns ${direction}`);
  return [{ key: `turns-${direction}:${planet}`, atMs: turn.atMs, untilMs: null, cats, why }];
}

function arrivalFact({ body, before, after }: Course, atMs: number): CatFact[] {
  const turn = before.sign === after.sign ? null : turnNear(body, atMs, 'ingress', NEWS_MS);
  if (!turn) return [];
  const cats: CatKey[] = [`sign-${turn.sign}`, ...HOUSE];
  const why = saidOf(body, `moves into ${signOf(turn.sign).name}`);
  return [{ key: `enters:${body}`, atMs: turn.atMs, untilMs: null, cats, why }];
}

function retrogradeFact({ body, before, after }: Course, atMs: number): CatFact[] {
  if (!before.retrograde || !after.retrograde) return [];
  const planet = body as TurningPlanet;
  const cats: CatKey[] = [...HOUSE, `sign-${after.sign}`, ...RULED[planet]];
  const why = saidOf(body, 'is retrograde');
  return [{ key: `retrograde:${planet}`, atMs: null, untilMs: stationAfter(body, atMs), cats, why }];
}

function stationAfter(body: Body, atMs: number): number | null {
  for (const { kind, atMs: turnsMs } of turnsFrom(body, atMs)) if (kind === 'station') return turnsMs;
  return null;
}

const leavesSignMs = (body: Body, atMs: number): number | null =>
  turnsFrom(body, atMs).next().value?.atMs ?? null;

function sunFacts(atMs: number): { enters: CatFact[]; stays: CatFact } {
  const turn = turnNear('sun', atMs, 'ingress', NEWS_MS);
  const { sign } = positionAt('sun', atMs);
  const cats = (of: SignKey): CatKey[] => [`sign-${of}`, ...HOUSE];
  const stays: CatFact = {
    key: `sun-in:${sign}`,
    atMs: null,
    untilMs: leavesSignMs('sun', atMs),
    cats: cats(sign),
    why: saidOf('sun', `is in ${signOf(sign).name}`),
  };
  if (!turn) return { enters: [], stays };
  const why = saidOf('sun', `moves into ${signOf(turn.sign).name}`);
  const enters: CatFact = {
    key: `enters:sun:${turn.sign}`,
    atMs: turn.atMs,
    untilMs: null,
    cats: cats(turn.sign),
    why,
  };
  return { enters: [enters], stays };
}

type LunationEvent = Parameters<typeof eclipseOf>[0];

function eclipseFact(lunation: LunationEvent): CatFact[] {
  if (lunation.phase !== 'new' && lunation.phase !== 'full') return [];
  const eclipse = eclipseOf(lunation);
  if (!eclipse) return [];
  const kind = eclipse.body === 'sun' ? 'solar' : 'lunar';
  const cats: CatKey[] = [`moon-${lunation.phase}`, ...HOUSE, `sign-${eclipse.sign}`];
  const why = `There’s an eclipse of ${nameOfBody(eclipse.body)}.`;
  return [{ key: `eclipse:${kind}`, atMs: eclipse.atMs, untilMs: null, cats, why }];
}

/** Half a day to either side of its instant a phase has its name; between two of them the Moon grows or wanes. */
function phaseFact(lunation: LunationEvent, atMs: number): CatFact {
  const { phase, atMs: lunationMs } = lunation;
  if (lunationMs - atMs <= NEWS_MS) {
    const cats: CatKey[] = [`moon-${phase}`];
    const why = `The Moon’s phase is ${LUNATION_NAMES[phase].toLowerCase()}.`;
    return { key: `moon-phase:${phase}`, atMs: lunationMs, untilMs: null, cats, why };
  }
  const [moon, sun] = [positionAt('moon', atMs), positionAt('sun', atMs)];
  const between = BETWEEN_PHASES[Math.floor(wrapDeg(moon.longitudeDeg - sun.longitudeDeg) / 90)]!;
  const why = `The Moon’s phase is ${between.replace('-', ' ')}.`;
  return { key: `moon-phase:${between}`, atMs: null, untilMs: lunationMs, cats: HOUSE, why };
}

function moonSignFact(atMs: number, phase: CatFact): CatFact {
  const { sign } = positionAt('moon', atMs);
  const phaseCats = phase.atMs === null ? [] : phase.cats;
  const cats: CatKey[] = [`sign-${sign}`, ...phaseCats, ...HOUSE];
  const why = saidOf('moon', `is in ${signOf(sign).name}`);
  return { key: `moon-in:${sign}`, atMs: null, untilMs: leavesSignMs('moon', atMs), cats, why };
}

/** What a cat can speak of at an instant, best first: news, retrogrades under way, the Moon, the season. */
export function catFactsAt(atMs: number): CatFact[] {
  const courses = ARRIVING.map((body) => courseOf(body, atMs));
  const of = (bodies: readonly Body[]) => courses.filter(({ body }) => bodies.includes(body));
  const stations = (bodies: readonly Body[]) => of(bodies).flatMap((course) => stationFact(course, atMs));
  const arrivals = (bodies: readonly Body[]) => of(bodies).flatMap((course) => arrivalFact(course, atMs));
  const isQuick = (body: Body) => (QUICK as readonly Body[]).includes(body);
  const slow = ARRIVING.filter((body) => !isQuick(body));
  const sun = sunFacts(atMs);
  const lunation = lunationsFrom(atMs - NEWS_MS).next().value as LunationEvent;
  const phase = phaseFact(lunation, atMs);
  const isNow = phase.atMs !== null;
  const isQuarter = lunation.phase.endsWith('quarter');
  return [
    ...(isNow ? eclipseFact(lunation) : []),
    ...stations(QUICK),
    ...sun.enters,
    ...(isNow && !isQuarter ? [phase] : []),
    ...arrivals(slow),
    ...stations(TURNING.filter((body) => !isQuick(body))),
    ...arrivals(QUICK),
    ...(isNow && isQuarter ? [phase] : []),
    ...of(TURNING).flatMap((course) => retrogradeFact(course, atMs)),
    moonSignFact(atMs, phase),
    ...(isNow ? [] : [phase]),
    sun.stays,
  ];
}
