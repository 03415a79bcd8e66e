import type { Network, WayOut } from './channel.ts';
import { linkWith } from './short-id.ts';

/** How much of each a network takes; null where it has no such field. */
export interface Limits {
  title: number | null;
  text: number;
  tags: number | null;
}

/** Facebook takes 63,206 characters; the desk's own field ends earlier. */
const FACEBOOK: Limits = { title: null, text: 5000, tags: null };
const PINTEREST_BY_HAND: Limits = { title: 100, text: 500, tags: null };
const PINTEREST_BY_CALL: Limits = { title: 100, text: 800, tags: null };
const YOUTUBE: Limits = { title: 100, text: 5000, tags: 500 };

export function limitsOf(network: Network, way: WayOut): Limits {
  if (network === 'facebook') return FACEBOOK;
  if (network === 'youtube') return YOUTUBE;
  return way === 'connected' ? PINTEREST_BY_CALL : PINTEREST_BY_HAND;
}

/** Pictures described in words may be so long, everywhere. */
export const ALT_LIMIT = 500;

function bytesOf(character: string): number {
  const point = character.codePointAt(0)!;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}

/** YouTube measures a description in bytes of UTF-8. Elsewhere an emoji counts as two, as in the networks' own counters. */
export function textLength(network: Network, text: string): number {
  if (network !== 'youtube') return text.length;
  return [...text].reduce((sum, character) => sum + bytesOf(character), 0);
}

/** YouTube sets a tag with a space in quotation marks and commas between them, and counts both. */
export function tagsLength(tags: readonly string[]): number {
  const marks = tags.map((tag) => tag.length + (/\s/.test(tag) ? 2 : 0));
  return marks.reduce((sum, length) => sum + length, 0) + Math.max(0, tags.length - 1);
}

const bareTag = (hashtag: string): string => hashtag.replace(/^#+/, '').trim();

/** "#zodiac cats" and "zodiaccats" are one: "#zodiaccats". */
export function asHashtag(tag: string): string {
  const letters = bareTag(tag).replaceAll(/[^\p{L}\p{N}_]/gu, '');
  return letters === '' ? '' : `#${letters}`;
}

/** What goes out of a post, before a network's own shape. */
export interface OutgoingPost {
  id: number;
  title: string;
  text: string;
  /** By path. */
  link: string;
  hashtags: readonly string[];
}

/** As the network gets it. Nothing is cut here: what is too long fails its check and says by how much. */
export interface Outgoing {
  title: string;
  /** Facebook's words, a pin's or a video's description. */
  text: string;
  /** With host and short id. */
  link: string;
  /** YouTube's; empty elsewhere. */
  tags: string[];
}

const blocks = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** `origin` is "https://zodiary.example", without a slash at its end. */
export function outgoingOf(network: Network, post: OutgoingPost, origin: string): Outgoing {
  const link = post.link === '' ? '' : `${origin}${linkWith(post.link, post.id)}`;
  const hashtags = [...new Set(post.hashtags.map(asHashtag))].filter((tag) => tag !== '');
  const words = post.text.trim();
  return {
    title: network === 'facebook' ? '' : post.title.trim(),
    // A pin has a field of its own for its link.
    text: blocks(words, network === 'pinterest' ? '' : link, hashtags.join(' ')),
    link,
    tags: network === 'youtube' ? hashtags.map(bareTag) : [],
  };
}
