import { createRequestHandler, type ServerBuild } from 'react-router';
import type { PageServices } from '../../contract/page-services.ts';

/** A text that is the same for every visitor until the site's next midnight. */
export interface RenderedPage {
  status: number;
  text: string;
  /** Left out for HTML. */
  contentType?: string;
  cacheControl?: string;
  /** Content-Security-Policy of what is neither a page nor bare data. */
  policy?: string;
  /** A picture that other sites may show, as feed readers do. */
  isForAll?: true;
}

export type PageRenderer = (address: string) => Promise<RenderedPage>;

/** What the built pages export beside React Router's own entry. */
interface PagesModule {
  pageContext: (services: PageServices) => never;
}

const SCRIPT_HINTS = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page can be read before its script is here: what it is painted with, styles, letters and pictures, goes first, and
 * the script's files stand last in the head and wait their turn.
 */
export function paintedFirst(html: string): string {
  const hints = html.match(SCRIPT_HINTS) ?? [];
  const waiting = hints.map((hint) => hint.replace(/\/?>$/, ' fetchpriority="low"/>'));
  return html.replaceAll(SCRIPT_HINTS, '').replace('</head>', () => `${waiting.join('')}</head>`);
}

/**
 * Renders an address as an anonymous GET would see it: no header, cookie or host of any visitor is involved. The tags
 * that only previews of links read are put in here, so that no browser loads code for them.
 */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  services: PageServices,
  siteUrl: string,
  mode: 'production' | 'development',
  headTags: (address: string) => Promise<string>,
): PageRenderer {
  return async (address) => {
    const build = await loadBuild();
    const { pageContext } = build.entry.module as unknown as PagesModule;
    const handle = createRequestHandler(build, mode);
    const response = await handle(new Request(new URL(address, siteUrl)), pageContext(services));
    const [text, tags] = await Promise.all([response.text(), headTags(address)]);
    return { status: response.status, text: paintedFirst(text.replace('</head>', () => `${tags}</head>`)) };
  };
}
