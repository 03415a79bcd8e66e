import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { ReadingBank, Unit } from './bank.ts';
import type { Candidate } from './candidate.ts';
import type { SignHistory } from './history.ts';
import type { SignOutlook } from './outlook.ts';
import { fractionOf } from '../calendar/seed.ts';

/** A candidate with the paragraph that tells it. */
export interface Told {
  candidate: Candidate;
  unit: Unit;
}

/** Everything a choice for one sign depends on. */
export interface Desk {
  sign: SignKey;
  date: CivilDate;
  day: number;
  bank: ReadingBank;
  history: SignHistory;
  ahead: SignOutlook;
  /** Sentences some sign has had today. */
  usedToday: Set<string>;
}

/** How many words a paragraph may have. */
export interface Limits {
  least?: number;
  most?: number;
}

/** Two planets on their way to each other are told of once in so many days, then on the day they meet. */
const COMING_ONCE_IN_DAYS = 14;
const NEVER = Number.MAX_SAFE_INTEGER;

/** What a candidate is about, by its name alone: "touch moon saturn trine" is about the two of them. */
export function subjectsOf(name: string): string[] {
  const [kind, fast, slow] = name.split(' ');
  return kind === 'touch' ? [`${fast} ${slow}`, `${slow}`] : [name];
}

/** Paragraphs of a key that no sign has had today. */
function openUnits(key: string, { bank, date, usedToday }: Desk): Unit[] {
  return (bank.byKey[key] ?? []).filter(
    (unit) =>
      unit.since <= date &&
      (unit.until === undefined || date <= unit.until) &&
      unit.sentences.every((sentence) => !usedToday.has(sentence)),
  );
}

/** Those of them that this sign has not had for long. */
function restedUnits(key: string, desk: Desk): Unit[] {
  return openUnits(key, desk).filter((unit) => desk.history.isRested(unit, desk.day));
}

/** The day of a meeting is worth waiting for: its coming is not told on the eve, nor twice. */
function waits({ name, touch }: Candidate, { history, day, ahead }: Desk): boolean {
  if (touch?.tense !== 'coming') return false;
  return ahead.tomorrow.has(name) || history.daysSince(subjectsOf(name)[0]!, day) <= COMING_ONCE_IN_DAYS;
}

/** How many paragraphs of the key the candidate may choose from; what a meeting to come will want is kept for it. */
export function spareCount(candidate: Candidate, key: string, desk: Desk): number {
  const rested = restedUnits(key, desk).length;
  if (candidate.isNews) return rested;
  return waits(candidate, desk) ? 0 : Math.max(0, rested - (desk.ahead.wanted.get(key)?.length ?? 0));
}

/** Of the rested paragraphs within the limits: no word again that was met this week, then the least recently used. */
function unitOf(keys: readonly string[], desk: Desk, limits: Limits): Unit | null {
  const { history, sign } = desk;
  const { least = 0, most = Infinity } = limits;
  for (const key of keys) {
    const fitting = restedUnits(key, desk).filter(({ words }) => words >= least && words <= most);
    const rank = (unit: Unit): number => Math.round(unit.ease / 4) + fractionOf(`${sign} ${unit.id}`);
    const again = (unit: Unit): number => history.recentTopics(unit, desk.day);
    fitting.sort(
      (a, b) => again(a) - again(b) || history.lastUsed(a) - history.lastUsed(b) || rank(a) - rank(b),
    );
    if (fitting[0]) return fitting[0];
  }
  return null;
}

/** A paragraph that is not kept back for another day. */
export function unitFor(candidate: Candidate, desk: Desk, limits: Limits = {}): Unit | null {
  const keys = candidate.keys.filter((key) => spareCount(candidate, key, desk) > 0);
  return unitOf(keys, desk, limits);
}

export function firstTold(candidates: readonly Candidate[], desk: Desk, limits: Limits): Told | null {
  for (const candidate of candidates) {
    const unit = unitFor(candidate, desk, limits);
    if (unit) return { candidate, unit };
  }
  return null;
}

/** A day nearer than this keeps its words. */
const NEAR_DAYS = 21;

/** When a day has no other words: those that are kept for the day farthest off, but not those of a meeting that waits. */
export function keptBackTold(candidates: readonly Candidate[], desk: Desk, limits: Limits): Told | null {
  const wantedOn = ({ keys: [key] }: Candidate): number => desk.ahead.wanted.get(key!)?.[0] ?? NEVER;
  const farthestFirst = candidates.toSorted((a, b) => wantedOn(b) - wantedOn(a));
  for (const candidate of farthestFirst.filter(
    (one) => !waits(one, desk) && wantedOn(one) > desk.day + NEAR_DAYS,
  )) {
    const unit = unitOf(candidate.keys, desk, limits);
    if (unit) return { candidate, unit };
  }
  return null;
}

/** When nothing fits, the shortest paragraph of all does the least harm. */
export function shortestTold(candidates: readonly Candidate[], desk: Desk): Told | null {
  const rested = candidates.flatMap((candidate) =>
    candidate.keys.flatMap((key) => restedUnits(key, desk)).map((unit) => ({ candidate, unit })),
  );
  return rested.reduce<Told | null>(
    (best, one) => (best && best.unit.words <= one.unit.words ? best : one),
    null,
  );
}

/** The last resort, on a day whose sky has used up its words: what this sign has not had for the longest time. */
export function longestAgoTold(candidates: readonly Candidate[], desk: Desk): Told | null {
  const open = candidates.flatMap((candidate) =>
    candidate.keys.flatMap((key) => openUnits(key, desk)).map((unit) => ({ candidate, unit })),
  );
  const lastUsed = ({ unit }: Told): number => desk.history.lastUsed(unit);
  return open.reduce<Told | null>(
    (best, one) => (best && lastUsed(best) <= lastUsed(one) ? best : one),
    null,
  );
}
