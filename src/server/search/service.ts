import type { SearchAnswers, SearchKind, SearchSuggestions } from '../../contract/search.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { archivedTotal } from '../../domain/search/archived-count.ts';
import { spelledOut } from '../../domain/search/symbols.ts';
import { tidied, wordsIn } from '../../domain/search/words.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';
import { aliasBook, type AliasBook } from './alias-book.ts';
import { answering } from './answers/answers.ts';
import { gather, SHOWN_ON_A_PAGE, type Asked, type Gathered } from './gather.ts';
import { indexKeeper, type IndexKeeper } from './index-keeper.ts';
import { leadsOf, type Lead } from './leads.ts';
import { searching } from './lookup-store.ts';
import { questionFrom } from './question.ts';
import { RecentAnswers } from './recent-answers.ts';
import { shownGroups, withoutSaid, type Marking } from './results.ts';
import type { AnswerSources, IndexedContent } from './sources.ts';
import { Stems } from './stems.ts';
import { suggestionsFor } from './suggestions.ts';

export interface SearchRequest {
  q: string;
  kind?: SearchKind | undefined;
  page?: number | undefined;
  /** The visitor's own day; the site's without it. */
  date?: CivilDate | undefined;
}

export interface SearchService {
  find: (request: SearchRequest) => Promise<SearchAnswers>;
  suggest: (request: Pick<SearchRequest, 'q' | 'date'>) => Promise<SearchSuggestions>;
  index: IndexKeeper;
  /** After the content has changed: what is found and answered follows it. */
  renew: () => Promise<void>;
  aliases: AliasBook;
}

interface SearchServices extends AnswerSources {
  clock: Clock;
  calendar: Pick<SiteCalendar, 'today'>;
  sky: Pick<SkyService, 'events' | 'searchAnswer'>;
}

interface SearchParts {
  database: Database;
  content: () => IndexedContent;
  services: SearchServices;
}

function nothing(query: string, { kind, page = 1 }: SearchRequest): SearchAnswers {
  return {
    query,
    kind: kind ?? null,
    page,
    pages: 0,
    total: 0,
    answer: null,
    readAs: null,
    didYouMean: null,
    counts: [],
    archived: { days: 0, weeksAndMonths: 0 },
    groups: [],
  };
}

/** As many as have addresses. */
const MOST_PAGES = 50;

/** The pages of one kind; its readings of the past stand on pages of their own. */
function pagesOf({ groups, archived }: Gathered, kind: SearchKind): number {
  const isWithArchive = kind === 'horoscopes' && archivedTotal(archived) > 0;
  const listed = (groups[0]?.total ?? 0) - (isWithArchive ? 1 : 0);
  return Math.min(MOST_PAGES, Math.ceil(listed / SHOWN_ON_A_PAGE));
}

/** The date, moved into the range that has readings: a visitor's clock may be wrong. */
function openDay(date: CivilDate, latest: CivilDate): CivilDate {
  if (date < ARCHIVE_FIRST_DAY) return ARCHIVE_FIRST_DAY;
  return date > latest ? latest : date;
}

/** Questions that are written differently and mean the same. */
const keyOf = ({ words, page: leadsTo }: Lead, { kind, page, date, latest }: Asked): string =>
  JSON.stringify([words.toLowerCase(), leadsTo, kind, page, date, latest]);

export function searchService(parts: SearchParts): SearchService {
  const { database, services } = parts;
  const { db } = database;
  const index = indexKeeper(parts);
  const marking: Marking = { db, stems: new Stems(), readings: services };
  const answers = answering(services);
  const aliases = aliasBook(db);
  const leads = leadsOf(db, aliases, answers);
  const recent = new RecentAnswers<SearchAnswers>();
  const recentSuggestions = new RecentAnswers<SearchSuggestions>();

  function askedBy({ kind, page = 1, date }: SearchRequest): Asked {
    const nowMs = services.clock.nowMs();
    const latest = latestOpenDate(nowMs);
    return {
      kind: kind ?? null,
      page,
      date: openDay(date ?? services.calendar.today(), latest),
      latest,
      nowMs,
    };
  }

  async function lookUp(lead: Lead, request: SearchRequest, asked: Asked): Promise<SearchAnswers> {
    await index.whenUsable();
    const plan = await leads.plan(lead, asked.nowMs);
    const { question, gathered } = await searching(db, async (tx) => {
      const understood = await questionFrom(tx, plan.text);
      return { question: understood, gathered: await gather(tx, understood, asked) };
    });
    const groups = await shownGroups(gathered, question, asked.date, marking);
    const answered = await plan.answers(question.text, { today: asked.date, latest: asked.latest });
    return {
      ...nothing(lead.words, request),
      pages: asked.kind === null ? 1 : pagesOf(gathered, asked.kind),
      total: gathered.counts.reduce((all, one) => all + one.total, 0),
      ...answered,
      didYouMean: question.isCorrected ? question.text : null,
      counts: gathered.counts,
      archived: gathered.archived,
      // With a kind, the page shows no best answer.
      groups: asked.kind === null ? withoutSaid(groups, answered.answer) : groups,
    };
  }

  function forget(): void {
    recent.clear();
    recentSuggestions.clear();
  }

  return {
    index,
    async renew() {
      forget();
      await index.renew();
      forget();
    },
    aliases,
    async find(request) {
      const query = tidied(request.q);
      const words = spelledOut(query);
      if (wordsIn(words).length === 0) return nothing(query, request);
      const asked = askedBy(request);
      const lead = await leads.of(words);
      const found = await recent.get(keyOf(lead, asked), () => lookUp(lead, request, asked));
      return { ...found, query };
    },
    async suggest({ q, date }) {
      const query = tidied(q);
      const words = spelledOut(query);
      if (wordsIn(words).length === 0) return { query, goTo: [], foundIn: [], total: 0 };
      const asked = askedBy({ q, date });
      const lead = await leads.of(words);
      const offered = await recentSuggestions.get(keyOf(lead, asked), async () => {
        await index.whenUsable();
        const plan = await leads.plan(lead, asked.nowMs);
        return suggestionsFor(plan.text, asked, marking, plan.answers);
      });
      return { ...offered, query };
    },
  };
}
