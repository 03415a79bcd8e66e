import type { SearchAnswer, SearchKind, SearchResult } from '../../contract/search.ts';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { weekLabel, whenOf } from '../../domain/archive/labels.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { monthDay } from '../../domain/calendar/written-date.ts';
import { periodLabel, periodOf } from '../../domain/forecast/period.ts';
import { blocksOf, segmentsOf } from '../../domain/horoscope/reading.ts';
import { excerpt, marked, type FindHits } from '../../domain/search/marking.ts';
import { wordsBeginningWith } from '../../domain/search/words.ts';
import { isSignKey, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Connection } from '../db/database.ts';
import type { Gathered, Hit } from './gather.ts';
import type { Question } from './question.ts';
import type { ReadingSources } from './sources.ts';
import type { Stems } from './stems.ts';

/** A hit with all of its words, not marked yet. */
interface Plain {
  href: string;
  title: string;
  note: string;
  text: string;
  icon: string;
  atMs: number | null;
}

const NAMES = { daily: 'Daily Horoscope', weekly: 'Weekly Horoscope', monthly: 'Monthly Horoscope' };

const asSentence = (heading: string): string => (/[.!?…]$/.test(heading) ? heading : `${heading}.`);

/** A reading's blocks as running text. */
function runningText(description: string): string {
  return blocksOf(description)
    .flatMap(segmentsOf)
    .map(({ heading, text }) => (heading ? `${asSentence(heading)} ${text}` : text))
    .join(' ');
}

type CurrentText = Pick<Plain, 'note' | 'text'>;

/** What a sign's own page says now: it changes daily and is not in the index. */
const CURRENT_TEXTS: Record<
  string,
  (sign: SignKey, date: CivilDate, readings: ReadingSources) => Promise<CurrentText>
> = {
  daily: async (sign, date, { horoscope }) => ({
    note: `Today, ${monthDay(date)}`,
    text: runningText((await horoscope.daily(sign, date)).description),
  }),
  weekly: async (sign, date, { forecast }) => {
    const { week, overview } = await forecast.weekly(sign, date);
    return { note: weekLabel(week.from, monthDay), text: overview };
  },
  monthly: async (sign, date, { forecast }) => {
    const { overview } = await forecast.monthly(sign, date);
    return { note: periodLabel(periodOf('monthly', date)), text: overview };
  },
};

async function plainHit(hit: Hit, date: CivilDate, readings: ReadingSources): Promise<Plain> {
  if (hit.from === 'archive') {
    const { kind, sign, period: from, text } = hit.reading;
    return {
      href: archivedAddress({ kind, sign, from }),
      title: `${signOf(sign).name}, ${whenOf({ kind, sign, from })}`,
      note: NAMES[kind],
      text: runningText(text),
      icon: sign,
      atMs: null,
    };
  }
  const { id, body, ...shown } = hit.document;
  const [page = '', sign] = id.split(' ');
  const currentText = CURRENT_TEXTS[page];
  if (!currentText || !isSignKey(sign)) return { ...shown, text: body };
  return { ...shown, ...(await currentText(sign, date, readings)) };
}

/** A stem begins like its word, so only words with the same first letters can match. */
const BEGINNING = 2;

/** Looks up the stems of words that may match, and finds those that were asked for. */
async function hitFinder(
  { terms }: Question,
  texts: readonly string[],
  { db, stems }: Marking,
): Promise<FindHits> {
  const asked = new Set(terms.flatMap((term) => term.stems));
  const likely = wordsBeginningWith([...new Set([...asked].map((stem) => stem.slice(0, BEGINNING)))]);
  await stems.learn(
    db,
    texts.flatMap((text) => likely(text).map(({ word }) => word)),
  );
  return (text) => likely(text).filter(({ word }) => asked.has(stems.of(word) ?? ''));
}

export interface Marking {
  db: Connection;
  stems: Stems;
  readings: ReadingSources;
}

export type Shown = { kind: SearchKind; total: number; results: SearchResult[] };

/** The hits with their words marked, whatever form the words stand in. */
export async function shownGroups(
  { groups }: Gathered,
  question: Question,
  date: CivilDate,
  marking: Marking,
): Promise<Shown[]> {
  const plain = await Promise.all(
    groups.map(({ hits }) => Promise.all(hits.map((hit) => plainHit(hit, date, marking.readings)))),
  );
  const texts = plain.flat().flatMap(({ title, text }) => [title, text]);
  const hitsIn = await hitFinder(question, texts, marking);
  return groups.map(({ kind, total }, at) => ({
    kind,
    total,
    results: plain[at]!.map(({ href, title, note, text, icon, atMs }) => ({
      kind,
      href,
      title: marked(title, hitsIn),
      note,
      text: excerpt(text, hitsIn),
      icon,
      at: atMs === null ? null : new Date(atMs).toISOString(),
    })),
  }));
}

/** So many letters in common are no chance. */
const SAME_LETTERS = 40;

/** What the best answer has just said is not said again beneath it. */
export function withoutSaid(groups: readonly Shown[], answer: SearchAnswer | null): Shown[] {
  const isSaid = ({ text }: SearchResult): boolean => {
    const words = text.map((part) => part.text).join('');
    return words.length >= SAME_LETTERS && answer!.text.includes(words.slice(0, SAME_LETTERS));
  };
  return groups.map(({ results, ...group }) => ({
    ...group,
    results: results.map((result) => (answer && isSaid(result) ? { ...result, text: [] } : result)),
  }));
}
