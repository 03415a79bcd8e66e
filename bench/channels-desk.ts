import type { DeskChannelPost, PostFields, PostLine } from '../src/contract/desk-channel-posts.ts';
import type { DeskWeek, WeekFilled } from '../src/contract/desk-channel-week.ts';
import { addDays, type CivilDate } from '../src/domain/calendar/civil-date.ts';
import { weekOf } from '../src/domain/channels/week.ts';
import { ownerOf, type Owner } from '../test/harness/owner.ts';

/** As far as words and pictures rest before and after the week in their middle. */
const WEEKS = 17;
/** The channel whose every post its owner has written anew, as long as may be. */
export const WRITTEN = 'facebook-cats';

export interface ChannelsDesk {
  owner: Owner;
  /** The week with as many posts before and after it as there can be. */
  week: DeskWeek;
  /** Posts in the longest words, from that week on. */
  written: PostLine[];
  /** The next one, as far as Pinterest's file reaches. */
  nextWeek: DeskWeek;
  /** Mondays of weeks in which nothing stands yet. */
  emptyWeek: (at: number) => CivilDate;
}

/** Text in which no run of words comes twice. */
export function longText(length: number, seed: number): string {
  const words = Array.from({ length: length / 8 }, (_, at) => `w${(at * 7919 + seed * 104_729) % 999_983}`);
  return words.join(' ').slice(0, length);
}

/** Everything as long as the wire takes it. */
export function longestFields(fields: PostFields, seed: number): PostFields {
  return {
    ...fields,
    picture: { ...fields.picture, lines: Array.from({ length: 5 }, (_, at) => longText(80, seed + at)) },
    title: longText(200, seed),
    text: longText(5000, seed),
    alt: longText(1000, seed),
    link: `/search?q=${'x'.repeat(280)}`,
    hashtags: Array.from({ length: 30 }, (_, at) => `#${'x'.repeat(50)}${seed}x${at}`),
  };
}

export const linesOf = ({ rows }: DeskWeek, channel?: string): PostLine[] =>
  rows
    .filter((row) => channel === undefined || row.channel === channel)
    .flatMap(({ cells }) => cells.flatMap(({ post }) => post ?? []));

async function told<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

export const postOf = ({ owner }: Pick<ChannelsDesk, 'owner'>, id: number): Promise<DeskChannelPost> =>
  told(owner.get(`/api/admin/channel-posts/${id}`));

/** Words of the owner's own that pass the checks: as many as the network takes beside link and hashtags. */
async function write(owner: Owner, id: number): Promise<void> {
  const { revision, fields } = await postOf({ owner }, id);
  const body = { revision, fields: { ...fields, text: longText(4_800, id) } };
  await told(owner.send('PUT', `/api/admin/channel-posts/${id}`, body));
}

async function fill(owner: Owner, from: CivilDate): Promise<DeskWeek> {
  const { week } = await told<WeekFilled>(owner.send('POST', '/api/admin/channels/week/fill', { from }));
  for (const { id } of linesOf(week, WRITTEN)) await write(owner, id);
  await told(owner.send('POST', '/api/admin/channels/week/ready', { from }));
  return week;
}

/** The five channels filled for months, one of them with the longest words. */
async function filledDesk(origin: string): Promise<ChannelsDesk> {
  const owner = await ownerOf({ url: origin });
  const { from: thisMonday } = weekOf(new Date().toISOString().slice(0, 10));
  const monday = (number: number): CivilDate => addDays(thisMonday, 7 * (number + 1));
  const weeks: DeskWeek[] = [];
  for (let number = 0; number < WEEKS; number += 1) weeks.push(await fill(owner, monday(number)));
  const [nextWeek, week] = [weeks[0]!, weeks[WEEKS >> 1]!];
  const written = weeks.slice(WEEKS >> 1).flatMap((one) => linesOf(one, WRITTEN));
  return { owner, week, written, nextWeek, emptyWeek: (at) => monday(WEEKS + at) };
}

const desks = new Map<string, Promise<ChannelsDesk>>();

/** Filled once for all that ask at it. */
export function channelsDesk(origin: string): Promise<ChannelsDesk> {
  const known = desks.get(origin) ?? filledDesk(origin);
  desks.set(origin, known);
  return known;
}
