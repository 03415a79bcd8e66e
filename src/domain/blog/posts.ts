import { monthDayYear } from '../calendar/written-date.ts';

const WORDS_PER_MINUTE = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

interface Dated {
  slug: string;
  publishedAt: string;
}

/** Two of one day stand in the order of their names, whatever order their files were read in. */
const newestFirst = (one: Dated, other: Dated): number =>
  Date.parse(other.publishedAt) - Date.parse(one.publishedAt) || (one.slug < other.slug ? -1 : 1);

/**
 * What may be read at the instant, newest first. Before the first date of all, the oldest article stands in: every
 * page links to the latest post, whatever a clock says.
 */
export function publishedPosts<T extends Dated>(posts: readonly T[], nowMs: number): T[] {
  const sorted = posts.toSorted(newestFirst);
  const published = sorted.filter((post) => Date.parse(post.publishedAt) <= nowMs);
  return published.length > 0 ? published : sorted.slice(-1);
}

export const POSTS_ON_A_PAGE = 8;

export interface TagCount {
  tag: string;
  posts: number;
}

interface Tagged {
  slug: string;
  tags: readonly string[];
}

/** Every tag with the number of its articles, most used first. */
export function tagCounts(posts: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const found = [...counts].map(([tag, number]) => ({ tag, posts: number }));
  return found.sort((one, other) => other.posts - one.posts || (one.tag < other.tag ? -1 : 1));
}

/** Those that share most tags with an article, in the order given; a tag that few have says more. */
export function relatedPosts<T extends Tagged>(post: Tagged, others: readonly T[], most: number): T[] {
  const used = new Map(tagCounts(others).map(({ tag, posts }) => [tag, posts]));
  const kinship = ({ tags }: Tagged): number =>
    tags.filter((tag) => post.tags.includes(tag)).reduce((sum, tag) => sum + 1 / used.get(tag)!, 0);
  return others
    .filter((other) => other.slug !== post.slug && kinship(other) > 0)
    .sort((one, other) => kinship(other) - kinship(one))
    .slice(0, most);
}

/** "November 15, 2026" */
export function postDate(publishedAt: string): string {
  return monthDayYear(new Date(publishedAt).toISOString().slice(0, 10));
}

/** "5 min read" */
export function readingTime(minutes: number): string {
  return `${minutes} min read`;
}

/** "One article", "7 articles" */
export function articleCount(total: number): string {
  return total === 1 ? 'One article' : `${total} articles`;
}

/** `moon-phases` → "Moon phases" */
export function tagName(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');
}
