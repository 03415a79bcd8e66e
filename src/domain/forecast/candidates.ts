import type { Touch } from '../horoscope/bank.ts';
import { TOUCH_OF } from '../horoscope/touches.ts';
import type { AspectKind, SkyEvent } from '../sky/sky.ts';
import { wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import type { PeriodKind } from './period.ts';
import { mainStay, signAtInstant, type PeriodSky, type Stay } from './period-sky.ts';
import { PREFERRED, SPEAKERS, type Section, type Speaker } from './sections.ts';

export type AspectEvent = Extract<SkyEvent, { kind: 'aspect' }>;

/** Something true of the period that a section for this sign could be about. */
export interface Candidate {
  /** Names it among the candidates of its period, so that a plan can be kept as names. */
  name: string;
  /** Of the words for the place alone. */
  place: string;
  /** Of all the words that fit. */
  keys: readonly string[];
  body: Speaker;
  stay: Stay & { share: number };
  house: number;
  aspect?: AspectEvent;
  strength: number;
}

const WEIGHTS: Record<AspectKind, number> = {
  conjunction: 1.1,
  opposition: 1,
  square: 1,
  trine: 0.8,
  sextile: 0.5,
};

/** Dated words of an overview are few: easy angles and half Moons would use them up before a great meeting comes. */
const LEAST_NEWS = 1;

/** What changes its house soon speaks first: the words for where the slow ones stand are soon used up. */
const FAST: ReadonlySet<Speaker> = new Set<Speaker>(['sun', 'mercury', 'venus', 'mars']);

/** Of the words for a place in a section. */
export const placeKey = (kind: PeriodKind, section: Section, house: number): string =>
  `${kind}/${section}/${house}`;

/** Of the words for the day of an aspect there: those that fit any, and those for easy or for hard ones alone. */
export const dayKey = (place: string, touch: Touch = 'meet'): string =>
  touch === 'meet' ? `${place}/day` : `${place}/day/${touch}`;

const dayKeys = (place: string, { aspect }: AspectEvent): string[] => [
  ...new Set([dayKey(place), dayKey(place, TOUCH_OF[aspect])]),
];

/** How much an exact aspect is news: the Moon's are so only where they are a lunation, or a meeting, a little. */
export function aspectWeight({ body, other, aspect }: AspectEvent): number {
  if (body !== 'moon') return WEIGHTS[aspect];
  if (other !== 'sun') return aspect === 'conjunction' ? 0.15 : 0;
  if (aspect === 'conjunction' || aspect === 'opposition') return 1.4;
  return aspect === 'square' ? 0.5 : 0;
}

/** New, half and full Moon: told as news, and not once more as an aspect of the Sun. */
const isMoonPhase = ({ body, other }: AspectEvent): boolean => body === 'moon' && other === 'sun';

/** A body that may speak in the period, with the exact aspects it makes where it stands. */
export interface Voice {
  kind: PeriodKind;
  body: Speaker;
  stay: Stay & { share: number };
  aspects: AspectEvent[];
}

/** Bodies that stand in one sign for more than half of the period: the same for all twelve signs. */
export function voicesOf(sky: PeriodSky): Voice[] {
  const aspects = sky.events.filter(
    (event): event is AspectEvent =>
      event.kind === 'aspect' && !isMoonPhase(event) && aspectWeight(event) > 0,
  );
  const voices = SPEAKERS.map((body) => {
    const stay = mainStay(sky, body);
    const isHere = (atMs: number): boolean => signAtInstant(sky, body, atMs) === stay.sign;
    const own = aspects.filter((event) => event.body === body || event.other === body);
    return { kind: sky.period.kind, body, stay, aspects: own.filter(({ atMs }) => isHere(atMs)) };
  });
  return voices.filter(({ stay }) => stay.share > 0.5);
}

function baseStrength(section: Section, body: Speaker, share: number): number {
  const rank = PREFERRED[section].indexOf(body);
  const nearness =
    rank < 0 ? (FAST.has(body) ? -2.2 : -3.2) : section === 'overview' ? -rank / 3 : -rank * 0.8;
  // What holds all the time is better ground than what begins or ends within it.
  return nearness - 2 * (1 - share);
}

/** Everything a section could be about: each body's place, and each of its exact aspects while it stands there. */
export function candidatesFor(sign: SignKey, section: Section, voices: readonly Voice[]): Candidate[] {
  return voices.flatMap(({ kind, body, stay, aspects }): Candidate[] => {
    const house = wholeSignHouse(sign, stay.sign);
    const strength = baseStrength(section, body, stay.share);
    const key = placeKey(kind, section, house);
    const place = { name: body, place: key, keys: [key], body, stay, house, strength };
    const news = aspects.filter((aspect) => section !== 'overview' || aspectWeight(aspect) >= LEAST_NEWS);
    const days = news.map((aspect) => ({
      ...place,
      name: `${body} ${new Date(aspect.atMs).toISOString().slice(0, 10)} ${aspect.body} ${aspect.aspect} ${aspect.other}`,
      keys: dayKeys(key, aspect),
      aspect,
      strength: strength - 0.6 + (section === 'overview' ? 2.5 : 1.2) * aspectWeight(aspect),
    }));
    return [place, ...days];
  });
}
