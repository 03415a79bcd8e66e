import type { PageName } from '../../domain/pages/pages.ts';
import type { RequestedPage } from '../../domain/pages/resolve.ts';
import type { Meters } from '../http/health.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { NEVER_KEPT, type PageCache } from './page-cache.ts';
import { pageEntry, type PageEntry } from './page-entry.ts';
import type { PagePolicies } from './policies.ts';
import type { PageRenderer, RenderedPage } from './renderer.ts';

export type Mode = 'production' | 'development';

export interface PageSourceParts {
  cache: PageCache;
  policies: PagePolicies;
  render: PageRenderer;
  calendar: SiteCalendar;
  meters: Meters;
  siteUrl: string;
  mode: Mode;
}

/** Where the bytes of every page and generated file come from. */
export interface PageSource {
  page: (page: RequestedPage) => Promise<PageEntry>;
  file: (files: GeneratedFiles, path: string) => Promise<PageEntry>;
}

const NOT_FOUND_PAGES: readonly PageName[] = ['notFound', 'unknownSign'];

export function pageSource(parts: PageSourceParts): PageSource {
  const { cache, policies, render, calendar, meters, siteUrl, mode } = parts;
  // In development every look at a page is a new one.
  const keepsNothing = mode === 'development';

  function entryOf(rendered: RenderedPage): Promise<PageEntry> {
    meters.pagesRendered.inc();
    return pageEntry(rendered, siteUrl, mode);
  }

  /** A page for one person is rendered for each request. */
  async function personalPage(page: RequestedPage): Promise<PageEntry> {
    return entryOf({ ...(await render(page)), isPersonal: true });
  }

  return {
    async page(page) {
      const { audience, keep, staleAtMs } = policies[page.name];
      if (audience !== 'everyone') return personalPage(page);
      return cache.get({
        audience,
        status: NOT_FOUND_PAGES.includes(page.name) ? 404 : 200,
        address: page.address,
        staleAtMs: () => (keepsNothing || !keep(page) ? NEVER_KEPT : staleAtMs()),
        make: async () => entryOf(await render(page)),
      });
    },
    file(files, path) {
      return cache.get({
        audience: 'everyone',
        status: 200,
        address: path,
        staleAtMs: () => (keepsNothing ? NEVER_KEPT : (files.staleAtMs ?? calendar.nextMidnightMs)()),
        make: async () => entryOf(await files.render(path)),
      });
    },
  };
}
