import type { Logger } from 'pino';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Filled, FillQuestion, PlainBanks } from './filled-week.ts';
import type { FilmMaker } from './film-maker.ts';
import type { Films } from './film.ts';
import type { KnownPosts } from './known-posts.ts';
import type { SocialPictures } from './pictures.ts';
import type { ConnectionOf, Sender } from './sender.ts';
import type { VideoFiles } from './video-files.ts';

/** What the parts of this noun are made from. */
export interface ChannelsParts {
  config: Pick<Config, 'siteUrl' | 'siteTimeZone'>;
  clock: Clock;
  database: Pick<Database, 'db'>;
  log: Logger;
  pictures: SocialPictures;
  videos: VideoFiles;
  films: Films;
  filmMaker: FilmMaker;
  known: KnownPosts;
  /** Whether a link leads to a page of ours. */
  isPage: (link: string) => boolean;
  /** Words, verses, quotes, cards and the sky to fill a week from. */
  banksOf: (week: { from: CivilDate; to: CivilDate }) => Promise<PlainBanks>;
  fill: (question: FillQuestion) => Promise<Filled>;
  /** Of a drawing, in words. */
  altTexts: () => Readonly<Record<string, string>>;
  sender: Sender;
  connectionOf: ConnectionOf;
}
