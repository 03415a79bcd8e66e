import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ShopWords } from '../domain/shop/words.ts';
import { accessService, type AccessService } from './access/service.ts';
import { archiveService, type ArchiveService } from './archive/service.ts';
import { createBackups, type BackupService } from './backup/service.ts';
import { historyService, type HistoryService } from './audit/service.ts';
import { blogPicturesService, type BlogPictures } from './blog-pictures/service.ts';
import { blogDesk, type BlogDesk } from './blog/desk.ts';
import { blogService, type BlogContent, type BlogService } from './blog/service.ts';
import { fillBanks } from './channels/banks.ts';
import { knownPosts, type KnownPosts } from './channels/known-posts.ts';
import { createOutbound, type Outbound } from './channels/outbound.ts';
import { pageLookup } from './channels/page-lookup.ts';
import { createFilmMaker } from './channels/film-maker.ts';
import { createFilms } from './channels/film.ts';
import { socialPictures } from './channels/pictures.ts';
import { postIds } from './channels/post-store.ts';
import { createReminders } from './channels/reminders.ts';
import { channelsService, type ChannelsService } from './channels/service.ts';
import { videoFiles } from './channels/video-files.ts';
import { birthFinder } from './chart/births.ts';
import { chartService, type ChartService } from './chart/service.ts';
import type { Clock } from './clock.ts';
import { compatibilityService, type CompatibilityService } from './compatibility/service.ts';
import type { Config } from './config.ts';
import { following } from './content-edits/following.ts';
import { wordsService, type WordsService } from './content-edits/service.ts';
import type { ContentSource } from './content-edits/source.ts';
import { createCorrections, type Corrections } from './corrections/corrections.ts';
import { createCounting, type Counting } from './counting/counting.ts';
import type { Database } from './db/database.ts';
import { documentsService, type DocumentsService } from './documents/service.ts';
import { forecastService, type ForecastService } from './forecast/service.ts';
import { createReadingsDesk, type ReadingsDesk } from './horoscope/desk.ts';
import { horoscopeService, type HoroscopeService } from './horoscope/service.ts';
import { jokesService, type JokesService } from './jokes/service.ts';
import { ordersService, type OrdersService } from './orders/service.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { quoteLookup } from './pictures/quote-lookup.ts';
import { placesService, type PlacesService } from './places/service.ts';
import { readingArchive } from './reading-archive/reading-archive.ts';
import { previewLinksService, type PreviewLinksService } from './preview-links/service.ts';
import { preferencesService, type PreferencesService } from './preferences/service.ts';
import { createPushDesk, type PushDesk } from './push/desk.ts';
import { pushService, type PushService } from './push/service.ts';
import { quotesService, type QuotesService } from './quotes/service.ts';
import { Printer } from './report/pdf/printer.ts';
import { sampleBook, type SampleBook } from './report/sample-book.ts';
import { reportService, type ReportService } from './report/service.ts';
import { searchHelpService, type SearchHelpService } from './search/help-service.ts';
import { searchService, type SearchService } from './search/service.ts';
import { siteCalendar, type SiteCalendar } from './site-calendar.ts';
import { skyService, type SkyService } from './sky/service.ts';
import { freeDisk, type FreeDisk } from './storage/free-disk.ts';
import { newRowLimits } from './storage/new-row-limits.ts';
import { createToday, type TodayService } from './today/service.ts';
import { tarotService, type TarotService } from './tarot/service.ts';

/** Everything someone can do here; pages, API and jobs call the same services. */
export interface Services extends Pictures {
  clock: Clock;
  calendar: SiteCalendar;
  content: ContentSource;
  words: WordsService;
  access: AccessService;
  history: HistoryService;
  horoscope: HoroscopeService;
  forecast: ForecastService;
  archive: ArchiveService;
  corrections: Corrections;
  readingsDesk: ReadingsDesk;
  compatibility: CompatibilityService;
  sky: SkyService;
  places: PlacesService;
  chart: ChartService;
  jokes: JokesService;
  tarot: TarotService;
  quotes: QuotesService;
  report: ReportService;
  shopWords: () => ShopWords;
  printer: Printer;
  sampleBook: SampleBook;
  orders: OrdersService;
  blog: BlogService;
  blogDesk: BlogDesk;
  blogPictures: BlogPictures;
  previewLinks: PreviewLinksService;
  documents: DocumentsService;
  search: SearchService;
  searchHelp: SearchHelpService;
  counting: Counting;
  preferences: PreferencesService;
  push: PushService;
  pushDesk: PushDesk;
  disk: FreeDisk;
  today: TodayService;
  backups: BackupService;
  knownPosts: KnownPosts;
  channels: ChannelsService;
  outbound: Outbound;
  isReady: () => boolean;
}

export interface ServiceParts {
  config: Config;
  clock: Clock;
  database: Database;
  content: ContentSource;
  log: Logger;
}

/** Articles that no edit has touched keep what was rendered and measured of them. */
function currentBlog({ current }: ContentSource): BlogContent {
  return {
    facts: current().blog.facts,
    get posts() {
      return current().blog.posts;
    },
  };
}

type PageParts = Omit<Services, 'today' | 'channels' | 'outbound'>;

/** What several of the others are made with. */
function sharedParts({ config, clock, database, content }: ServiceParts) {
  const corrections = createCorrections(database);
  const readings = readingArchive(database, corrections);
  const places = placesService();
  return {
    corrections,
    readings,
    places,
    horoscope: horoscopeService(content.current().almanac, clock, readings),
    sky: skyService(),
    calendar: siteCalendar(clock, config.siteTimeZone),
    findBirth: birthFinder({ places, clock }),
    newRowLimits: newRowLimits(config, clock),
  };
}

