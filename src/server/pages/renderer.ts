import { setImmediate } from 'node:timers/promises';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { PageServices } from '../../contract/page-services.ts';
import { SCRIPT_MARK_HEADER } from '../../contract/script-mark.ts';
import type { RequestedPage } from '../../domain/pages/resolve.ts';
import { deferScripts } from './defer-scripts.ts';
import { ownScripts } from './own-scripts.ts';

/** A page or generated file before it is compressed. */
export interface RenderedPage {
  status: number;
  text: string;
  /** The inline scripts that its policy allows: those that we wrote. */
  scripts?: readonly string[];
  /** Origins besides ours that its forms may lead to. */
  formsLeadTo?: readonly string[];
  /** Left out for HTML. */
  contentType?: string;
  cacheControl?: string;
  /** Content-Security-Policy of what is neither a page nor bare data. */
  policy?: string;
  /** For one person: nobody on the way may keep it, whatever its status. */
  isPersonal?: boolean;
  /** About one order: its address is a key, which no other site and no index may learn. */
  isSecret?: boolean;
  /** A picture that other sites may show, as feed readers do. */
  isForAll?: true;
}

export type PageRenderer = (page: RequestedPage) => Promise<RenderedPage>;

/** What the built pages export beside React Router's own entry. */
interface PagesModule {
  pageContext: (services: PageServices) => never;
}

/**
 * Renders a page as an anonymous GET would see it: no header, cookie or host of any visitor is involved. The tags that
 * only previews of links read are put in here, so that no browser loads code for them.
 */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  services: PageServices,
  siteUrl: string,
  mode: 'production' | 'development',
  headTags: (page: RequestedPage) => Promise<string>,
): PageRenderer {
  return async (page) => {
    const build = await loadBuild();
    const { pageContext } = build.entry.module as unknown as PagesModule;
    const handle = createRequestHandler(build, mode);
    const response = await handle(new Request(new URL(page.address, siteUrl)), pageContext(services));
    // Rendering, collecting and compressing a large page in one piece would hold the main thread for too long.
    await setImmediate();
    const [text, tags] = await Promise.all([response.text(), headTags(page)]);
    const { status, headers } = response;
    const own = ownScripts(text, headers.get(SCRIPT_MARK_HEADER));
    const html = own.html.replace('</head>', () => `${tags}</head>`);
    // The development server's script changes the page's: it has to be there before it.
    if (mode === 'development') return { status, text: html };
    const deferred = deferScripts(html);
    return { status, text: deferred.html, scripts: [...own.sources, ...deferred.added] };
  };
}
