import { isCivilDate } from '../../calendar/civil-date.ts';
import { BODIES } from '../../sky/bodies.ts';
import { isSignKey } from '../../zodiac/signs.ts';

/**
 * What a post leaves for the sky to say: `{{next-station mercury}}` is the name and its arguments. Dates are shown on the
 * visitor's clock, unless the sentence is about UTC and the slot says so: `{{utc next-station mercury}}`.
 */
export interface Slot {
  name: string;
  args: readonly string[];
  utc?: true;
}

const WANDERERS: readonly string[] = BODIES.filter((body) => !['sun', 'moon', 'node'].includes(body));
const MOST_ROWS = 24;
/** The first telescopic planet was found in 1781; before, nobody asks for a degree. */
const FIRST_YEAR = 1780;
const LAST_YEAR = 2099;

const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
const isDate = (text: string): boolean => isCivilDate(text) && isYear(text.slice(0, 4));

const ARGUMENTS = {
  body: (text: string) => WANDERERS.includes(text) || text === 'sun' || text === 'moon',
  planet: (text: string) => WANDERERS.includes(text),
  'planet or all': (text: string) => WANDERERS.includes(text) || text === 'all',
  'sun or moon': (text: string) => text === 'sun' || text === 'moon',
  sign: isSignKey,
  year: isYear,
  month: (text: string) => isDate(`${text}-01`),
  date: isDate,
  number: (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_ROWS,
} satisfies Record<string, (text: string) => boolean>;
type Argument = keyof typeof ARGUMENTS;

const INLINE: Record<string, readonly Argument[]> = {
  sign: ['body'],
  motion: ['planet'],
  phase: [],
  'next-new-moon': [],
  'next-full-moon': [],
  'next-eclipse': [],
  'next-station': ['planet'],
  'next-ingress': ['body'],
  station: ['planet', 'month'],
  ingress: ['body', 'sign', 'year'],
  'new-moon': ['month'],
  'full-moon': ['month'],
  eclipse: ['month', 'sun or moon'],
  longitude: ['body', 'date'],
};

const TABLES: Record<string, readonly Argument[]> = {
  retrogrades: ['planet or all', 'number'],
  lunations: ['number'],
  eclipses: ['number'],
  ingresses: ['body', 'number'],
  stays: ['planet', 'year', 'year'],
  'moon-signs': ['number'],
  positions: [],
  seasons: ['number'],
  'sun-signs': [],
  speeds: [],
  accuracy: [],
};

export const INLINE_NAMES = Object.keys(INLINE);
export const TABLE_NAMES = Object.keys(TABLES);

/** A table is a slot whose first word says so; it stands alone on its line. */
export const isTable = ({ name }: Slot): boolean => name.startsWith('table ');

function partsOf(text: string): Slot {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (first === 'utc' && rest[0] !== 'table') return { ...partsOf(rest.join(' ')), utc: true };
  return first === 'table'
    ? { name: `table ${rest[0] ?? ''}`, args: rest.slice(1) }
    : { name: first, args: rest };
}

function wantedBy({ name }: Slot): readonly Argument[] | undefined {
  const kinds = name.startsWith('table ') ? TABLES : INLINE;
  const key = name.replace(/^table /, '');
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}

/** The slot a text between braces means, or a sentence that says what is wrong with it. */
export function slotFrom(text: string): Slot | string {
  const slot = partsOf(text);
  const wanted = wantedBy(slot);
  if (!wanted) return `the slot {{${text}}} is not known`;
  const fits =
    slot.args.length === wanted.length && wanted.every((kind, at) => ARGUMENTS[kind](slot.args[at]!));
  return fits
    ? slot
    : `the slot {{${text}}} needs ${wanted.map((kind) => `a ${kind}`).join(', ') || 'nothing more'}`;
}

/** Of what kind the words after a slot's name are, in their order; none for what is no slot. */
export function argumentKinds(text: string): readonly string[] {
  return wantedBy(partsOf(text)) ?? [];
}
