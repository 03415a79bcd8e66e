import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ShopWords } from '../domain/shop/words.ts';
import { accessService, type AccessService } from './access/service.ts';
import { archiveService, type ArchiveService } from './archive/service.ts';
import { BackupFolder } from './backup/folder.ts';
import { backupService, type BackupService } from './backup/service.ts';
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
import { pictureCache, type PictureCache } from './pictures/picture-cache.ts';
import { pageCards, type PageCardTags } from './pictures/page-cards.ts';
import { Painter } from './pictures/painter.ts';
import { quoteCards, type QuoteCards } from './pictures/quote-cards.ts';
import { authorLookup, quoteLookup } from './pictures/quote-lookup.ts';
import { sharePictures, type SharePictures } from './pictures/share-pictures.ts';
import { PictureStore } from './pictures/store.ts';
import type { SubjectSources } from './pictures/subjects.ts';
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
export interface Services {
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
  quoteCards: QuoteCards;
  sharePictures: SharePictures;
  pageCardTags: PageCardTags;
  pictureCache: PictureCache;
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

/** Of the pictures that wait, one address may have a few, not all. */
const PICTURES_WAITING_OF_ONE = 4;

function createPictureCache(config: Config, log: Logger): PictureCache {
  const { dataDir, pictureCacheMegabytes, pictureQueueLength } = config;
  const folder = join(dataDir, 'pictures');
  const store = new PictureStore({ folder, maxBytes: pictureCacheMegabytes * 1024 * 1024 });
  const waiting = { maxWaiting: pictureQueueLength, maxWaitingOfOne: PICTURES_WAITING_OF_ONE };
  const painter = new Painter({ ...waiting, log });
  return pictureCache({ painter, store, log });
}

type BackupSources = Pick<ServiceParts, 'config' | 'clock' | 'database' | 'log'>;

/** What the command that makes one needs, too. */
export function createBackups({ config, clock, database, log }: BackupSources): BackupService {
  const disk = freeDisk({ folder: config.backupDir, minMegabytes: config.minFreeDiskMegabytes, log });
  return backupService({ config, clock, database, folder: new BackupFolder(config.backupDir), disk, log });
}

type Pictures = Pick<Services, 'quoteCards' | 'sharePictures' | 'pageCardTags' | 'pictureCache'>;

function createPictures(
  { config, content, log }: ServiceParts,
  services: Omit<SubjectSources, 'author'>,
): Pictures {
  const { siteName, siteUrl } = config;
  const cache = createPictureCache(config, log);
  const quote = following(content, ['quotes'], ({ quotes }) => quoteLookup(quotes));
  const author = following(content, ['quotes'], ({ quotes }) => authorLookup(quotes));
  const pictures = sharePictures({
    sources: { ...services, author },
    pictureCache: cache,
    by: { siteName, host: new URL(siteUrl).host },
  });
  return {
    quoteCards: following(content, ['quotes'], () => quoteCards({ quote, siteName, pictureCache: cache })),
    sharePictures: pictures,
    pageCardTags: pageCards({ config, pictures, quote, log }),
    pictureCache: cache,
  };
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

type PostDesk = Pick<Services, 'blogDesk' | 'previewLinks'>;

function createPostDesk(
  { content, clock, database }: ServiceParts,
  { sky, calendar, blogPictures }: Pick<Services, 'sky' | 'calendar' | 'blogPictures'>,
): PostDesk {
  const desk = blogDesk({ blog: () => content.current().blog, sky, calendar, pictures: blogPictures });
  return { blogDesk: desk, previewLinks: previewLinksService({ database, clock, previews: desk }) };
}

type PageParts = Omit<Services, 'today' | 'channels' | 'outbound'>;

function servicesOfPages(parts: ServiceParts): PageParts {
  const { config, clock, database, content, log } = parts;
  const files = content.current();
  const limits = newRowLimits(config, clock);
  const corrections = createCorrections(database);
  const readings = readingArchive(database, corrections);
  const horoscope = horoscopeService(files.almanac, clock, readings);
  const sky = skyService();
  const calendar = siteCalendar(clock, config.siteTimeZone);
  const places = placesService();
  const findBirth = birthFinder({ places, clock });
  const contentServices = {
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
  const report = reportService({ bank: files.report, config, sky, calendar, findBirth });
  const printer = new Printer({ log });
  const push = pushService({ config, clock, database, horoscope, newRowLimits: limits });
  const posts = knownPosts(() => postIds(database.db), clock);
  const search = searchService({ database, content: content.current, services: contentServices });
  return {
    ...contentServices,
    content,
    words: wordsService({ config, clock, database, source: content }),
    ...createPostDesk(parts, contentServices),
    access: accessService({ config, clock, database }),
    history: historyService({ database }),
    corrections,
    readingsDesk: createReadingsDesk({ config, database, corrections, ...contentServices }),
    report,
    shopWords: () => files.shop,
    printer,
    sampleBook: sampleBook({ report, printer, calendar, siteName: config.siteName }),
    orders: ordersService({
      config,
      clock,
      calendar,
      database,
      places,
      findBirth,
      report,
      printer,
      newRowLimits: limits,
      log,
    }),
    documents: following(content, ['documents'], ({ documents }) => documentsService(documents, config)),
    search,
    searchHelp: searchHelpService({ config, clock, calendar, database, search }),
    counting: createCounting({ database, calendar, search, knowsPost: posts.knows, log }),
    ...createPictures(parts, contentServices),
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
