import type { CivilDate } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';
import type { Direction, MoonPhase } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { sentencesOf, wordsOf } from './prose-rules.ts';
import { rewordingsOf } from './rewordings.ts';
import { topicsOf } from './topic-words.ts';

/** Bodies whose place alone is worth a paragraph. */
export const SPEAKING_BODIES = [
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type SpeakingBody = (typeof SPEAKING_BODIES)[number];

/** plain: true whenever the body stands there. easy, hard: an aspect of that kind touches it as well. */
export const TONES = ['plain', 'easy', 'hard'] as const;
export type Tone = (typeof TONES)[number];

/** How a faster body touches a slower one: trine and sextile, square and opposition, conjunction. */
export const TOUCHES = ['easy', 'hard', 'meet'] as const;
export type Touch = (typeof TOUCHES)[number];

/** How the Moon is in its house on the day. */
export const MOON_STATES = ['stays', 'enters', 'new', 'full'] as const;
export type MoonState = (typeof MOON_STATES)[number];

/** Parts of life that a paragraph may be about. */
export const LIFE_PARTS = ['Love', 'Work', 'Home', 'Friends', 'Money', 'Mind', 'Body', 'Self'] as const;
export type LifePart = (typeof LIFE_PARTS)[number];

/** What a paragraph may advise, in pairs that contradict each other. */
const OPPOSED_MOVES = [
  ['speak', 'listen'],
  ['speak', 'hide'],
  ['start', 'wait'],
  ['push', 'wait'],
  ['push', 'rest'],
  ['start', 'rest'],
  ['spend', 'save'],
  ['join', 'retreat'],
  ['show', 'hide'],
  ['show', 'retreat'],
  ['ask', 'wait'],
  ['ask', 'hide'],
  ['join', 'refuse'],
] as const;
export type Move = (typeof OPPOSED_MOVES)[number][number];
export const MOVES: readonly Move[] = [...new Set(OPPOSED_MOVES.flat())];

/** Whether one reading would tell its reader to do a thing and to leave it. */
export function contradicts(one: Move, other: Move): boolean {
  return OPPOSED_MOVES.some((pair) => one !== other && [...pair].includes(one) && [...pair].includes(other));
}

/** A hand-written unit of text with the condition under which it is true. */
export interface Paragraph {
  id: string;
  since: CivilDate;
  /** The last date on which it may be chosen; a paragraph is retired, never deleted. */
  until?: CivilDate | undefined;
  /** The paragraph that it stands in for from its first day on: plans go on naming the old one, see `wordedOn`. */
  replaces?: string | undefined;
  /** `moon/3/enters`, `touch/saturn/7/hard`, `venus/5/easy`, `tip/leo/hard`, `close/full-moon`: see the functions below. */
  key: string;
  part?: LifePart | undefined;
  move?: Move | undefined;
  heading?: string | undefined;
  /** The day in one plain sentence, for paragraphs that may lead it. */
  summary?: string | undefined;
  text: string;
}

/** A paragraph with what the choice needs to know of it. */
export interface Unit extends Paragraph {
  /** With its heading, and its slots filled with words of ordinary length. */
  words: number;
  /** As a reader would recognize them: lower case, slots masked. */
  sentences: readonly string[];
  /** Its runs of words that many paragraphs share ("in your house of daily work"): a reader gets them seldom. */
  repeatedRuns: readonly string[];
  /** Reading ease, roughly (Flesch, syllables by groups of vowels): the fuller prose is chosen first. */
  ease: number;
  firstWord: string;
  /** The house its key names, if it names one. */
  house: number | undefined;
  /** Whether the words name a body, or leave it to the "Why?". */
  namesSky: boolean;
  /** Whether it is about work or happens there. */
  isAtWork: boolean;
  /** Things a reader would notice on meeting them twice in a week. */
  topics: readonly string[];
}

export interface ReadingBank {
  /** What is chosen from. New words of a paragraph are not among them: which day has which must not depend on them. */
  byKey: Readonly<Record<string, readonly Unit[]>>;
  byId: Readonly<Record<string, Unit>>;
  rewordings: Readonly<Record<string, readonly Unit[]>>;
}

/** A chosen paragraph in the words that it has on a day. */
export function wordedOn({ byId, rewordings }: ReadingBank, id: string, date: CivilDate): Unit {
  return rewordings[id]?.find(({ since }) => since <= date) ?? byId[id]!;
}

export const openerKey = (house: number, state: MoonState) => `moon/${house}/${state}`;
export const bodyKey = (body: Body, house: number, tone: Tone) => `${body}/${house}/${tone}`;
export const touchKey = (slow: Body, house: number, touch: Touch) => `touch/${slow}/${house}/${touch}`;
/** For any planet: where its own words were used a short while ago. */
export const enterKey = (house: number) => `enter/${house}`;
/** A retrograde planet slips back into the sign it had left. */
export const backKey = (house: number) => `back/${house}`;
export const turnKey = (house: number, direction: Direction) => `turn/${house}/${direction}`;

/** The three slowest share their words of news. */
export const newsName = (body: Body): string =>
  body === 'uranus' || body === 'neptune' || body === 'pluto' ? 'outer' : body;

/** Words of one planet's news, since Jupiter's arrival for a year is another matter than Mercury's for three weeks. */
export const arrivalKey = (body: Body, house: number) => `arrive/${newsName(body)}/${house}`;
export const stationKey = (body: Body, house: number, direction: Direction) =>
  `turn/${newsName(body)}/${house}/${direction}`;
/** A reminder that a planet is retrograde, and for how long. */
export const courseKey = (body: Body, house: number) => `course/${body}/${house}`;
export const eclipseKey = (phase: 'new' | 'full', house: number) =>
  `eclipse/${phase === 'new' ? 'solar' : 'lunar'}/${house}`;
/** What happens tomorrow and is talked of today. */
export const eveKey = (body: Body, what: string) => `eve/${newsName(body)}/${what}`;
export const alsoKey = 'also';
/** A tip in the manner of the sign, while its ruler is left alone, helped or pressed. */
export const tipKey = (sign: SignKey, tone: Tone) => `tip/${sign}/${tone}`;
export const closingKey = (phase: MoonPhase['name']) => `close/${phase.toLowerCase().replace(' ', '-')}`;

/** In words. */
const RUN_LENGTH = 6;
/** A run that stands in so many paragraphs counts as repeated. */
const REPEATED_FROM = 4;

function runsOf(text: string): string[] {
  const words = wordsOf(text.toLowerCase().replaceAll(/\{\w+\}/g, ' '));
  return words
    .slice(0, Math.max(0, words.length - RUN_LENGTH + 1))
    .map((_, at) => words.slice(at, at + RUN_LENGTH).join(' '));
}

/** Runs of words that many paragraphs share. The build stores the list: counting takes a moment. */
export function repeatedRunsOf(paragraphs: readonly Paragraph[]): string[] {
  const counts = new Map<string, number>();
  const chosenFrom = paragraphs.filter(({ replaces }) => replaces === undefined);
  for (const run of chosenFrom.flatMap(({ text }) => [...new Set(runsOf(text))])) {
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= REPEATED_FROM).map(([run]) => run);
}

function easeOf(words: readonly string[], sentences: number): number {
  const syllables = words.reduce((sum, word) => sum + (word.match(/[aeiouy]+/gi)?.length ?? 1), 0);
  return 206.8 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length;
}

/** What slots of more than one word come to when they are filled. */
function filledOut(text: string): string {
  return text
    .replaceAll('{touches}', 'is on the same page as')
    .replaceAll(/\{(?:[Ff]ast|[Oo]ther|[Bb]ody|[Rr]uler|until)\}/g, 'two words');
}

const NAMES_SKY =
  /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|eclipse)\b|\{(?:[Ff]ast|[Bb]ody|[Oo]ther|[Rr]uler|[Nn]ews)\}/;

