import { join } from 'node:path';
import type { CompatibilityBank } from '../contract/compatibility-content.ts';
import type { QuoteLore } from '../contract/quote-lore.ts';
import type { Joke } from '../domain/jokes/jokes.ts';
import type { AuthorQuotes } from '../domain/quotes/catalog.ts';
import type { Almanac } from '../domain/reading/almanac.ts';
import type { TarotBank } from '../domain/tarot/bank.ts';
import { archiveService, type ArchiveService } from './archive/service.ts';
import { blogService, type BlogContent, type BlogService } from './blog/service.ts';
import type { Clock } from './clock.ts';
import { compatibilityService, type CompatibilityService } from './compatibility/service.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { DocumentContent } from './documents/content.ts';
import { documentsService, type DocumentsService } from './documents/service.ts';
import { forecastService, type ForecastAlmanacs, type ForecastService } from './forecast/service.ts';
import { horoscopeService, type HoroscopeService } from './horoscope/service.ts';
import { jokesService, type JokesService } from './jokes/service.ts';
import { quoteLookup } from './pictures/lookup.ts';
import { Painter } from './pictures/painter.ts';
import { pictureService, type PictureService } from './pictures/service.ts';
import { PictureStore } from './pictures/store.ts';
import { press } from './readings/press.ts';
import { preferencesService, type PreferencesService } from './preferences/service.ts';
import { pushService, type PushService } from './push/service.ts';
import { quotesService, type QuotesService } from './quotes/service.ts';
import { siteCalendar, type SiteCalendar } from './site-calendar.ts';
import { skyService, type SkyService } from './sky/service.ts';
import { tarotService, type TarotService } from './tarot/service.ts';

/** Everything someone can do here; pages, API and jobs go through the same doors. */
export interface Services {
  clock: Clock;
  calendar: SiteCalendar;
  horoscope: HoroscopeService;
  forecast: ForecastService;
  archive: ArchiveService;
  compatibility: CompatibilityService;
  sky: SkyService;
  jokes: JokesService;
  tarot: TarotService;
  quotes: QuotesService;
  blog: BlogService;
  documents: DocumentsService;
  pictures: PictureService;
  preferences: PreferencesService;
  push: PushService;
  isReady: () => boolean;
}

export interface Content {
  almanac: Almanac;
  forecasts: ForecastAlmanacs;
  compatibility: CompatibilityBank;
  jokes: readonly Joke[];
  tarot: TarotBank;
  quotes: readonly AuthorQuotes[];
  quoteLore: QuoteLore;
  blog: BlogContent;
  documents: DocumentContent;
}

function createPictures(config: Config, { quotes }: Content, log: WarningLog): PictureService {
  const { siteName, dataDir, pictureCacheMegabytes, pictureQueueLength } = config;
  const folder = join(dataDir, 'pictures');
  const store = new PictureStore({ folder, maxBytes: pictureCacheMegabytes * 1024 * 1024 });
  const painter = new Painter({ longestQueue: pictureQueueLength, log });
  return pictureService({ quote: quoteLookup(quotes), siteName, painter, store, log });
}

interface WarningLog {
  warn(text: string): void;
}

export interface ServiceParts {
  config: Config;
  clock: Clock;
  database: Database;
  content: Content;
  log: WarningLog;
}

export function createServices({ config, clock, database, content, log }: ServiceParts): Services {
  const printer = press(database);
  const horoscope = horoscopeService(content.almanac, clock, printer);
  const sky = skyService();
  const calendar = siteCalendar(clock, config.siteTimeZone);
  return {
    clock,
    calendar,
    horoscope,
    compatibility: compatibilityService(content.compatibility, clock),
    forecast: forecastService(content.forecasts, clock, printer),
    archive: archiveService({ horoscope, sky, clock }),
    sky,
    jokes: jokesService(content.jokes, clock),
    tarot: tarotService(content.tarot, database, clock),
    quotes: quotesService(content.quotes, content.quoteLore, clock),
    blog: blogService(content.blog, clock, calendar),
    documents: documentsService(content.documents, config),
    pictures: createPictures(config, content, log),
    preferences: preferencesService(database, clock),
    push: pushService({ config, clock, database, horoscope }),
    isReady: () => database.ready(),
  };
}
