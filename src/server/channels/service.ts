import type { Storyboard } from '../../contract/desk-channel-films.ts';
import type {
  DeskChannelPost,
  DeskChannelView,
  PostNew,
  PostSave,
  SocialPicture,
} from '../../contract/desk-channel-posts.ts';
import type { DeskWeek, WeekFilled, WeekReady } from '../../contract/desk-channel-week.ts';
import type { ChannelChange, ChannelNew, DeskChannels } from '../../contract/desk-channels.ts';
import type { DeskPinFile } from '../../contract/desk-pin-file.ts';
import type { DeskWork } from '../../contract/desk-today.ts';
import type { SubscribeBody } from '../../contract/push.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { NeedsYou } from '../../domain/channels/needs-you.ts';
import type { PinFile } from '../../domain/channels/pinterest-file.ts';
import { NotFound } from '../failures.ts';
import { builtInChannels } from './built-in.ts';
import { createChannelChanges } from './changing.ts';
import { listChannels } from './channel-store.ts';
import { channelView, deskChannels } from './channel-view.ts';
import { addPost } from './adding.ts';
import { fillWeek } from './filling.ts';
import { weekPins, weekZip, type HandedOut } from './hand-out.ts';
import { makeFilm } from './film-making.ts';
import type { FilmFile } from './film.ts';
import { createMinute } from './minute.ts';
import type { ChannelsParts } from './parts.ts';
import { changePinFile, readPinFile } from './pin-file.ts';
import { postsOn } from './day-marks.ts';
import { keepVideo, postFile, type KeptVideo, type PostFile } from './post-file.ts';
import { findPost, letGoOfVideos, videoFiles, type PostRow } from './post-store.ts';
import { deskPost } from './post-view.ts';
import { createPresses, type Presses } from './pressing.ts';
import { askedPicture, isItsHash, isPublic } from './public-picture.ts';
import type { Reminders } from './reminders.ts';
import { saveFields } from './saving.ts';
import { deskWeek, needingOwner, type AskedWeek } from './week.ts';

type Week = CivilDate | undefined;
type Subscription = SubscribeBody['subscription'];
/** What each press of `Presses` answers at the desk. */
type DeskPresses = {
  [Name in Exclude<keyof Presses, 'readyWeek'>]: (
    ...asked: Parameters<Presses[Name]>
  ) => Promise<DeskChannelPost>;
};

/** What the owner can see and do; `by` is the device at which it is done, for the log of changes. */
export interface ChannelsService extends DeskPresses {
  list: () => Promise<DeskChannels>;
  view: (key: string) => Promise<DeskChannelView>;
  addChannel: (body: ChannelNew, by: string) => Promise<DeskChannelView>;
  changeChannel: (key: string, change: ChannelChange, by: string) => Promise<DeskChannelView>;
  pause: (key: string, by: string) => Promise<DeskChannelView>;
  resume: (key: string, by: string) => Promise<DeskChannelView>;
  week: (from: Week) => Promise<DeskWeek>;
  fill: (asked: AskedWeek, by: string) => Promise<WeekFilled>;
  readyWeek: (asked: AskedWeek, by: string) => Promise<WeekReady>;
  zip: (from: Week) => Promise<HandedOut>;
  pins: (from: Week, by: string) => Promise<PinFile & { name: string }>;
  /** What the columns of that file are called, and its clock. */
  pinFile: () => Promise<DeskPinFile>;
  changePinFile: (body: DeskPinFile, by: string) => Promise<DeskPinFile>;
  post: (id: number) => Promise<DeskChannelPost>;
  addPost: (key: string, body: PostNew, by: string) => Promise<DeskChannelPost>;
  /** Throws PostTaken where somebody was faster. */
  save: (id: number, body: PostSave, by: string) => Promise<DeskChannelPost>;
  /** As the wire has it, of a post that was handed out of a failure. */
  shown: (post: PostRow) => Promise<DeskChannelPost>;
  /** Of anything that can be drawn, for the owner alone. */
  picture: (picture: SocialPicture, width?: number) => Promise<Buffer>;
  file: (id: number) => Promise<PostFile>;
  keepVideo: (id: number, video: KeptVideo, by: string) => Promise<DeskChannelPost>;
  /** The film of a video post before it is made. */
  storyboard: (id: number) => Promise<Storyboard>;
  filmFile: (id: number, name: string) => Promise<FilmFile>;
  /** Has the server begin to make it. */
  makeFilm: (id: number, by: string) => Promise<Storyboard>;
  /** How the picture behind a public address is got; null where nobody is to see one. */
  publicPicture: (file: string, asker: string) => Promise<(() => Promise<Buffer>) | null>;
  remind: (subscription: Subscription, by: string) => Promise<DeskChannels>;
  remindNot: (subscription: Subscription, by: string) => Promise<DeskChannels>;
  needsYou: () => Promise<NeedsYou[]>;
  /** When something is posted on a day of the site, for the rule of the day. */
  workOn: (date: CivilDate) => Promise<DeskWork[]>;
  /** The work of the minute and of the night. */
  minute: (signal: AbortSignal) => Promise<void>;
  clear: () => Promise<void>;
  /** When nothing that a minute has begun to send is still on its way. */
  ended: () => Promise<void>;
}

