import type { Network } from './channel.ts';

/** A post as the zip of a week has it. */
export interface KitPost {
  id: number;
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
  /** "png", "mp4" */
  extension: string;
}

/** "2026-11-18-0900-facebook-cats-p15.png" */
export function kitFileName(post: KitPost, extension = post.extension): string {
  throw new Error(`not written yet: ${post.id} ${extension}`);
}

/** What stands beside a picture in the zip, to be copied. */
export function kitText(post: KitPost): string {
  throw new Error(`not written yet: ${post.id}`);
}

/** The zip's first file: what is in it, day by day, and what to do with it. */
export function kitList(posts: readonly KitPost[], week: { from: string; to: string }): string {
  throw new Error(`not written yet: ${posts.length} ${week.from}`);
}

/** "zodiary-week-2026-11-16.zip" */
export const zipName = (from: string): string => `zodiary-week-${from}.zip`;
