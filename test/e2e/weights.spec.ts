import type { Request } from '@playwright/test';
import { PAGE_OF_EACH_KIND, type VisitedPage } from '../harness/page-kinds.ts';
import { TODAY } from './readings.ts';
import { expect, forgive, hydrated, searchReady, test, type Page } from './site.ts';

/** What a first visit without the service worker downloads: thousands of bytes as they come over the wire, without headers. */
interface Weight {
  script: number;
  fonts: number;
  all: number;
  requests: number;
}

/** Just above what pages weigh. Where it is to go: 100 of script on any page, 230 in all on the page of a sign. */
const MOST: Weight = { script: 211, fonts: 72, all: 325, requests: 33 };

/** Pages that have more to show, or to do. */
const EXCEPTIONS: Partial<Record<VisitedPage['name'], Partial<Weight>>> = {
  daily: { script: 198, all: 302, requests: 24 },
  weekly: { fonts: 75 },
  horoscope: { all: 500, requests: 40 },
  unknownSign: { all: 500, requests: 40 },
  pair: { all: 345 },
  sky: { requests: 36 },
  quotes: { fonts: 75, all: 332 },
  quoteTopic: { fonts: 79 },
  blog: { all: 475, requests: 41 },
  blogTag: { all: 540, requests: 40 },
  draft: { all: 330 },
  logos: { fonts: 85, all: 475, requests: 42 },
  apiDocs: { script: 226, all: 352 },
  tarot: { script: 224, all: 440 },
  tarotCards: { script: 224, all: 1230, requests: 65 },
  tarotCard: { script: 224, all: 410 },
  tarotJournal: { script: 224 },
  tarotReading: { script: 224, all: 415 },
  settings: { script: 230, all: 332 },
  birthChart: { script: 246, all: 365, requests: 46 },
  report: { script: 245, all: 380, requests: 48 },
  reportSample: { all: 335 },
  orderSuccess: { script: 233, all: 342, requests: 46 },
  failedOrder: { script: 231, all: 336, requests: 45 },
  boughtReport: { script: 233, all: 392, requests: 44 },
  gift: { script: 217, requests: 39 },
};

/** Asked at the end: a page that goes on loading is weighed by what it has by then. */
function weighed(page: Page): () => Promise<Weight> {
  const finished: Request[] = [];
  const note = (request: Request): number => finished.push(request);
  page.on('requestfinished', note);
  return async () => {
    page.off('requestfinished', note);
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    const kilobytes = (type?: string): number =>
      sizes
        .filter((_, at) => type === undefined || finished[at]!.resourceType() === type)
        .reduce((sum, { responseBodySize }) => sum + responseBodySize / 1000, 0);
    return {
      script: kilobytes('script'),
      fonts: kilobytes('font'),
      all: kilobytes(),
      requests: finished.length,
    };
  };
}

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, address } of PAGE_OF_EACH_KIND) {
  test(`a first visit of ${name} stays light`, async ({ page, problems, site }) => {
    if (name.startsWith('search')) await searchReady(site);
    const path = await address({ url: site.url, today: TODAY });
    const weight = weighed(page);
    const answer = await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    if (answer!.status() === 404) forgive(problems, /status of 404/);
    const { script, fonts, all, requests } = await weight();
    const most = { ...MOST, ...EXCEPTIONS[name] };
    expect.soft(script, 'kB of script').toBeLessThanOrEqual(most.script);
    expect.soft(fonts, 'kB of fonts').toBeLessThanOrEqual(most.fonts);
    expect.soft(all, 'kB in all').toBeLessThanOrEqual(most.all);
    expect.soft(requests, 'requests').toBeLessThanOrEqual(most.requests);
    // What is not there weighs nothing.
    expect(
      [script, fonts].every((kilobytes) => kilobytes > 50),
      'script and fonts came',
    ).toBe(true);
  });
}
