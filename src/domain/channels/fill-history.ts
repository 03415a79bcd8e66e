import { referenceDayStartMs, type CivilDate } from '../calendar/civil-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { FillInput } from './fill-input.ts';
import type { UsedPost } from './post.ts';
import { areNearlySame, runsOf, type Runs } from './sameness.ts';

const DAY_MS = 86_400_000;

/** Days are compared thousands of times: as numbers. */
export const dayNumber = (date: CivilDate): number => referenceDayStartMs(date) / DAY_MS;

interface Use {
  channel: string;
  day: number;
}

interface Said extends Use {
  runs: Runs;
}

/** `cat:sign-leo@window` is one of the pictures of `cat:sign-leo`, `week:leo-2026-11-15` one of the weeks of Leo. */
const subjectOf = (art: string): string =>
  art.startsWith('week:') ? art.split('-')[0]! : art.split('@')[0]!;

/**
 * What stands on which channel on which day: pictures, the cats and signs on them, words, what the words are about. Asked
 * how far a thing is from a day, it looks both ways, for drafts of later weeks count like posts of earlier ones.
 */
export class FillHistory {
  readonly #uses = new Map<string, Use[]>();
  readonly #said: Said[] = [];
  readonly #posts: UsedPost[] = [];
  /** Slots that are still to be filled: whatever comes there stands between its neighbors. */
  readonly #awaited = new Set<string>();
  readonly #zones: ReadonlyMap<string, string>;
  /** By unit: its key, a verse's tradition and reference, whose quote it is. */
  readonly #topics = new Map<string, string[]>();

  constructor({ channels, banks, used }: Pick<FillInput, 'channels' | 'banks' | 'used'>) {
    this.#zones = new Map(channels.map(({ key, timeZone }) => [key, timeZone]));
    for (const { id, key } of banks.catWords) this.#topics.set(id, [`key ${key}`]);
    for (const { id, tradition, reference } of banks.verses)
      this.#topics.set(id, [`tradition ${tradition}`, `reference ${reference}`]);
    for (const { slug, author } of banks.quotes) this.#topics.set(`quote:${slug}`, [`author ${author}`]);
    for (const post of used) this.add(post);
  }

  expect(channel: string, atMs: number): void {
    this.#awaited.add(`${channel} ${atMs}`);
  }

  /** The slot stays empty. */
  leave(channel: string, atMs: number): void {
    this.#awaited.delete(`${channel} ${atMs}`);
  }

  add(post: UsedPost): void {
    const { channel } = post;
    this.leave(channel, post.atMs);
    const day = dayNumber(dateInZone(post.atMs, this.#zones.get(channel) ?? 'UTC'));
    this.#posts.push(post);
    this.#said.push({ channel, day, runs: runsOf(post.text) });
    for (const thing of this.#thingsOf(post)) {
      const uses = this.#uses.get(thing) ?? [];
      uses.push({ channel, day });
      this.#uses.set(thing, uses);
    }
  }

  #thingsOf({ art, words }: UsedPost): Set<string> {
    const topics = words === null ? [] : [`words ${words}`, ...(this.#topics.get(words) ?? [])];
    return new Set([`art ${art}`, `subject ${subjectOf(art)}`, ...topics]);
  }

  #nearest(thing: string, day: number, counts: (use: Use) => boolean): number {
    let nearest = Infinity;
    for (const use of this.#uses.get(thing) ?? []) {
      if (counts(use)) nearest = Math.min(nearest, Math.abs(use.day - day));
    }
    return nearest;
  }

  /** In days, whichever way; infinite where it never was on the channel. */
  nearest(channel: string, thing: string, day: number): number {
    return this.#nearest(thing, day, (use) => use.channel === channel);
  }

  /** The same on all other channels. */
  nearestElsewhere(channel: string, thing: string, day: number): number {
    return this.#nearest(thing, day, (use) => use.channel !== channel);
  }

  /** Whether the channel says nearly this within so many days. */
  isSaid(channel: string, text: string, day: number, days: number): boolean {
    const runs = runsOf(text);
    const near = this.#said.filter((said) => said.channel === channel && Math.abs(said.day - day) < days);
    return near.some((said) => areNearlySame(said.runs, runs));
  }

  /** The awaited slots of the channel, and its posts with what they are about, by time. */
  #line(channel: string): { atMs: number; topics: readonly string[] }[] {
    const posts = this.#posts.filter((post) => post.channel === channel);
    const awaited = [...this.#awaited].filter((slot) => slot.startsWith(`${channel} `));
    return [
      ...posts.map(({ atMs, words }) => ({ atMs, topics: this.#topics.get(words ?? '') ?? [] })),
      ...awaited.map((slot) => ({ atMs: Number(slot.slice(channel.length + 1)), topics: [] })),
    ].sort((first, second) => first.atMs - second.atMs);
  }

  /** What the posts right before and right after the instant on the channel are about, of this kind of topic. */
  neighbors(channel: string, atMs: number, topic: string): string[] {
    const line = this.#line(channel);
    const before = line.findLast((one) => one.atMs < atMs);
    const after = line.find((one) => one.atMs > atMs);
    const topics = [...(before?.topics ?? []), ...(after?.topics ?? [])];
    return topics.filter((one) => one.startsWith(`${topic} `));
  }
}
