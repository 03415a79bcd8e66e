import { SEARCH_KINDS, type SearchKind } from '../../contract/search.ts';
import { referenceDayStartMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { periodOf } from '../../domain/forecast/period.ts';
import { isGeneral, kindsWanted } from '../../domain/search/general-words.ts';
import { rankedDocuments, type Ranked } from '../../domain/search/ranking.ts';
import { folded } from '../../domain/search/words.ts';
import type { Transaction } from '../db/database.ts';
import {
  countArchive,
  findArchive,
  findCurrentReadings,
  findDocuments,
  findTitles,
  readDocuments,
  type OlderReading,
  type FoundReading,
  type ReadingQuery,
  type ShownDocument,
} from './lookup-store.ts';
import type { Question } from './question.ts';

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
  groups: { kind: SearchKind; total: number; hits: Hit[] }[];
}

interface Group {
  kind: SearchKind;
  ids: string[];
  archived: number;
  score: number;
}

/** General words are left out, since nearly every reading has them. */
function readingQuery({ terms }: Question, { date, latest }: Asked): ReadingQuery | null {
  const specific = terms.map(({ stems }) => stems).filter((stems) => !stems.every(isGeneral));
  if (specific.length === 0) return null;
  const current = {
    daily: date,
    weekly: periodOf('weekly', date).from,
    monthly: periodOf('monthly', date).from,
  };
  return { terms: specific, current, latest };
}

const pageOf = ({ kind, sign }: FoundReading): string => `${kind} ${sign}`;

function groupsOf(ranked: readonly Ranked[], current: readonly FoundReading[], archived: number): Group[] {
  const named = new Set(ranked.map(({ id }) => id));
  const added = current
    .map(pageOf)
    .filter((id) => !named.has(id))
    .map((id) => ({ id, kind: 'horoscopes', score: SCORE_OF_READINGS }));
  const all = [...ranked, ...added];
  return SEARCH_KINDS.map((kind): Group => {
    const mine = all.filter((one) => one.kind === kind);
    const rest = kind === 'horoscopes' ? archived : 0;
    const score = mine[0]?.score ?? (rest > 0 ? SCORE_OF_READINGS : 0);
    return { kind, ids: mine.map(({ id }) => id), archived: rest, score };
  })
    .filter(({ ids, archived: rest }) => ids.length + rest > 0)
    .sort((one, other) => other.score - one.score);
}

const totalOf = ({ ids, archived }: Group): number => ids.length + archived;

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

/** Which documents of a group are shown, and which of its older readings. */
function cutOf(group: Group, { offset, limit }: Window): { ids: string[]; readings: Window | null } {
  const ids = group.ids.slice(offset, offset + limit);
  const left = limit - ids.length;
  const isMore = left > 0 && group.archived > 0;
  return { ids, readings: isMore ? { offset: Math.max(0, offset - group.ids.length), limit: left } : null };
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
  window: Window,
  query: ReadingQuery | null,
): Promise<Gathered['groups']> {
  const cuts = groups.map((group) => cutOf(group, window));
  const documents = await readDocuments(
    tx,
    cuts.flatMap(({ ids }) => ids),
  );
  const shown: Gathered['groups'] = [];
  for (const [at, group] of groups.entries()) {
    const { ids, readings } = cuts[at]!;
    const older = readings && query ? await findArchive(tx, query, readings) : [];
    const hits = [
      ...documentHits(ids, documents),
      ...older.map((reading): Hit => ({ from: 'archive', reading })),
    ];
    shown.push({ kind: group.kind, total: totalOf(group), hits });
  }
  return shown;
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

/** Everything that matches the question, as far as it will be shown. */
export async function gather(tx: Transaction, question: Question, asked: Asked): Promise<Gathered> {
  const query = readingQuery(question, asked);
  const ranked = await rankedBy(tx, question, asked);
  const current = query ? await findCurrentReadings(tx, query) : [];
  const archived = query ? await countArchive(tx, query, current) : 0;
  const groups = groupsOf(ranked, current, archived);
  const shown = asked.kind === null ? groups : groups.filter(({ kind }) => kind === asked.kind);
  const window =
    asked.kind === null
      ? { offset: 0, limit: SHOWN_IN_A_GROUP }
      : { offset: (asked.page - 1) * SHOWN_ON_A_PAGE, limit: SHOWN_ON_A_PAGE };
  return {
    counts: groups.map((group) => ({ kind: group.kind, total: totalOf(group) })),
    groups: await groupsShown(tx, shown, window, query),
  };
}
