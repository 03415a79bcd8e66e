import { archiveService } from '../src/server/archive/service.ts';
import { blogService } from '../src/server/blog/service.ts';
import { birthFinder } from '../src/server/chart/births.ts';
import { compatibilityService } from '../src/server/compatibility/service.ts';
import { configFrom } from '../src/server/config.ts';
import { loadContent } from '../src/server/content.ts';
import { documentsService } from '../src/server/documents/service.ts';
import { forecastService } from '../src/server/forecast/service.ts';
import { horoscopeService } from '../src/server/horoscope/service.ts';
import { placesService } from '../src/server/places/service.ts';
import { quotesService } from '../src/server/quotes/service.ts';
import type { ReadingArchive } from '../src/server/reading-archive/reading-archive.ts';
import { reportService } from '../src/server/report/service.ts';
import { siteCalendar } from '../src/server/site-calendar.ts';
import { skyService } from '../src/server/sky/service.ts';
import { deckService } from '../src/server/tarot/service.ts';

/** Stores nothing: every reading is composed from its plan. */
const noArchive: ReadingArchive = {
  getOrCreate: async (_key, compose) => compose(),
  createMissing: async () => {},
};

/** All that pages and pictures are made from, without a database. */
export async function unarchivedServices() {
  const config = configFrom({});
  const clock = { nowMs: () => Date.now() };
  const content = await loadContent();
  const calendar = siteCalendar(clock, config.siteTimeZone);
  const horoscope = horoscopeService(content.almanac, clock, noArchive);
  const sky = skyService();
  const services = {
    horoscope,
    forecast: forecastService(content.forecasts, clock, noArchive),
    archive: archiveService({ horoscope, sky, clock }),
    compatibility: compatibilityService(content.compatibility, { clock, sky }),
    sky,
    quotes: quotesService(content.quotes, content.quoteLore, { clock, horoscope }),
    blog: blogService(content.blog, { clock, calendar, sky }),
    documents: documentsService(content.documents, config),
    report: reportService({
      bank: content.report,
      config,
      sky,
      calendar,
      findBirth: birthFinder({ places: placesService(), clock }),
    }),
    tarot: { ...deckService(content.tarot), reading: async () => null },
  };
  return { config, content, calendar, services };
}
