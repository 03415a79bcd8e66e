import { reallySaidAddress } from '../../domain/quotes/wording.ts';
import type { QuotesService } from './service.ts';

interface Parts {
  /** What stands between the slashes after /quotes. */
  parts: string[];
  page: number;
}

function partsOf(address: string): Parts {
  const [path = '', query = ''] = address.split('?', 2);
  return { parts: path.split('/').slice(2), page: Number(/^page=(\d+)$/.exec(query)?.[1] ?? 1) };
}

/** Whether a page under /quotes exists; its address has been resolved already. */
export function quotePageExists(address: string, quotes: QuotesService): boolean {
  const { parts, page } = partsOf(address);
  const [first, second] = parts;
  if (first === undefined || first === 'favorites') return true;
  if (first === 'really-said') return second === undefined || quotes.misattribution(second) !== null;
  if (first === 'authors') return quotes.author(second!) !== null;
  return (second === undefined ? quotes.topic(first, page) : quotes.quote(first, second)) !== null;
}

/** Whoever looks for a line that is famous under the wrong name is led to what is known of it. */
export function movedQuoteTo(address: string, quotes: QuotesService): string | null {
  const [, slug] = partsOf(address).parts;
  if (!address.startsWith('/quotes/') || slug === undefined) return null;
  return quotes.misattribution(slug) === null ? null : reallySaidAddress(slug);
}
