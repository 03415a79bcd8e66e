const WORDS_PER_MINUTE = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

interface Dated {
  publishedAt: string;
}

const newestFirst = (one: Dated, other: Dated): number =>
  Date.parse(other.publishedAt) - Date.parse(one.publishedAt);

/**
 * What may be read at the instant, newest first. Before the first date of all, the oldest article stands in: every
 * page links to the latest post, whatever a clock says.
 */
export function publishedPosts<T extends Dated>(posts: readonly T[], nowMs: number): T[] {
  const sorted = posts.toSorted(newestFirst);
  const published = sorted.filter((post) => Date.parse(post.publishedAt) <= nowMs);
  return published.length > 0 ? published : sorted.slice(-1);
}

/** "November 15, 2026" */
export function postDate(publishedAt: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(Date.parse(publishedAt));
}

/** "5 minutes to read" */
export function readingTime(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}

/** `moon-phases` → "Moon phases" */
export function tagName(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');
}
