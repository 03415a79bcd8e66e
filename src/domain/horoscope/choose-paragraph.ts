import type { CivilDate } from '../calendar/civil-date.ts';
import { weekdayName } from '../calendar/written-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { contradicts, type LifePart, type ReadingBank, type Unit } from './bank.ts';
import type { Candidate } from './candidate.ts';
import type { SignHistory } from './history.ts';
import type { SignOutlook } from './outlook.ts';
import { fractionOf } from '../calendar/seed.ts';

/** A candidate with the paragraph chosen for it. */
export interface ChosenParagraph {
  candidate: Candidate;
  unit: Unit;
}

/** Everything a choice for one sign and day depends on. */
export interface ChoiceContext {
  sign: SignKey;
  date: CivilDate;
  day: number;
  bank: ReadingBank;
  history: SignHistory;
  ahead: SignOutlook;
  /** Sentences some sign has had today. */
  usedToday: Set<string>;
  /** What this reading has so far. */
  told: ChosenParagraph[];
}

/** How many words a paragraph may have. */
export interface Limits {
  least?: number;
  most?: number;
}

/** Two planets approaching each other are mentioned once in so many days, then on the day they meet. */
const COMING_ONCE_IN_DAYS = 7;
const NEVER = Number.MAX_SAFE_INTEGER;

/** What a candidate is about, by its name alone: "touch moon saturn trine" is about the two of them. */
export function subjectsOf(name: string): string[] {
  const [kind, fast, slow] = name.split(' ');
  // A planet's turning reminds of its course as well.
  if (kind === 'turn') return [name, `course ${fast}`];
  return kind === 'touch' ? [`${fast} ${slow}`, `${slow}`] : [name];
}

/** On most days one paragraph may leave the sky to its "Why?": the Moon's, or the last that is chosen. */
function mayLeaveOutSky({ body }: Candidate, { date, sign, told }: ChoiceContext): boolean {
  const chance = fractionOf(`sky ${date} ${sign}`);
  if (body === 'moon') return chance < 0.35;
  return chance > 0.65 && told.filter(({ unit }) => unit.summary !== undefined).length === 2;
}

/** News has one paragraph a key, and is told whatever else is. */
const IS_NEWS = /^(?:arrive|turn|enter|back|eclipse|course|eve|also)|^moon\/\d+\/(?:new|full)/;

/** One reading neither contradicts itself nor brings the same thing twice. */
function goesWith(unit: Unit, context: ChoiceContext): boolean {
  if (IS_NEWS.test(unit.key)) return true;
  return context.told.every(
    ({ unit: other }) =>
      !(unit.move && other.move && contradicts(unit.move, other.move)) &&
      !unit.topics.some((topic) => other.topics.includes(topic)),
  );
}

/** Paragraphs of a key that no sign has had today. */
function openUnits(key: string, context: ChoiceContext): Unit[] {
  const { bank, date, usedToday } = context;
  return (bank.byKey[key] ?? []).filter(
    (unit) =>
      unit.since <= date &&
      (unit.until === undefined || date <= unit.until) &&
      unit.sentences.every((sentence) => !usedToday.has(sentence)) &&
      goesWith(unit, context),
  );
}

/** Those of them that this sign has not had for long. */
function restedUnits(key: string, context: ChoiceContext): Unit[] {
  const { history, day } = context;
  return openUnits(key, context).filter((unit) => history.isRested(unit, day, IS_NEWS.test(unit.key)));
}

/** What lasts names the sky, but for one place in a reading. */
function tellsEnough(unit: Unit, candidate: Candidate, context: ChoiceContext): boolean {
  return unit.namesSky || !unit.summary || mayLeaveOutSky(candidate, context);
}

/** A meeting still to come is not mentioned on its eve, nor twice within two weeks: its own day gets the words. */
function waitsForMeeting({ name, touch }: Candidate, { history, day, ahead }: ChoiceContext): boolean {
  if (touch?.tense !== 'coming') return false;
  return ahead.tomorrow.has(name) || history.daysSince(subjectsOf(name)[0]!, day) <= COMING_ONCE_IN_DAYS;
}

/** Everybody asks after love and work: these come back within the week. */
const ASKED_AFTER: ReadonlySet<LifePart> = new Set<LifePart>(['Love', 'Work']);
const MISSED_AFTER_DAYS = 3;

/** Few people are at work on a weekend. */
const isOff = ({ isAtWork }: Unit, date: CivilDate): boolean =>
  isAtWork && ['Saturday', 'Sunday'].includes(weekdayName(date));

/** Days by which a part of life that everybody asks after is overdue for this sign. */
export function longMissed(unit: Unit, { history, day, date }: ChoiceContext): number {
  const { part } = unit;
  if (!part || !ASKED_AFTER.has(part) || isOff(unit, date)) return 0;
  return Math.max(0, history.daysWithout(part, day) - MISSED_AFTER_DAYS + 1);
}

/** As many paragraphs of a week as one part of life may have before others come first. */
const FAIR_SHARE = 3;
/** A second paragraph of one day about the same part of life counts like so many too many in the week. */
const SAME_DAY = 2;

/** Work on a weekend counts like so many. */
const WEEKEND_WORK = 4;

/** How far a part of life has had more than its share of the week, or of today. */
export function overfull(unit: Unit, { history, day, date, told }: ChoiceContext): number {
  const { part } = unit;
  if (!part) return 0;
  if (isOff(unit, date)) return WEEKEND_WORK;
  const today = told.some((one) => one.unit.part === part) ? SAME_DAY : 0;
  return Math.max(0, history.toldInWeek(part, day) - FAIR_SHARE) + today;
}

