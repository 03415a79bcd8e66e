import { SEARCH_KINDS, type SearchKind } from '../../contract/search.ts';
import { referenceDayStartMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { inZodiacOrder, pairKey } from '../../domain/compatibility/pairs.ts';
import { periodOf } from '../../domain/forecast/period.ts';
import { archivedTotal, type ArchivedCount } from '../../domain/search/archived-count.ts';
import { signsOfBirthday } from '../../domain/search/birthday.ts';
import { isGeneral, kindsWanted } from '../../domain/search/general-words.ts';
import { understand } from '../../domain/search/intents.ts';
import { rankedDocuments, type Ranked } from '../../domain/search/ranking.ts';
import { folded } from '../../domain/search/words.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Transaction } from '../db/database.ts';
import {
  countArchive,
  findArchive,
  findCurrentReadings,
  findDocuments,
  findTitles,
  readDocuments,
  type FoundReading,
  type OlderReading,
  type ReadingQuery,
  type ShownDocument,
} from './lookup-store.ts';
import { isLetter, signsBeginning, withoutWords, type Question } from './question.ts';

export const SHOWN_IN_A_GROUP = 3;
export const SHOWN_ON_A_PAGE = 10;
/** Shorter texts are not compared with titles. */
const SHORTEST_LINE = 6;
/** Readings match by their text alone, so they rank below pages that match by their title. */
const SCORE_OF_READINGS = 0.12;

export interface Asked {
  kind: SearchKind | null;
  page: number;
  /** The visitor's day, within what is open. */
  date: CivilDate;
  latest: CivilDate;
  nowMs: number;
}

export type Hit = { from: 'documents'; document: ShownDocument } | { from: 'archive'; reading: OlderReading };

export interface Gathered {
  counts: { kind: SearchKind; total: number }[];
  archived: ArchivedCount;
  groups: { kind: SearchKind; total: number; hits: Hit[] }[];
}

interface Group {
  kind: SearchKind;
  ids: string[];
  /** Readings of the past count as one result, however many there are. */
  total: number;
  score: number;
}

const NONE_ARCHIVED: ArchivedCount = { days: 0, weeksAndMonths: 0 };

/** General words are left out, since nearly every reading has them; so is tomorrow, which is no part of the past. */
function readingQuery({ terms }: Question, { date }: Asked): ReadingQuery | null {
  const specific = terms.map(({ stems }) => stems).filter((stems) => !stems.every(isGeneral));
  if (specific.length === 0) return null;
  const current = {
    daily: date,
    weekly: periodOf('weekly', date).from,
    monthly: periodOf('monthly', date).from,
  };
  return { terms: specific, current, latest: date };
}

const pageOf = ({ kind, sign }: FoundReading): string => `${kind} ${sign}`;

function groupsOf(
  ranked: readonly Ranked[],
  current: readonly FoundReading[],
  archived: ArchivedCount,
): Group[] {
  const named = new Set(ranked.map(({ id }) => id));
  const added = current
    .map(pageOf)
    .filter((id) => !named.has(id))
    .map((id) => ({ id, kind: 'horoscopes', score: SCORE_OF_READINGS }));
  const all = [...ranked, ...added];
  return SEARCH_KINDS.map((kind): Group => {
    const mine = all.filter((one) => one.kind === kind);
    const rest = kind === 'horoscopes' && archivedTotal(archived) > 0 ? 1 : 0;
    const score = mine[0]?.score ?? SCORE_OF_READINGS;
    return { kind, ids: mine.map(({ id }) => id), total: mine.length + rest, score };
  })
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.score - one.score);
}

/** For questions of stop words alone: full text ignores them, but a famous line may consist of them. */
async function likeTitles(tx: Transaction, { text }: Question): Promise<Ranked[]> {
  if (text.length < SHORTEST_LINE) return [];
  const found = await findTitles(tx, folded(text));
  return found.map(({ id, kind }, at) => ({ id, kind, score: 1 / (at + 1) }));
}

interface Window {
  offset: number;
  limit: number;
}

function documentHits(ids: readonly string[], documents: ReadonlyMap<string, ShownDocument>): Hit[] {
  return ids.flatMap((id): Hit[] => {
    const document = documents.get(id);
    return document ? [{ from: 'documents', document }] : [];
  });
}

