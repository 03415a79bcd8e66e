import type { Almanac } from '../domain/reading/almanac.ts';
import type { BlogService } from './blog/service.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { horoscopeService, type HoroscopeService } from './horoscope/service.ts';
import { preferencesService, type PreferencesService } from './preferences/service.ts';
import { siteCalendar, type SiteCalendar } from './site-calendar.ts';
import { skyService, type SkyService } from './sky/service.ts';

/** Everything someone can do here; pages, API and jobs go through the same doors. */
export interface Services {
  clock: Clock;
  calendar: SiteCalendar;
  horoscope: HoroscopeService;
  sky: SkyService;
  blog: BlogService;
  preferences: PreferencesService;
  isReady: () => boolean;
}

export interface Content {
  almanac: Almanac;
  blog: BlogService;
}

export function createServices(config: Config, clock: Clock, database: Database, content: Content): Services {
  return {
    clock,
    calendar: siteCalendar(clock, config.siteTimeZone),
    horoscope: horoscopeService(content.almanac, clock),
    sky: skyService(),
    blog: content.blog,
    preferences: preferencesService(database, clock),
    isReady: () => database.ready(),
  };
}
