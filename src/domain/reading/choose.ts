import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { ReadingBank, Unit } from './bank.ts';
import type { Candidate, Candidates } from './candidates.ts';
import type { SignHistory } from './history.ts';
import { fractionOf } from './seed.ts';
import { shapesToTry, type Part } from './shapes.ts';

/** A candidate with the paragraph that tells it. */
export interface Told {
  candidate: Candidate;
  unit: Unit;
}

export interface Chosen {
  sign: SignKey;
  date: CivilDate;
  blocks: Told[];
  lead: Candidate;
  shape: number;
}

/** Everything a choice for one sign depends on. */
export interface Desk {
  sign: SignKey;
  date: CivilDate;
  day: number;
  bank: ReadingBank;
  history: SignHistory;
  /** Sentences some sign has had today. */
  usedToday: Set<string>;
}

/** Thrown when the bank has no words for a true sky: a fault of the content, found by its check. */
export class MissingWords extends Error {}

/** 220 less what filled slots add to a paragraph's own count. */
const MOST_WORDS = 203;
const LEAST_WORDS = 150;
const ROOM_FOR_ADVICE = 36;
const ROOM_FOR_CLOSING = 18;
const LEAST_BODY = 50;
/** Some days end on a single line instead of a piece of advice; every day would be a mannerism. */
const SHARE_OF_CLOSINGS = 0.33;
const CROWDING = 2;

