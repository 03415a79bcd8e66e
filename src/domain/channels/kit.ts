import type { CivilDate } from '../calendar/civil-date.ts';
import { wallClockMs } from '../calendar/wall-clock.ts';
import { longDate, monthDay } from '../calendar/written-date.ts';
import { clockTime } from '../calendar/written-time.ts';
import type { Network } from './channel.ts';
import { NETWORK_NAMES } from './network-names.ts';
import { shortIdOf } from './short-id.ts';

/** A post as the zip of a week has it. */
export interface KitPost {
  id: number;
  /** Its key. */
  channel: string;
  channelName: string;
  network: Network;
  board: string;
  timeZone: string;
  atMs: number;
  heading: string;
  /** As they go out (`outgoingOf`). */
  title: string;
  text: string;
  link: string;
  tags: readonly string[];
  alt: string;
  /** Of its picture or video: "png", "mp4" */
  extension: string;
}

const wallIso = ({ atMs, timeZone }: KitPost): string => new Date(wallClockMs(atMs, timeZone)).toISOString();
const dayOf = (post: KitPost): CivilDate => wallIso(post).slice(0, 10);

function timeOf(post: KitPost): string {
  const [hours, minutes] = wallIso(post).slice(11, 16).split(':').map(Number) as [number, number];
  return clockTime(hours, minutes);
}

/** "2026-11-18-0900-facebook-cats-p15.png": sorted by name they stand in the order in which they go out. */
export function kitFileName(post: KitPost, extension = post.extension): string {
  const time = wallIso(post).slice(11, 16).replace(':', '');
  return `${dayOf(post)}-${time}-${post.channel}-${shortIdOf(post.id)}.${extension}`;
}

const PLACES: Readonly<Record<Network, string>> = {
  facebook: 'Page',
  pinterest: 'Board',
  youtube: 'Channel',
};

/** What stands beside a picture in the zip, to be copied part by part. */
export function kitText(post: KitPost): string {
  const parts: [label: string, value: string][] = [
    ['Title', post.title],
    ['Words', post.text],
    // Facebook and YouTube have it among their words.
    ['Link', post.network === 'pinterest' ? post.link : ''],
    ['Tags', post.tags.join(', ')],
    ['Picture in words', post.alt],
    [PLACES[post.network], post.board],
  ];
  const blocks = parts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.toUpperCase()}\n${value}`);
  return `${post.channelName}, ${longDate(dayOf(post))}, ${timeOf(post)}\n\n${blocks.join('\n\n')}\n`;
}

export const LIST_NAME = '00-read-me-first.txt';

const listed = (post: KitPost): string =>
  `  ${timeOf(post)}  ${post.channelName}: ${post.heading}\n    ${kitFileName(post)}\n    ${kitFileName(post, 'txt')}`;

const howTo = (posts: readonly KitPost[]): string => {
  const names = [...new Set(posts.map(({ network }) => NETWORK_NAMES[network]))].join(', ');
  return `Open ${names} at the time that stands beside each post, add its picture or video, and paste its words from the text file of the same name. Then press “Posted” at the desk, so that it’s never posted twice.`;
};

/** The zip's first file: what is in it, day by day, and what to do with it. */
export function kitList(posts: readonly KitPost[], week: { from: CivilDate; to: CivilDate }): string {
  const heading = `Zodiary, ${monthDay(week.from)} – ${monthDay(week.to)}`;
  if (posts.length === 0) return `${heading}\n\nNothing is ready this week. Fill it at the desk first.\n`;
  const inOrder = [...posts].sort((first, second) => first.atMs - second.atMs || first.id - second.id);
  const days = [...Map.groupBy(inOrder, dayOf)].map(
    ([day, ofDay]) => `${longDate(day)}\n${ofDay.map(listed).join('\n')}`,
  );
  return `${[heading, howTo(inOrder), ...days].join('\n\n')}\n`;
}

/** "zodiary-week-2026-11-16.zip" */
export const zipName = (from: CivilDate): string => `zodiary-week-${from}.zip`;
