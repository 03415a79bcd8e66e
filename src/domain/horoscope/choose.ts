import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { Candidate } from './candidate.ts';
import type { Candidates } from './candidates.ts';
import { overlaps, ranked, sharesBody } from './rank.ts';
import { fractionOf } from '../calendar/seed.ts';
import { shapesToTry, type Part } from './shapes.ts';
import * as telling from './choose-paragraph.ts';
import type { Desk, Limits, Told } from './choose-paragraph.ts';

export interface Chosen {
  sign: SignKey;
  date: CivilDate;
  blocks: Told[];
  lead: Candidate;
  shape: number;
}

/** Thrown when the bank has no words for a true sky: a fault of the content, found by its check. */
export class MissingWords extends Error {}

/** 220 less what filled slots add to a paragraph's own count. */
const MOST_WORDS = 203;
const LEAST_WORDS = 150;
const ROOM_FOR_ADVICE = 36;
const ROOM_FOR_CLOSING = 18;
const LEAST_BODY = 50;
/**
 * Some days end on a single line instead of a piece of advice; every day would be a mannerism. Long paragraphs leave room
 * for no more than a line on about as many days again.
 */
const SHARE_OF_CLOSINGS = 0.2;

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

/** Words left for a paragraph: if the day ends as planned, and if it ends on a single line. */
interface Room {
  planned: number;
  most: number;
}

/** Candidates in groups, the more welcome ones first. */
type Tiers = readonly (readonly Candidate[])[];

/**
 * What happens today is told even if the day then ends on a single line; anything else first tries to leave the ending
 * as it is planned. Rather than speak of one thing twice, a reading spends words that were kept for a day to come.
 */
function bodyTold(tiers: Tiers, news: readonly Candidate[], room: Room, desk: Desk): Told | null {
  const limits = { most: room.most };
  const told = (tier: readonly Candidate[]): Told | null =>
    telling.firstTold(tier, desk, { most: room.planned }) ??
    telling.firstTold(tier, desk, limits) ??
    telling.keptBackTold(tier, desk, limits);
  return (
    telling.firstTold(news, desk, limits) ??
    tiers.reduce<Told | null>((found, tier) => found ?? told(tier), null) ??
    telling.shortestTold(tiers.flat(), desk) ??
    telling.longestAgoTold(tiers.flat(), desk)
  );
}

const isNews = (candidate: Candidate): boolean => candidate.isNews === true;

function chooseBodies(candidates: Candidates, opener: Told, desk: Desk): [Told, Told] {
  const { house } = opener.candidate;
  // On Mondays opener and advice are both about the Moon: a third paragraph on its house is one too many.
  const crowded = candidates.advice.house === house ? house : null;
  const bodies = ranked(candidates.bodies, crowded, desk);
  const ending = endsOnALine(desk) ? ROOM_FOR_CLOSING : ROOM_FOR_ADVICE;
  const roomBeside = (words: number): Room => ({
    planned: MOST_WORDS - ending - words,
    most: MOST_WORDS - ROOM_FOR_CLOSING - words,
  });
  const firstRoom = roomBeside(opener.unit.words + LEAST_BODY);
  const first = must(bodyTold([bodies], bodies.filter(isNews), firstRoom, desk), 'body paragraph', desk);
  const others = bodies.filter(({ name }) => name !== first.candidate.name);
  const distinct = others.filter((one) => !overlaps(one, first.candidate));
  // Opener and first may both be about the Moon's house; the second then looks elsewhere if it can.
  const elsewhere = distinct.filter((one) => one.house !== house);
  const otherBodies = others.filter((one) => !sharesBody(one, first.candidate));
  const otherHouses = others.filter((one) => one.house !== first.candidate.house);
  const tiers = [[...elsewhere, ...distinct], otherHouses, otherBodies, others];
  const secondRoom = roomBeside(opener.unit.words + first.unit.words);
  const second = bodyTold(tiers, distinct.filter(isNews), secondRoom, desk);
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
    const unit = telling.unitFor(candidate, desk, limits);
    return unit && { candidate, unit };
  };
  const opener = must(
    tell(candidates.opener) ?? telling.longestAgoTold([candidates.opener], desk),
    'Moon opener',
    desk,
  );
  const [first, second] = chooseBodies(candidates, opener, desk);
  const soFar = opener.unit.words + first.unit.words + second.unit.words;
  const room = { least: LEAST_WORDS - soFar, most: MOST_WORDS - soFar };
  const line = tell(candidates.closing, room);
  const counsel = tell(candidates.advice, room);
  const ending = endsOnALine(desk) ? (line ?? counsel) : (counsel ?? line);
  const advice = must(ending ?? telling.shortestTold([candidates.advice], desk), 'advice', desk);
  const { blocks, shape } = arrange(
    { opener, first, second, advice },
    advice.candidate === candidates.closing,
    desk,
  );
  desk.history.endDay(
    desk.day,
    [first, second].flatMap(({ candidate }) => telling.subjectsOf(candidate.name)),
    shape,
  );
  const lead = opener.candidate.strength > first.candidate.strength ? opener.candidate : first.candidate;
  return { sign: desk.sign, date: desk.date, blocks, lead, shape };
}
