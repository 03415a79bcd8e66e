export const QUOTES_PER_PAGE = 20;

/** The number a `?page=` names: null for what is no number of a page. */
export function pageNumberFrom(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

export interface PageOf<T> {
  page: number;
  pages: number;
  total: number;
  items: T[];
}

/** One page of a list, or null beyond its last. */
export function pageOfList<T>(all: readonly T[], page: number): PageOf<T> | null {
  const pages = Math.max(1, Math.ceil(all.length / QUOTES_PER_PAGE));
  if (page < 1 || page > pages) return null;
  const items = all.slice((page - 1) * QUOTES_PER_PAGE, page * QUOTES_PER_PAGE);
  return { page, pages, total: all.length, items };
}

/** The first page has no number in its address: one page, one address. */
export function pagedAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