/**
 * Paragraphs of the key that the candidate may choose from. Those that name both planets are reserved for the days on
 * which they meet.
 */
function spareUnits(candidate: Candidate, key: string, context: ChoiceContext): Unit[] {
  const rested = restedUnits(key, context);
  if (candidate.isNews) return rested;
  if (waitsForMeeting(candidate, context)) return [];
  const wanted = context.ahead.wanted.get(key)?.length ?? 0;
  const naming = rested.filter(({ text }) => NAMES_OTHER.test(text));
  const spare = naming.length > wanted ? rested : rested.filter((unit) => !naming.includes(unit));
  return spare.filter((unit) => tellsEnough(unit, candidate, context));
}

export function spareCount(candidate: Candidate, key: string, context: ChoiceContext): number {
  return spareUnits(candidate, key, context).length;
}

const NAMES_OTHER = /\{(?:touches|[Oo]ther)\}/;

/**
 * Of paragraphs within the limits: a part of life long missed, no word again that was met this week, then the least
 * recently used.
 */
function bestOf(
  units: readonly Unit[],
  candidate: Candidate,
  context: ChoiceContext,
  limits: Limits,
): Unit | null {
  const { history, sign, day } = context;
  const { least = 0, most = Infinity } = limits;
  const fitting = units.filter(
    ({ words, text }) =>
      words >= least && words <= most && (!candidate.headline || !candidate.touch || NAMES_OTHER.test(text)),
  );
  // The day two planets meet is told by their names, if there are such words left.
  const silent = ({ text }: Unit): number => (candidate.isNews && !NAMES_OTHER.test(text) ? 1 : 0);
  const rank = (unit: Unit): number => Math.round(unit.ease / 4) + fractionOf(`${sign} ${unit.id}`);
  const again = (unit: Unit): number => history.recentTopics(unit, day);
  const missed = (unit: Unit): number => longMissed(unit, context);
  const crowding = (unit: Unit): number => Math.floor(overfull(unit, context) / SAME_DAY);
  const [best] = fitting.sort(
    (a, b) =>
      silent(a) - silent(b) ||
      missed(b) - missed(a) ||
      again(a) - again(b) ||
      crowding(a) - crowding(b) ||
      history.lastUsed(a) - history.lastUsed(b) ||
      rank(a) - rank(b),
  );
  return best ?? null;
}

/** Of the first key that has any. */
function firstOf(
  candidate: Candidate,
  unitsOf: (key: string) => readonly Unit[],
  context: ChoiceContext,
  limits: Limits,
): Unit | null {
  return candidate.keys.reduce<Unit | null>(
    (found, key) => found ?? bestOf(unitsOf(key), candidate, context, limits),
    null,
  );
}

/** A paragraph that is not reserved for another day. */
export function unitFor(candidate: Candidate, context: ChoiceContext, limits: Limits = {}): Unit | null {
  return firstOf(candidate, (key) => spareUnits(candidate, key, context), context, limits);
}

export function firstFittingParagraph(
  candidates: readonly Candidate[],
  context: ChoiceContext,
  limits: Limits = {},
): ChosenParagraph | null {
  for (const candidate of candidates) {
    const unit = unitFor(candidate, context, limits);
    if (unit) return { candidate, unit };
  }
  return null;
}

/** Paragraphs reserved for a day nearer than this are left to it. */
const NEAR_DAYS = 21;

/** When a day has no other words: those reserved for the farthest day, but not those of a meeting that waits. */
export function farthestReservedParagraph(
  candidates: readonly Candidate[],
  context: ChoiceContext,
  limits: Limits,
): ChosenParagraph | null {
  const wantedOn = ({ keys: [key] }: Candidate): number => context.ahead.wanted.get(key!)?.[0] ?? NEVER;
  const farthestFirst = candidates.toSorted((a, b) => wantedOn(b) - wantedOn(a));
  for (const candidate of farthestFirst.filter(
    (one) => !waitsForMeeting(one, context) && wantedOn(one) > context.day + NEAR_DAYS,
  )) {
    const unit = firstOf(candidate, (key) => restedUnits(key, context), context, limits);
    if (unit) return { candidate, unit };
  }
  return null;
}

/** When nothing fits, the shortest paragraph of all exceeds the word budget by the least. */
export function shortestParagraph(
  candidates: readonly Candidate[],
  context: ChoiceContext,
): ChosenParagraph | null {
  const rested = candidates.flatMap((candidate) =>
    candidate.keys.flatMap((key) => restedUnits(key, context)).map((unit) => ({ candidate, unit })),
  );
  return rested.reduce<ChosenParagraph | null>(
    (best, one) => (best && best.unit.words <= one.unit.words ? best : one),
    null,
  );
}

/** The last resort, when every paragraph true of the day is resting: what this sign has not had for the longest time. */
export function leastRecentParagraph(
  candidates: readonly Candidate[],
  context: ChoiceContext,
): ChosenParagraph | null {
  const open = candidates.flatMap((candidate) =>
    candidate.keys.flatMap((key) => openUnits(key, context)).map((unit) => ({ candidate, unit })),
  );
  const lastUsed = ({ unit }: ChosenParagraph): number => context.history.lastUsed(unit);
  return open.reduce<ChosenParagraph | null>(
    (best, one) => (best && lastUsed(best) <= lastUsed(one) ? best : one),
    null,
  );
}
