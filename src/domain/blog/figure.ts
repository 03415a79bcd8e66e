import { isCivilDate, type CivilDate } from '../calendar/civil-date.ts';
import { CARD_NAMES, type CardSlug } from '../tarot/card-names.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { isSignKey, type SignKey } from '../zodiac/signs.ts';
import { isPictureId } from './picture.ts';

/** Figures that say everything with their name. */
export const PLAIN_KINDS = [
  'year-ring',
  'aspects',
  'element-wheel',
  'zones',
  'constellations',
  'week-star',
  'accuracy',
  'quote-compared',
  'celtic-cross',
  'zodiac-history',
] as const;
type PlainKind = (typeof PLAIN_KINDS)[number];

/** What stands above a post, as its front matter names it. */
export type Figure =
  | { kind: 'loop'; body: Body; from: CivilDate; to: CivilDate }
  | { kind: 'spiral'; body: Body; from: CivilDate; to: CivilDate }
  | { kind: PlainKind }
  | { kind: 'phases' | 'moon-path'; from: CivilDate }
  | { kind: 'houses' | 'cusp'; sign: SignKey }
  | { kind: 'rooms'; body: Body; sign: SignKey }
  | { kind: 'match-bill'; pair: readonly [SignKey, SignKey] }
  | { kind: 'ephemeris' | 'eclipses'; from: CivilDate; to: CivilDate }
  | { kind: 'cards'; cards: readonly CardSlug[] }
  | { kind: 'upload'; id: string };

/** Those that we draw and measure ourselves. */
export type DrawnFigure = Exclude<Figure, { kind: 'cards' | 'upload' }>;

export const isDrawnFigure = (figure: Figure): figure is DrawnFigure =>
  figure.kind !== 'cards' && figure.kind !== 'upload';

type Read = (args: readonly string[]) => Figure | null;

const LOOPING: readonly string[] = BODIES.filter((body) => !['sun', 'moon', 'node'].includes(body));
const isDate = (text: string | undefined): text is string => text !== undefined && isCivilDate(text);
const isCard = (text: string): text is CardSlug => CARD_NAMES.some(({ slug }) => slug === text);

const isSpan = (from: string | undefined, to: string | undefined): boolean =>
  isDate(from) && isDate(to) && from < to;

const plain =
  (kind: PlainKind): Read =>
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

const planetSpan =
  (kind: 'loop' | 'spiral'): Read =>
  ([body = '', from, to, ...more]) =>
    LOOPING.includes(body) && isSpan(from, to) && more.length === 0
      ? { kind, body: body as Body, from: from!, to: to! }
      : null;

const ofSign =
  (kind: 'houses' | 'cusp'): Read =>
  ([sign, ...more]) =>
    isSignKey(sign) && more.length === 0 ? { kind, sign } : null;

const READERS: Record<string, Read> = {
  ...Object.fromEntries(PLAIN_KINDS.map((kind) => [kind, plain(kind)])),
  loop: planetSpan('loop'),
  spiral: planetSpan('spiral'),
  phases: fromDay('phases'),
  'moon-path': fromDay('moon-path'),
  houses: ofSign('houses'),
  cusp: ofSign('cusp'),
  rooms: ([body = '', sign, ...more]) =>
    LOOPING.includes(body) && isSignKey(sign) && more.length === 0
      ? { kind: 'rooms', body: body as Body, sign }
      : null,
  'match-bill': ([one, other, ...more]) =>
    isSignKey(one) && isSignKey(other) && more.length === 0
      ? { kind: 'match-bill', pair: [one, other] }
      : null,
  ephemeris: span('ephemeris'),
  eclipses: span('eclipses'),
  cards: (cards) => (cards.length === 3 && cards.every(isCard) ? { kind: 'cards', cards } : null),
  upload: ([id, ...more]) => (isPictureId(id) && more.length === 0 ? { kind: 'upload', id } : null),
};

/** The figure a line of front matter means; `null` if none. */
export function figureFrom(text: string): Figure | null {
  const [kind = '', ...args] = text.trim().split(/\s+/);
  return Object.hasOwn(READERS, kind) ? READERS[kind]!(args) : null;
}

/** The line that means a figure: undoes `figureFrom`. */
export function figureLine(figure: Figure): string {
  return Object.values(figure).flat().join(' ');
}
