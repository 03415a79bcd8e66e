import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { isSecondAsking } from '../../domain/counting/second-asking.ts';
import type { Database } from '../db/database.ts';
import type { SearchService } from '../search/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { agents } from './agents.ts';
import { cdnNotice } from './cdn.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { pageCounter, type PageCounter } from './page-counter.ts';
import { postCounter, type KnowsPost } from './post-counter.ts';
import { searchCounter } from './search-counter.ts';

export interface Counting extends Ledger {
  /** A page that was answered. */
  page: PageCounter;
  /** A page that the proxy in front answered: its lines do not say whether a CDN had asked it. */
  pageInFront: PageCounter;
  /** A question that one of our own pages asked the API; what others ask it is no search on the site. */
  search: (question: string, headers: IncomingHttpHeaders) => void;
  /** Whether a content delivery network answers others from copies of its own: what is counted is less than what is read. */
  isBehindCdn: () => boolean;
}

interface CountingParts {
  database: Pick<Database, 'db'>;
  calendar: Pick<SiteCalendar, 'today'>;
  search: Pick<SearchService, 'find'>;
  knowsPost: KnowsPost;
  log: Logger;
}

/** How much the site is used, as sums: requests that arrive anyway are counted where they are answered. */
export function createCounting(parts: CountingParts): Counting {
  const { database, calendar, search, knowsPost, log } = parts;
  const ledger = createLedger(database.db, calendar, log);
  const agentOf = agents();
  const onSearch = searchCounter(ledger, search.find, calendar.today);
  const cdn = cdnNotice();
  const countPage = pageCounter({ ledger, agentOf, onSearch, onVisit: postCounter(ledger, knowsPost) });
  return {
    ...ledger,
    page(request, page) {
      cdn.note(request.headers);
      countPage(request, page);
    },
    pageInFront: countPage,
    isBehindCdn: cdn.isInFront,
    search(question, headers) {
      if (headers['sec-fetch-site'] !== 'same-origin' || isSecondAsking(headers.referer, question)) return;
      if (agentOf(headers['user-agent']) === 'person') onSearch(question);
    },
  };
}
