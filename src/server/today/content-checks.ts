import type { Config } from '../config.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import type { BlogService } from '../blog/service.ts';
import { blogFeed } from '../feeds/blog-feed.ts';
import { dailyFeed } from '../feeds/daily-feed.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { JokesService } from '../jokes/service.ts';
import type { QuotesService } from '../quotes/service.ts';
import type { SearchService } from '../search/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';
import { good, trouble, type Check, type Finding } from './check.ts';
import type { QuickRead } from './quick-reads.ts';
import { counted } from './said.ts';
import { countOfReadings, searchIndexState } from './store.ts';

export interface ContentCheckParts {
  services: {
    calendar: SiteCalendar;
    horoscope: HoroscopeService;
    jokes: JokesService;
    quotes: QuotesService;
    sky: SkyService;
    search: SearchService;
    blog: BlogService;
  };
  config: Config;
  read: QuickRead;
}

const ALL = SIGN_KEYS.length;

async function readingsOf(date: CivilDate, read: QuickRead): Promise<Finding> {
  const count = await read((tx) => countOfReadings(tx, date));
  const value = `${count} of ${ALL}`;
  if (count === ALL) return good(value);
  return trouble(
    'look',
    value,
    'They’re written in the background, and each one at the latest when somebody opens it. If this doesn’t change in a minute, no instance runs the background work: start one with ROLE=all.',
  );
}

function jokeAndQuote({ jokes, quotes }: ContentCheckParts['services'], date: CivilDate): Finding {
  const isSet = (tell: () => unknown): boolean => {
    try {
      return Boolean(tell());
    } catch {
      return false;
    }
  };
  const missing = [
    isSet(() => jokes.of(date).jokeText) ? null : 'joke',
    isSet(() => quotes.of(date)) ? null : 'quote',
  ].filter((one) => one !== null);
  if (missing.length === 0) return good('both set');
  return trouble('bad', `no ${missing.join(', no ')}`, 'Readers see a gap. Look at the content files.');
}

/** Made as readers get them, once a day: eighty-four readings are not to be gathered for every glance. */
function feedsCheck({ services, config }: ContentCheckParts): () => Promise<Finding> {
  let known: { date: CivilDate; items: Promise<[number, number]> } | null = null;
  async function items(date: CivilDate): Promise<[number, number]> {
    const [daily, blog] = await Promise.all([dailyFeed(services, config), blogFeed(services.blog, config)]);
    const ofToday = services.calendar.startOf(date);
    return [daily.items.filter(({ publishedMs }) => publishedMs === ofToday).length, blog.items.length];
  }
  return async () => {
    const date = services.calendar.today();
    if (known?.date !== date) known = { date, items: items(date) };
    known.items.catch(() => (known = null));
    const [readings, posts] = await known.items;
    const value = `${readings} readings, ${posts} posts`;
    if (readings === ALL && posts > 0) return good(value);
    return trouble(
      'look',
      value,
      'Feed readers get less than the pages show. Restarting the site makes the feeds anew.',
    );
  };
}

async function skyFinding({ sky, calendar }: ContentCheckParts['services']): Promise<Finding> {
  const { longitudes } = await sky.accuracy(calendar.today());
  const most = Math.max(...longitudes.bodies.map(({ typicalArcsec }) => typicalArcsec));
  const value = `agrees to ${most.toFixed(1)}″`;
  const isWithin = longitudes.bodies.every(({ mostArcsec, limitArcsec }) => mostArcsec <= limitArcsec);
  if (isWithin) return good(value);
  return trouble(
    'bad',
    value,
    'Our places differ from JPL’s by more than we promise. Run “npm run sky:check”.',
  );
}

async function searchFinding({ search }: ContentCheckParts['services'], read: QuickRead): Promise<Finding> {
  const state = await read(searchIndexState);
  if (state === null)
    return trouble(
      'bad',
      'not written',
      'Search answers nothing yet. It’s written within a minute of a start.',
    );
  const value = `${counted(state.documents)} pages`;
  if (!search.index.isStale()) return good(value);
  return trouble(
    'look',
    `${value}, stale`,
    'The content has changed. Search is being written anew; until then it finds the old words.',
  );
}

/** Whether readers get today's words, and everything that is made from them. */
export function contentChecks(parts: ContentCheckParts): Check[] {
  const { services, read } = parts;
  const today = (): CivilDate => services.calendar.today();
  return [
    { name: 'Today’s readings', look: () => readingsOf(today(), read) },
    { name: 'Tomorrow’s readings', look: () => readingsOf(addDays(today(), 1), read) },
    { name: 'Joke and quote', look: async () => jokeAndQuote(services, today()) },
    { name: 'Feeds', look: feedsCheck(parts) },
    { name: 'Sky', look: () => skyFinding(services) },
    { name: 'Search index', look: () => searchFinding(services, read) },
  ];
}
