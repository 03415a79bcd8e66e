import type { APIResponse, Page } from '@playwright/test';
import { until } from '../harness/until.ts';

/** What search engines and link previews read of a page. */
export interface Head {
  title: string;
  canonical: string[];
  robots: string | undefined;
  description: string[];
  /** `og:*`, `twitter:*` and `article:*`, each with all its values. */
  tags: Record<string, string[]>;
  structured: string[];
}

/** Runs in the browser, on the page itself or on the text of another. */
function read(html: string | null): Head {
  const document = html === null ? window.document : new DOMParser().parseFromString(html, 'text/html');
  const contents = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute('content') ?? '');
  const tags: Record<string, string[]> = {};
  for (const meta of document.querySelectorAll('meta[property], meta[name^="twitter:"]')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name')!;
    (tags[name] ??= []).push(meta.getAttribute('content') ?? '');
  }
  return {
    title: document.title,
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((one) => one.getAttribute('href')!),
    robots: contents('meta[name=robots]')[0],
    description: contents('meta[name=description]'),
    tags,
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent,
    ),
  };
}

/** The head as it stands now. */
export function headOf(page: Page): Promise<Head> {
  return page.evaluate(read, null);
}

/** The head as the server sends it, read with the browser's own parser. */
export async function sentHead(page: Page, path: string): Promise<Head> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(read, html);
}

/** A picture is drawn when it is first asked for, and on a busy machine only when it is asked for again. */
export async function drawnPicture(page: Page, address: string): Promise<APIResponse> {
  return until(`the picture ${address} is drawn`, async () => {
    const { pathname, search } = new URL(address);
    const picture = await page.request.get(pathname + search);
    return picture.status() === 503 ? null : picture;
  });
}

/** The tags every page has exactly once. */
export const CARD_TAGS = [
  'og:site_name',
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];
