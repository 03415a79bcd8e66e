import type { Request } from '@playwright/test';
import { PAGE_OF_EACH_KIND, type VisitedPage } from '../harness/page-kinds.ts';
import { onlyInFull } from './full-check.ts';
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
const MOST: Weight = { script: 153, fonts: 71, all: 266, requests: 30 };

/** Pages that have more to show, or to do. */
const EXCEPTIONS: Partial<Record<VisitedPage['name'], Partial<Weight>>> = {
  daily: { script: 143, all: 247, requests: 25 },
  weekly: { fonts: 75, requests: 31 },
  horoscope: { all: 445, requests: 41 },
  unknownSign: { all: 440, requests: 40 },
  pair: { all: 285 },
  sky: { requests: 36 },
  'sky: of a date': { requests: 33 },
  quotes: { fonts: 75, all: 272 },
  quoteTopic: { fonts: 79 },
  blog: { all: 407, requests: 38 },
  blogTag: { all: 470, requests: 37 },
  draft: { all: 270 },
  logos: { fonts: 85, all: 415, requests: 41 },
  apiDocs: { script: 167, all: 294 },
  tarot: { script: 165, all: 380 },
  tarotCards: { script: 165, all: 1160, requests: 63 },
  tarotCard: { script: 165, all: 351 },
  tarotJournal: { script: 165 },
  // Three cards by lot, 52 to 102 of it: as if they were the heaviest.
  tarotReading: { script: 165, all: 364 },
  birthChart: { script: 173, all: 276, requests: 42 },
  report: { script: 160, all: 286, requests: 40 },
  reportSample: { all: 278 },
  orderSuccess: { script: 157, requests: 37 },
  failedOrder: { requests: 36 },
  boughtReport: { all: 292, requests: 35 },
  gift: { requests: 31 },
};

/** The pages that most visits begin with; the others are weighed by the full check. */
const OFTEN_FIRST: readonly VisitedPage['name'][] = [
  'horoscope',
  'daily',
  'weekly',
  'sky',
  'blogpost',
  'tarot',
];

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
  test(
    `a first visit of ${name} stays light`,
    onlyInFull(!OFTEN_FIRST.includes(name)),
    async ({ page, problems, site }) => {
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
    },
  );
}
