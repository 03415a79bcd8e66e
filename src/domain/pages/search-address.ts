import { pageNumberFrom } from '../quotes/paging.ts';

/** The kinds of results, in the order of the wire's own list. */
export const RESULT_KINDS = ['horoscopes', 'sky', 'blog', 'quotes', 'tarot', 'pages', 'archive'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export interface AskedSearch {
  /** Empty where nothing has been asked yet. */
  q: string;
  kind: ResultKind | null;
  /** Only a single kind is paged. */
  page: number;
}

type Parameter = (name: string) => string | null | undefined;

const LONGEST = 200;
const LAST_PAGE = 50;

/** A question as everybody reads it: no odd spaces, no characters that cannot be seen, not too long. */
function cleanQuestion(text: string | null | undefined): string {
  const seen = (text ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  // Cutting may halve a character that takes two places.
  return seen
    .slice(0, LONGEST)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}

function kindFrom(value: string | null | undefined): ResultKind | null {
  return RESULT_KINDS.find((kind) => kind === value) ?? null;
}

/** What an address asks for; junk means the whole first page, as everywhere. */
export function askedSearch(parameter: Parameter): AskedSearch {
  const q = cleanQuestion(parameter('q'));
  const kind = q === '' ? null : kindFrom(parameter('kind'));
  const page = kind === null ? 1 : (pageNumberFrom(parameter('page')) ?? 1);
  return { q, kind, page: Math.min(page, LAST_PAGE) };
}

/** The one address of a search. */
export function searchAddress({ q, kind = null, page = 1 }: Partial<AskedSearch>): string {
  if (!q) return '/search';
  const words = encodeURIComponent(q).replaceAll('%20', '+');
  return `/search?q=${words}${kind ? `&kind=${kind}` : ''}${page > 1 ? `&page=${page}` : ''}`;
}

/** A birthday on a cusp is asked for its year in a field of its own; together they are one question. */
export function searchWithYear(parameter: Parameter): string | null {
  const year = parameter('year')?.trim() ?? '';
  const { q } = askedSearch(parameter);
  return q !== '' && /^(?:19|20)\d\d$/.test(year) ? searchAddress({ q: `${q} ${year}` }) : null;
}