type SharedParts = ReturnType<typeof sharedParts>;

/** What visitors read, of the words under `content/`. */
function servicesOfContent({ clock, database, content, log }: ServiceParts, shared: SharedParts) {
  const { readings, places, horoscope, sky, calendar, findBirth, newRowLimits: limits } = shared;
  const files = content.current();
  return {
    clock,
    calendar,
    horoscope,
    compatibility: following(content, ['compatibility'], ({ compatibility }) =>
      compatibilityService(compatibility, { clock, sky }),
    ),
    forecast: forecastService(files.forecasts, clock, readings),
    archive: archiveService({ horoscope, sky, clock }),
    sky,
    places,
    chart: chartService(files.chart, { findBirth, sky, clock, calendar }),
    jokes: following(content, ['jokes'], ({ jokes }) => jokesService(jokes, clock)),
    tarot: following(content, ['tarot'], ({ tarot: bank }) =>
      tarotService({ bank, database, clock, newRowLimits: limits }),
    ),
    quotes: following(content, ['quotes', 'quoteLore'], ({ quotes, quoteLore }) =>
      quotesService(quotes, quoteLore, { clock, horoscope }),
    ),
    blog: blogService(currentBlog(content), { clock, calendar, sky }),
    blogPictures: blogPicturesService({ database, clock, log }),
  };
}

type Shop = Pick<Services, 'report' | 'shopWords' | 'printer' | 'sampleBook' | 'orders'>;

function createShop({ config, clock, database, content, log }: ServiceParts, shared: SharedParts): Shop {
  const { sky, calendar, findBirth } = shared;
  const { report: bank, shop } = content.current();
  const report = reportService({ bank, config, sky, calendar, findBirth });
  const printer = new Printer({ log });
  return {
    report,
    shopWords: () => shop,
    printer,
    sampleBook: sampleBook({ report, printer, calendar, siteName: config.siteName }),
    orders: ordersService({ ...shared, config, clock, database, report, printer, log }),
  };
}

function servicesOfPages(parts: ServiceParts): PageParts {
  const { config, clock, database, content, log } = parts;
  const shared = sharedParts(parts);
  const { corrections, horoscope, calendar, newRowLimits: limits } = shared;
  const contentServices = servicesOfContent(parts, shared);
  const { sky, blogPictures } = contentServices;
  const desk = blogDesk({ blog: () => content.current().blog, sky, calendar, pictures: blogPictures });
  const push = pushService({ config, clock, database, horoscope, newRowLimits: limits });
  const posts = knownPosts(() => postIds(database.db), clock);
  const search = searchService({ database, content: content.current, services: contentServices });
  return {
    ...contentServices,
    ...createPictures(parts, contentServices),
    ...createShop(parts, shared),
    content,
    words: wordsService({ config, clock, database, source: content }),
    access: accessService({ config, clock, database }),
    history: historyService({ database }),
    corrections,
    blogDesk: desk,
    previewLinks: previewLinksService({ database, clock, previews: desk }),
    readingsDesk: createReadingsDesk({ config, database, corrections, ...contentServices }),
    documents: following(content, ['documents'], ({ documents }) => documentsService(documents, config)),
    search,
    searchHelp: searchHelpService({ config, clock, calendar, database, search }),
    counting: createCounting({ database, calendar, search, knowsPost: posts.knows, log }),
    preferences: preferencesService({ database, clock, newRowLimits: limits }),
    push,
    pushDesk: createPushDesk({ config, clock, database, push }),
    disk: freeDisk({ folder: config.dataDir, minMegabytes: config.minFreeDiskMegabytes, log }),
    backups: createBackups(parts),
    knownPosts: posts,
    isReady: () => database.ready(),
  };
}

/** Posts for the networks are made of whatever the site tells anyway. */
function createChannels(parts: ServiceParts, services: PageParts): Pick<Services, 'channels' | 'outbound'> {
  const { config, clock, database, content, log } = parts;
  const social = () => content.current().social;
  const sources = {
    social,
    quotes: () => content.current().quotes,
    tarot: () => content.current().tarot,
    forecast: services.forecast,
  };
  const pictures = socialPictures(services);
  const videos = videoFiles(join(config.dataDir, 'videos'));
  const outbound = createOutbound({ config, clock, database, log, pictures, videos });
  const filmMaker = createFilmMaker({ log });
  const films = createFilms({
    ...services,
    by: { siteName: config.siteName, host: new URL(config.siteUrl).host },
    timeZone: config.siteTimeZone,
    quote: following(content, ['quotes'], ({ quotes }) => quoteLookup(quotes)),
    server: filmMaker,
  });
  const channelParts = {
    config,
    clock,
    database,
    log,
    pictures,
    videos,
    films,
    filmMaker,
    known: services.knownPosts,
    isPage: pageLookup(services),
    banksOf: fillBanks(sources),
    fill: services.sky.fill,
    altTexts: () => social().altTexts,
    sender: outbound.sending,
    connectionOf: outbound.connections.connectionOf,
  };
  const reminders = createReminders({ clock, database, push: services.push });
  return { channels: channelsService(channelParts, reminders), outbound };
}

export function createServices(parts: ServiceParts): Services {
  const services = servicesOfPages(parts);
  const { channels, outbound } = createChannels(parts, services);
  const pushPausedSince = services.pushDesk.pausedSince;
  const backups = services.backups.status;
  const today = createToday({ ...parts, ...services, services, channels, backups, pushPausedSince });
  return { ...services, channels, outbound, today };
}