async function groupsShown(
  tx: Transaction,
  groups: readonly Group[],
  { offset, limit }: Window,
): Promise<Gathered['groups']> {
  const cuts = groups.map(({ ids }) => ids.slice(offset, offset + limit));
  const documents = await readDocuments(tx, cuts.flat());
  return groups.map(({ kind, total }, at) => ({ kind, total, hits: documentHits(cuts[at]!, documents) }));
}

async function archiveShown(
  tx: Transaction,
  query: ReadingQuery | null,
  archived: ArchivedCount,
  window: Window,
): Promise<Gathered['groups']> {
  if (!query || archivedTotal(archived) === 0) return [];
  const older = await findArchive(tx, query, window);
  const hits = older.map((reading): Hit => ({ from: 'archive', reading }));
  return [{ kind: 'archive', total: archivedTotal(archived), hits }];
}

async function rankedBy(tx: Transaction, question: Question, { date, nowMs }: Asked): Promise<Ranked[]> {
  const { terms, text } = question;
  if (terms.length === 0) return likeTitles(tx, question);
  const found = await findDocuments(
    tx,
    terms.map(({ stems }) => stems),
    nowMs,
  );
  const asking = { todayMs: referenceDayStartMs(date), wanted: kindsWanted(folded(text)) };
  return rankedDocuments(found, terms, asking);
}

/** The pages of signs, for a question that names the signs without any word of theirs. */
function signPages(signs: readonly SignKey[]): Ranked[] {
  return (['daily', 'weekly', 'monthly'] as const).flatMap((page) =>
    signs.map((sign) => ({ id: `${page} ${sign}`, kind: 'horoscopes', score: 1 })),
  );
}

/** Two signs are a question about these two, whatever the texts of others say of them. */
function isNoOtherPair(signs: readonly [SignKey, SignKey]): (one: Ranked) => boolean {
  const asked = `pair ${pairKey(...inZodiacOrder(...signs))}`;
  return ({ id }) => !id.startsWith('pair ') || id === asked;
}

interface Matches {
  ranked: Ranked[];
  query: ReadingQuery | null;
}

async function matchesOf(tx: Transaction, question: Question, asked: Asked): Promise<Matches> {
  const { intent, time } = understand(question.text, { today: asked.date, latest: asked.latest });
  // A date stands for no text of ours: "march" is no word of love.
  if (intent?.kind === 'birthday') return { ranked: signPages(signsOfBirthday(intent)), query: null };
  if (isLetter(question.text)) return { ranked: signPages(signsBeginning(question.text)), query: null };
  const isOfBirth = intent?.kind === 'birth-placement' || intent?.kind === 'own-sign';
  const meant = isOfBirth && time ? await withoutWords(tx, question, time.said) : question;
  const ranked = await rankedBy(tx, meant, asked);
  if (intent?.kind === 'pair')
    return { ranked: ranked.filter(isNoOtherPair(intent.signs)), query: readingQuery(meant, asked) };
  return { ranked, query: isOfBirth ? null : readingQuery(meant, asked) };
}

/** Everything that matches the question, as far as it will be shown. */
export async function gather(tx: Transaction, question: Question, asked: Asked): Promise<Gathered> {
  const { ranked, query } = await matchesOf(tx, question, asked);
  const current = query ? await findCurrentReadings(tx, query) : [];
  const archived = query ? await countArchive(tx, query, current) : NONE_ARCHIVED;
  const groups = groupsOf(ranked, current, archived);
  const counts = groups.map(({ kind, total }) => ({ kind, total }));
  if (asked.kind === null) {
    const shown = await groupsShown(tx, groups, { offset: 0, limit: SHOWN_IN_A_GROUP });
    return { counts, archived, groups: shown };
  }
  const window = { offset: (asked.page - 1) * SHOWN_ON_A_PAGE, limit: SHOWN_ON_A_PAGE };
  if (asked.kind === 'archive')
    return { counts, archived, groups: await archiveShown(tx, query, archived, window) };
  const wanted = groups.filter(({ kind }) => kind === asked.kind);
  return { counts, archived, groups: await groupsShown(tx, wanted, window) };
}
