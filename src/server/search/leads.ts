import { spelledOut } from '../../domain/search/symbols.ts';
import { tidied } from '../../domain/search/words.ts';
import type { Connection } from '../db/database.ts';
import type { AliasBook } from './alias-book.ts';
import { pagesAt } from './alias-store.ts';
import type { Answering } from './answers/answers.ts';
import { pageAnswer } from './answers/page.ts';

/** What is looked up in the place of what was typed. */
export interface Lead {
  words: string;
  /** The address that an alias leads to. */
  page: string | null;
}

interface Plan {
  text: string;
  answers: Answering;
}

export interface Leads {
  of: (words: string) => Promise<Lead>;
  /** The words to look up, and who answers them: a page that is led to answers in its own name. */
  plan: (lead: Lead, nowMs: number) => Promise<Plan>;
}

/** Where questions lead by what the owner says is meant by them; nearly all lead to themselves. */
export function leadsOf(db: Connection, aliases: AliasBook, answers: Answering): Leads {
  return {
    async of(words) {
      const target = await aliases.targetOf(words);
      if (target?.kind === 'page') return { words, page: target.to };
      return { words: target ? spelledOut(tidied(target.to)) : words, page: null };
    },
    async plan({ words, page }, nowMs) {
      const meant = page === null ? undefined : (await pagesAt(db, [page], nowMs)).get(page);
      if (!meant) return { text: words, answers };
      return { text: meant.title, answers: async () => ({ answer: pageAnswer(meant), readAs: null }) };
    },
  };
}