const WORKPLACE =
  /\b(?:office|boss|bosses|meetings?|coworkers?|colleagues?|clients?|managers?|workday|at work|on the job)\b/i;

const masked = (text: string): string => text.replaceAll(/\{\w+\}/g, '_');

/** The bank has thousands of paragraphs and a day uses few: each is measured only when it is needed. */
class BankUnit implements Unit {
  readonly id: string;
  readonly since: CivilDate;
  readonly until: CivilDate | undefined;
  readonly replaces: string | undefined;
  readonly key: string;
  readonly part: LifePart | undefined;
  readonly move: Move | undefined;
  readonly heading: string | undefined;
  readonly summary: string | undefined;
  readonly text: string;
  readonly #repeatedInBank: ReadonlySet<string>;
  #words: number | undefined;
  #sentences: readonly string[] | undefined;
  #repeatedRuns: readonly string[] | undefined;
  #ease: number | undefined;
  #topics: readonly string[] | undefined;

  constructor(paragraph: Paragraph, repeatedInBank: ReadonlySet<string>) {
    this.id = paragraph.id;
    this.since = paragraph.since;
    this.until = paragraph.until;
    this.replaces = paragraph.replaces;
    this.key = paragraph.key;
    this.part = paragraph.part;
    this.move = paragraph.move;
    this.heading = paragraph.heading;
    this.summary = paragraph.summary;
    this.text = paragraph.text;
    this.#repeatedInBank = repeatedInBank;
  }

  get words(): number {
    return (this.#words ??= wordsOf(filledOut(this.#whole())).length);
  }

  get sentences(): readonly string[] {
    return (this.#sentences ??= sentencesOf(this.text.trim()).map((one) => masked(one).toLowerCase()));
  }

  get repeatedRuns(): readonly string[] {
    return (this.#repeatedRuns ??= [...new Set(runsOf(this.text))].filter((run) =>
      this.#repeatedInBank.has(run),
    ));
  }

  get ease(): number {
    return (this.#ease ??= easeOf(wordsOf(this.text), this.sentences.length));
  }

  get firstWord(): string {
    return (wordsOf(masked(this.text))[0] ?? '').toLowerCase();
  }

  get house(): number | undefined {
    const [, house] = /\/(\d+)(?:\/|$)/.exec(this.key) ?? [];
    return house === undefined ? undefined : Number(house);
  }

  get isAtWork(): boolean {
    return this.part === 'Work' || WORKPLACE.test(this.text);
  }

  get namesSky(): boolean {
    return NAMES_SKY.test(this.text);
  }

  get topics(): readonly string[] {
    return (this.#topics ??= topicsOf(this.#whole()));
  }

  #whole(): string {
    return `${this.heading ?? ''} ${this.text}`;
  }
}

export function bankOf(
  paragraphs: readonly Paragraph[],
  repeatedRuns: readonly string[] = repeatedRunsOf(paragraphs),
): ReadingBank {
  const repeatedInBank = new Set(repeatedRuns);
  const all = paragraphs.map((paragraph) => new BankUnit(paragraph, repeatedInBank));
  const units = all.filter(({ replaces }) => replaces === undefined);
  return {
    byKey: Object.groupBy(units, (one) => one.key) as Record<string, Unit[]>,
    byId: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    rewordings: rewordingsOf(all),
  };
}
