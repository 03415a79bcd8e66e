import type { IncomingMessage } from 'node:http';
import { APP_START } from '../../domain/counting/app-start.ts';
import { arrivalOf } from '../../domain/counting/arrival.ts';
import type { PageName } from '../../domain/pages/pages.ts';
import type { Agent } from './agents.ts';
import type { Ledger } from './ledger.ts';

/** What may be counted of a page; what is about one person has none. */
export interface CountedPage {
  name: PageName;
  /** Null where the address tells more than which page: a drawn reading, a question, a day somebody chose. */
  address: string | null;
  /** The question of a page of answers. */
  question: string | null;
}

export interface PageCounterParts {
  ledger: Pick<Ledger, 'add'>;
  agentOf: (name: string | undefined) => Agent;
  onSearch: (question: string) => void;
  /** Somebody came from elsewhere, by this address. */
  onVisit: (url: string) => void;
}

/** As much of a request as counting asks for, whoever has answered it. */
export type CountedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type PageCounter = (request: CountedRequest, page: CountedPage) => void;

/** Counts a page that is answered with 200 or 304, whichever part of the site answers it. */
export function pageCounter({ ledger, agentOf, onSearch, onVisit }: PageCounterParts): PageCounter {
  function countProgram(agent: Exclude<Agent, 'person'>): void {
    if (agent === 'bot') ledger.add('bot');
    else ledger.add('share', agent);
  }

  return ({ method, headers, url }, { name, address, question }) => {
    if (method !== 'GET') return;
    const agent = agentOf(headers['user-agent']);
    if (agent !== 'person') return countProgram(agent);
    const arrival = arrivalOf(method, headers);
    if (arrival === null) return;
    ledger.add('view', name);
    if (address !== null) ledger.add('read', address);
    if (arrival === 'visit') {
      ledger.add('visit');
      onVisit(url!);
    }
    if (url === APP_START) ledger.add('app');
    if (question !== null) onSearch(question);
  };
}
