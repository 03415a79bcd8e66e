import { expect } from 'vitest';
import type { Marked, SearchAnswers, SearchResult, SearchSuggestions } from '../../src/contract/search.ts';
import type { TestSite } from './site.ts';
import { ask } from './wire.ts';

/** The visitor's day, unless a test names another. */
export const SEARCH_DATE = '2026-11-15';

export interface Searching {
  find: (q: string, more?: string) => Promise<SearchAnswers>;
  suggest: (q: string) => Promise<SearchSuggestions>;
}

/** Asks a site's search; whatever it is asked, it must answer. */
export function searchingOn(origin: () => string): Searching {
  async function json<T>(path: string): Promise<T> {
    const { status, text } = await ask(origin(), path);
    expect([path, status]).toEqual([path, 200]);
    return JSON.parse(text) as T;
  }
  return {
    find: (q, more = '') => json(`/api/search?q=${encodeURIComponent(q)}&date=${SEARCH_DATE}${more}`),
    suggest: (q) => json(`/api/search/suggestions?q=${encodeURIComponent(q)}&date=${SEARCH_DATE}`),
  };
}

/** On a busy machine the first index may take longer to write than a search waits for it. */
export async function searchReady({ url }: Pick<TestSite, 'url'>): Promise<void> {
  while ((await ask(url, '/api/search?q=ready')).status === 503);
}

export const plain = (parts: Marked): string => parts.map(({ text }) => text).join('');

export const resultsOf = ({ groups }: SearchAnswers): SearchResult[] =>
  groups.flatMap(({ results }) => results);

/** An event has its own place on the page of the sky. */
export const pageOf = (href: string): string => href.replace(/^\/sky\?.*/, '/sky');

/** Pages as somebody meets them: the answer's links, then each group's first three. */
export function addresses({ answer, groups }: SearchAnswers): string[] {
  const links = (answer?.actions ?? []).map(({ href }) => href);
  const results = groups.flatMap((group) => group.results.slice(0, 3).map(({ href }) => href));
  return [...new Set([...links, ...results].map(pageOf))];
}
