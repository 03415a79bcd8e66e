import { isCivilDate, type CivilDate } from '../calendar/civil-date.ts';
import { CARD_NAMES, type CardSlug } from '../tarot/card-names.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { isSignKey, type SignKey } from '../zodiac/signs.ts';

/** What the drawing above a post shows, as its front matter names it. */
export type Figure =
  | { kind: 'loop'; body: Body; from: CivilDate; to: CivilDate }
  | { kind: 'year-ring' | 'speeds' | 'aspects' | 'element-wheel' | 'zones' }
  | { kind: 'phases' | 'moon-path'; from: CivilDate }
  | { kind: 'houses'; sign: SignKey }
  | { kind: 'ephemeris' | 'eclipses'; from: CivilDate; to: CivilDate }
  | { kind: 'cards'; cards: readonly CardSlug[] };

type Read = (args: readonly string[]) => Figure | null;

const LOOPING: readonly string[] = BODIES.filter((body) => !['sun', 'moon', 'node'].includes(body));
const isDate = (text: string | undefined): text is string => text !== undefined && isCivilDate(text);
const isCard = (text: string): text is CardSlug => CARD_NAMES.some(({ slug }) => slug === text);

const isSpan = (from: string | undefined, to: string | undefined): boolean =>
  isDate(from) && isDate(to) && from < to;

const plain =
  (kind: 'year-ring' | 'speeds' | 'aspects' | 'element-wheel' | 'zones'): Read =>
  (args) =>
    args.length === 0 ? { kind } : null;

const fromDay =
  (kind: 'phases' | 'moon-path'): Read =>
  ([from, ...more]) =>
    isDate(from) && more.length === 0 ? { kind, from } : null;

const span =
  (kind: 'ephemeris' | 'eclipses'): Read =>
  ([from, to, ...more]) =>
    isSpan(from, to) && more.length === 0 ? { kind, from: from!, to: to! } : null;

const READERS: Record<string, Read> = {
  loop: ([body = '', from, to, ...more]) =>
    LOOPING.includes(body) && isSpan(from, to) && more.length === 0
      ? { kind: 'loop', body: body as Body, from: from!, to: to! }
      : null,
  'year-ring': plain('year-ring'),
  speeds: plain('speeds'),
  aspects: plain('aspects'),
  'element-wheel': plain('element-wheel'),
  zones: plain('zones'),
  phases: fromDay('phases'),
  'moon-path': fromDay('moon-path'),
  houses: ([sign, ...more]) => (isSignKey(sign) && more.length === 0 ? { kind: 'houses', sign } : null),
  ephemeris: span('ephemeris'),
  eclipses: span('eclipses'),
  cards: (cards) => (cards.length === 3 && cards.every(isCard) ? { kind: 'cards', cards } : null),
};

/** The figure a line of front matter means; `null` if none. */
export function figureFrom(text: string): Figure | null {
  const [kind = '', ...args] = text.trim().split(/\s+/);
  return Object.hasOwn(READERS, kind) ? READERS[kind]!(args) : null;
}
