import { articleCount } from './posts.ts';

/** “The Saturn return.” or “Whose today is it?”: a title that ends its sentence. */
function closing(title: string): string {
  return /[.?!]$/.test(title) ? `“${title}”` : `“${title}.”`;
}

interface TagPage {
  /** What the tag is called. */
  name: string;
  total: number;
  page: number;
  pages: number;
  /** The title of the first article on the page. */
  first: string;
}

/** What stands over the articles of a tag: how many there are and the newest, or which part of them this is. */
export function tagWords({ name, total, page, pages, first }: TagPage): string {
  if (page > 1) return `Page ${page} of ${pages} of our ${total} articles filed under ${closing(name)}`;
  if (total === 1) return `One article so far is filed under “${name}”: ${closing(first)}`;
  return `${articleCount(total)} filed under “${name}.” The newest is ${closing(first)}`;
}
