import type { PageName } from '../../domain/pages/pages.ts';
import { resolvePage, type OpenDays, type RequestedPage } from '../../domain/pages/resolve.ts';
import type { CountedPage } from '../counting/page-counter.ts';
import type { PagePolicies, PagePolicy } from './policies.ts';
import { splitUrl } from './requested-page.ts';

const NOT_FOUND_PAGES: readonly PageName[] = ['notFound', 'unknownSign'];

export const isNotFoundPage = ({ name }: RequestedPage): boolean => NOT_FOUND_PAGES.includes(name);

/** A question counts once, however many pages and kinds of its answers somebody looks at. */
export function countedPage(page: RequestedPage, { keep, mayBeCopied }: PagePolicy): CountedPage {
  const { name, address, query } = page;
  const isNamed = mayBeCopied && keep(page);
  const isFirst = name === 'search' && query.kind === undefined && query.page === undefined;
  return { name, address: isNamed ? address : null, question: (isFirst && query.q) || null };
}

/** What counts of a page that was answered from a copy in front of the site: only of what is kept here are there any. */
export function countedByUrl(url: string, policies: PagePolicies, days: OpenDays): CountedPage | null {
  const { path, search } = splitUrl(url);
  const page = resolvePage(path, search, days);
  if (page.kind !== 'page' || isNotFoundPage(page)) return null;
  const policy = policies[page.name];
  const isShared = policy.audience === 'everyone' && policy.mayBeCopied && policy.keep(page);
  return isShared && policy.exists(page) ? countedPage(page, policy) : null;
}
