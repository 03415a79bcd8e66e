import { setImmediate } from 'node:timers/promises';
import type { DailyReading } from '../../contract/horoscope.ts';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { dayStartInZone } from '../../domain/calendar/zones.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import type { Feed, FeedItem } from '../../domain/feeds/rss.ts';
import { pageText } from '../../domain/pages/page.ts';
import { PAGES } from '../../domain/pages/pages.ts';
import { reasonText } from '../../domain/horoscope/fact-meaning.ts';
import { blocksOf, segmentsOf } from '../../domain/horoscope/reading.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Config } from '../config.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { readingPicture } from './reading-picture.ts';

const DAYS_IN_FEED = 7;

type FeedConfig = Pick<Config, 'siteName' | 'siteTimeZone' | 'siteUrl'>;

function recentDays(today: CivilDate): CivilDate[] {
  return Array.from({ length: DAYS_IN_FEED }, (_, ago) => addDays(today, -ago)).filter(
    (date) => date >= ARCHIVE_FIRST_DAY,
  );
}

function luckyLine({ lucky_number, color, mood, lucky_time }: DailyReading): string {
  const tiles = [`Lucky Numbers: ${lucky_number}`, `Lucky Color: ${color}`, `Mood: ${mood}`];
  if (lucky_time) tiles.push(`Lucky Time: ${lucky_time}`);
  return tiles.join(' · ');
}

/** Each paragraph with its reason beneath, as on the page. */
function readingHtml(reading: DailyReading): string {
  const blocks = blocksOf(reading.description).map((block, index) => {
    const facts = reading.because.find(({ paragraph }) => paragraph === index)?.facts ?? [];
    const why = facts.map(reasonText).join(' ');
    return [
      ...segmentsOf(block).flatMap(({ heading, text }) => [
        ...(heading ? [`<h3>${escapeMarkup(heading)}</h3>`] : []),
        ...(text ? [`<p>${escapeMarkup(text)}</p>`] : []),
      ]),
      ...(why ? [`<p><small>Why? ${escapeMarkup(why)}</small></p>`] : []),
    ].join('\n');
  });
  return [
    `<p><strong>${escapeMarkup(reading.summary)}</strong></p>`,
    ...blocks,
    `<p>${escapeMarkup(luckyLine(reading))}</p>`,
    '<p><em>For entertainment only.</em></p>',
  ].join('\n');
}

function readingItem(reading: DailyReading, { siteUrl, siteTimeZone }: FeedConfig): FeedItem {
  const { sign, date, summary } = reading;
  return {
    title: `${signOf(sign as SignKey).name} Horoscope for ${longDate(date)}`,
    // Its page in the archive: feed readers keep items for years, and the sign's own page shows only today.
    link: siteUrl + archivedAddress({ kind: 'daily', sign: sign as SignKey, from: date }),
    guid: `${sign}-${date}`,
    guidIsLink: false,
    // The site's own midnight: feed readers hide what is dated in the future.
    publishedMs: dayStartInZone(date, siteTimeZone),
    summary,
    html: readingHtml(reading),
    picture: readingPicture(sign as SignKey, date, siteUrl),
  };
}

export interface DailyFeedSources {
  calendar: Pick<SiteCalendar, 'today'>;
  horoscope: Pick<HoroscopeService, 'daily'>;
}

/** Twelve readings a day, newest first. Nothing in it depends on the moment of the request, only on the site's day. */
export async function dailyFeed(
  { calendar, horoscope }: DailyFeedSources,
  config: FeedConfig,
): Promise<Feed> {
  const today = calendar.today();
  const items: FeedItem[] = [];
  for (const date of recentDays(today)) {
    for (const sign of SIGN_KEYS) {
      items.push(readingItem(await horoscope.daily(sign, date), config));
      // Eighty-four readings in one go would block other requests.
      await setImmediate();
    }
  }
  return {
    title: `Daily Horoscopes from ${config.siteName}`,
    description: pageText(PAGES.horoscope).description,
    link: `${config.siteUrl}/`,
    self: `${config.siteUrl}/daily-horoscope-feed.xml`,
    image: `${config.siteUrl}/icons/icon-192.png`,
    builtMs: dayStartInZone(today, config.siteTimeZone),
    items,
  };
}