const DAY_MS = 86_400_000;
const VIDEOS_KEPT_DAYS = 60;

async function foundPost({ database }: ChannelsParts, id: number): Promise<PostRow> {
  const post = await findPost(database.db, id);
  if (!post) throw new NotFound('There is no such post.');
  return post;
}

/** Each press, answered with the post as it stands afterwards. */
function deskPresses(parts: ChannelsParts, presses: Presses): DeskPresses {
  const shown =
    <Asked extends unknown[]>(press: (...asked: Asked) => Promise<PostRow>) =>
    async (...asked: Asked): Promise<DeskChannelPost> =>
      deskPost(parts, await press(...asked));
  return {
    ready: shown(presses.ready),
    draft: shown(presses.draft),
    skip: shown(presses.skip),
    retry: shown(presses.retry),
    posted: shown(presses.posted),
    later: shown(presses.later),
    notYet: shown(presses.notYet),
    answer: shown(presses.answer),
  };
}

type Filming = Pick<ChannelsService, 'storyboard' | 'filmFile' | 'makeFilm'>;

function atFilms(parts: ChannelsParts): Filming {
  return {
    storyboard: async (id) => parts.films.storyboard(await foundPost(parts, id)),
    filmFile: async (id, name) => parts.films.file(await foundPost(parts, id), name),
    makeFilm: async (id, by) => makeFilm(parts, await foundPost(parts, id), by),
  };
}

type Doing = Pick<ChannelsService, 'minute' | 'clear' | 'ended' | 'publicPicture' | 'picture'>;

function atWork(parts: ChannelsParts, reminders: Reminders): Doing {
  const { database, clock, pictures, videos, known } = parts;
  const minute = createMinute(parts);
  return {
    async minute(signal) {
      await minute.arrive();
      await reminders.wake();
      await minute.send(signal);
    },
    ended: minute.ended,
    async clear() {
      await letGoOfVideos(database.db, new Date(clock.nowMs() - VIDEOS_KEPT_DAYS * DAY_MS));
      await videos.endOthers(await videoFiles(database.db), clock.nowMs() - DAY_MS);
    },
    async publicPicture(file, asker) {
      const asked = askedPicture(file);
      // Whoever makes numbers up is answered from memory.
      const post = asked && (await known.knows(asked.id)) ? await findPost(database.db, asked.id) : null;
      if (!post || !isPublic(post) || !isItsHash(post, asked!.hash)) return null;
      return () => pictures.png(post.picture, { asker });
    },
    picture: (picture, width) => pictures.png(picture, { asker: 'desk', ...(width && { width }) }),
  };
}

type Call = (...asked: unknown[]) => unknown;

/** Whoever asks first after a start has the five made that are there from the beginning. */
function afterStart(service: ChannelsService, made: () => Promise<void>): ChannelsService {
  const calls = Object.entries(service).map(([name, doing]) => [
    name,
    async (...asked: unknown[]) => {
      await made();
      return (doing as Call)(...asked);
    },
  ]);
  return { ...(Object.fromEntries(calls) as ChannelsService), ended: service.ended };
}

export function channelsService(parts: ChannelsParts, reminders: Reminders): ChannelsService {
  const { db } = parts.database;
  const presses = createPresses(parts);
  const changes = createChannelChanges(parts);
  const list = (): Promise<DeskChannels> => deskChannels(parts, reminders.isOn);
  const view = (key: string): Promise<DeskChannelView> => channelView(parts, key);
  const shown = (post: PostRow): Promise<DeskChannelPost> => deskPost(parts, post);
  const service: ChannelsService = {
    ...deskPresses(parts, presses),
    ...atWork(parts, reminders),
    ...atFilms(parts),
    list,
    view,
    shown,
    addChannel: async (body, by) => view(await changes.add(body, by)),
    changeChannel: (key, change, by) => changes.change(key, change, by).then(() => view(key)),
    pause: (key, by) => changes.pause(key, by).then(() => view(key)),
    resume: (key, by) => changes.resume(key, by).then(() => view(key)),
    week: (from) => deskWeek(parts, from),
    fill: (asked, by) => fillWeek(parts, asked, by),
    async readyWeek(asked, by) {
      const counts = await presses.readyWeek(asked, by);
      return { ...counts, week: await deskWeek(parts, asked.from) };
    },
    zip: (from) => weekZip(parts, from),
    pins: (from, by) => weekPins(parts, from, by),
    pinFile: () => readPinFile(db),
    changePinFile: (body, by) => changePinFile(parts, body, by),
    post: async (id) => shown(await foundPost(parts, id)),
    addPost: async (key, body, by) => shown(await addPost(parts, key, body, by)),
    save: async (id, body, by) => shown(await saveFields(parts, id, body, by)),
    file: (id) => postFile(parts, id),
    keepVideo: async (id, video, by) => shown(await keepVideo(parts, id, video, by)),
    remind: (subscription, by) => reminders.add(subscription, by).then(list),
    remindNot: (subscription, by) => reminders.remove(subscription, by).then(list),
    needsYou: async () => needingOwner(parts, await listChannels(db)),
    workOn: (date) => postsOn(parts, date),
  };
  return afterStart(service, builtInChannels(db));
}