interface Limits {
  least?: number;
  most?: number;
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
function freeUnits(key: string, desk: Desk): Unit[] {
  return openUnits(key, desk).filter((unit) => desk.history.isRested(unit, desk.day));
}

/** The least recently used of the free paragraphs. */
function unitFor(candidate: Candidate, desk: Desk, limits: Limits = {}): Unit | null {
  const { history, sign } = desk;
  const { least = 0, most = Infinity } = limits;
  for (const key of candidate.keys) {
    const free = freeUnits(key, desk).filter(({ words }) => words >= least && words <= most);
    const rank = (unit: Unit): number => Math.round(unit.ease / 4) + fractionOf(`${sign} ${unit.id}`);
    free.sort((a, b) => history.lastUsed(a) - history.lastUsed(b) || rank(a) - rank(b));
    if (free[0]) return free[0];
  }
  return null;
}

/** What a candidate is about, by its name alone: "touch moon saturn trine" is about the two of them. */
export function subjectsOf(name: string): string[] {
  const [kind, fast, slow] = name.split(' ');
  return kind === 'touch' ? [`${fast} ${slow}`, `${slow}`] : [name];
}

/**
 * Strength today, less for what this sign was told in the last days, more where many words are left (what lasts for
 * weeks must not use up its words in one), and a little chance.
 */
function appeal(candidate: Candidate, desk: Desk): number {
  const { history, day, date, sign } = desk;
  const stale = Math.max(...subjectsOf(candidate.name).map((subject) => history.freshnessOf(subject, day)));
  const left = Math.min(4, freeUnits(candidate.keys[0]!, desk).length);
  return candidate.strength - 4 * stale + 0.8 * left + 1.2 * fractionOf(`${date} ${sign} ${candidate.name}`);
}

/** The Moon is in so many facts that sharing it means nothing. */
function sharesBody(a: Candidate, b: Candidate): boolean {
  const bodiesOf = ({ facts }: Candidate) => new Set(facts.flatMap(({ bodies }) => bodies));
  return [...bodiesOf(a)].some((body) => body !== 'moon' && bodiesOf(b).has(body));
}

/** Two paragraphs of one reading speak of different things. */
function overlaps(a: Candidate, b: Candidate): boolean {
  const aspects = (one: Candidate) =>
    one.facts.filter(({ kind }) => kind === 'aspect').map((f) => f.bodies.join());
  return a.house === b.house || sharesBody(a, b) || aspects(a).some((pair) => aspects(b).includes(pair));
}

function firstTold(candidates: readonly Candidate[], desk: Desk, limits: Limits): Told | null {
  for (const candidate of candidates) {
    const unit = unitFor(candidate, desk, limits);
    if (unit) return { candidate, unit };
  }
  return null;
}

/** When nothing fits, the shortest paragraph of all does the least harm. */
function shortestTold(candidates: readonly Candidate[], desk: Desk): Told | null {
  const free = candidates.flatMap((candidate) =>
    candidate.keys.flatMap((key) => freeUnits(key, desk)).map((unit) => ({ candidate, unit })),
  );
  return free.reduce<Told | null>(
    (best, one) => (best && best.unit.words <= one.unit.words ? best : one),
    null,
  );
}

/** The last resort, on a day whose sky has used up its words: what this sign has not had for the longest time. */
function longestAgoTold(candidates: readonly Candidate[], desk: Desk): Told | null {
  const open = candidates.flatMap((candidate) =>
    candidate.keys.flatMap((key) => openUnits(key, desk)).map((unit) => ({ candidate, unit })),
  );
  const lastUsed = ({ unit }: Told): number => desk.history.lastUsed(unit);
  return open.reduce<Told | null>(
    (best, one) => (best && lastUsed(best) <= lastUsed(one) ? best : one),
    null,
  );
}

/** From now on these sentences are taken, for the rest of this reading and for the other signs. */
function take(told: Told, { usedToday, history, day }: Desk): Told {
  for (const sentence of told.unit.sentences) usedToday.add(sentence);
  history.use(told.unit, day);
  return told;
}

function must(told: Told | null, what: string, desk: Desk): Told {
  if (!told) throw new MissingWords(`no ${what} is left for ${desk.sign} on ${desk.date}`);
  return take(told, desk);
}

function endsOnALine({ date, sign }: Desk): boolean {
  return fractionOf(`closing ${date} ${sign}`) < SHARE_OF_CLOSINGS;
}

function chooseBodies(candidates: Candidates, opener: Told, desk: Desk): [Told, Told] {
  const { house } = opener.candidate;
  const ending = endsOnALine(desk) ? ROOM_FOR_CLOSING : ROOM_FOR_ADVICE;
  // On Mondays opener and advice are both about the Moon: a third paragraph on its house is one too many.
  const crowded = candidates.advice.house === house ? house : null;
  const ranked = candidates.bodies
    .map((candidate) => ({
      candidate,
      appeal: appeal(candidate, desk) - (candidate.house === crowded ? CROWDING : 0),
    }))
    .sort((a, b) => b.appeal - a.appeal)
    .map(({ candidate }) => candidate);
  const room = { most: MOST_WORDS - ending - LEAST_BODY - opener.unit.words };
  const first = must(
    firstTold(ranked, desk, room) ?? shortestTold(ranked, desk) ?? longestAgoTold(ranked, desk),
    'body paragraph',
    desk,
  );
  const most = MOST_WORDS - ending - opener.unit.words - first.unit.words;
  const others = ranked.filter(({ name }) => name !== first.candidate.name);
  const distinct = others.filter((one) => !overlaps(one, first.candidate));
  // Opener and first may both be about the Moon's house; the second then looks elsewhere if it can.
  const elsewhere = distinct.filter((one) => one.house !== house);
  const otherBodies = others.filter((one) => !sharesBody(one, first.candidate));
  const inOrder = [...elsewhere, ...distinct, ...otherBodies, ...others];
  const second =
    firstTold(inOrder, desk, { most }) ?? shortestTold(inOrder, desk) ?? longestAgoTold(inOrder, desk);
  return [first, must(second, 'second body paragraph', desk)];
}

/** A closing line takes the place of the advice, and always the last one. */
function arrange(parts: Record<Part, Told>, closes: boolean, desk: Desk): { blocks: Told[]; shape: number } {
  const tries = shapesToTry(`${desk.date} ${desk.sign}`, desk.history.recentShapes);
  const inPlace = (order: readonly Part[]): readonly Part[] =>
    closes ? [...order.filter((part) => part !== 'advice'), 'advice'] : order;
  const arranged = tries.map(({ index, parts: order }) => ({
    shape: index,
    blocks: inPlace(order).map((part) => parts[part]),
  }));
  const alike = ({ blocks }: { blocks: Told[] }) =>
    blocks.some(({ unit }, at) => at > 0 && blocks[at - 1]!.unit.firstWord === unit.firstWord);
  return arranged.find((one) => !alike(one)) ?? arranged[0]!;
}

/** Chooses what is told to one sign today, and remembers it. */
export function choose(candidates: Candidates, desk: Desk): Chosen {
  const tell = (candidate: Candidate, limits: Limits = {}): Told | null => {
    const unit = unitFor(candidate, desk, limits);
    return unit && { candidate, unit };
  };
  const opener = must(
    tell(candidates.opener) ?? longestAgoTold([candidates.opener], desk),
    'Moon opener',
    desk,
  );
  const [first, second] = chooseBodies(candidates, opener, desk);
  const soFar = opener.unit.words + first.unit.words + second.unit.words;
  const room = { least: LEAST_WORDS - soFar, most: MOST_WORDS - soFar };
  const line = tell(candidates.closing, room);
  const counsel = tell(candidates.advice, room);
  const ending = endsOnALine(desk) ? (line ?? counsel) : (counsel ?? line);
  const advice = must(ending ?? shortestTold([candidates.advice], desk), 'advice', desk);
  const { blocks, shape } = arrange(
    { opener, first, second, advice },
    advice.candidate === candidates.closing,
    desk,
  );
  desk.history.endDay(
    desk.day,
    [first, second].flatMap(({ candidate }) => subjectsOf(candidate.name)),
    shape,
  );
  const lead = opener.candidate.strength > first.candidate.strength ? opener.candidate : first.candidate;
  return { sign: desk.sign, date: desk.date, blocks, lead, shape };
}
