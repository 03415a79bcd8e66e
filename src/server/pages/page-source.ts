import type { CountedPage } from '../counting/page-counter.ts';
import type { RequestedPage } from '../../domain/pages/resolve.ts';
import type { Meters } from '../http/health.ts';
import type { WorkLimits } from '../http/work-limits.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { countedPage, isNotFoundPage } from './counted-page.ts';
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
  limits: WorkLimits;
  meters: Meters;
  siteUrl: string;
  mode: Mode;
}

/** Where the bytes of every page and generated file come from; `asker` is whose turn it costs to make them. */
export interface PageSource {
  page: (page: RequestedPage, asker: string) => Promise<PageEntry>;
  file: (files: GeneratedFiles, path: string, asker: string) => Promise<PageEntry>;
}

export function pageSource(parts: PageSourceParts): PageSource {
  const { cache, policies, render, calendar, limits, meters, siteUrl, mode } = parts;
  // In development every look at a page is a new one.
  const keepsNothing = mode === 'development';

  function entryOf(
    rendered: RenderedPage,
    isKept: boolean,
    counted: CountedPage | null = null,
  ): Promise<PageEntry> {
    meters.pagesRendered.inc();
    return pageEntry(rendered, { siteUrl, mode, isKept, counted });
  }

  /** A page for one person is rendered for each request. */
  async function personalPage(page: RequestedPage): Promise<PageEntry> {
    const { formsLeadTo } = policies[page.name];
    return entryOf({ ...(await render(page)), isPersonal: true, isSecret: true, formsLeadTo }, false);
  }

  const isKept = (page: RequestedPage): boolean => !keepsNothing && policies[page.name].keep(page);

  return {
    async page(page, asker) {
      const { audience, formsLeadTo, limit, mayBeCopied, prepare, staleAtMs } = policies[page.name];
      if (audience !== 'everyone') {
        await prepare(page, asker);
        return limits[limit].run(asker, () => personalPage(page));
      }
      return cache.get({
        audience,
        status: isNotFoundPage(page) ? 404 : 200,
        address: page.address,
        staleAtMs: () => (isKept(page) ? staleAtMs() : NEVER_KEPT),
        async make() {
          await prepare(page, asker);
          return limits[limit].run(asker, async () =>
            entryOf(
              { ...(await render(page)), isPersonal: !mayBeCopied, formsLeadTo },
              isKept(page),
              countedPage(page, policies[page.name]),
            ),
          );
        },
      });
    },
    file(files, path, asker) {
      const isFileKept = !keepsNothing && (files.keeps?.(path) ?? true);
      return cache.get({
        audience: 'everyone',
        status: 200,
        address: path,
        staleAtMs: () => (isFileKept ? (files.staleAtMs ?? calendar.nextMidnightMs)() : NEVER_KEPT),
        async make() {
          await files.prepare?.(path);
          return limits.files.run(asker, async () => entryOf(await files.render(path), isFileKept));
        },
      });
    },
  };
}
