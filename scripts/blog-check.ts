import { join } from 'node:path';
import { filledSlot, isOfItsDay, slotTexts } from '../src/domain/blog/slots/fill.ts';
import { CARD_NAMES } from '../src/domain/tarot/card-names.ts';
import { resolvePage } from '../src/domain/pages/resolve.ts';
import { loadBlog, type PostSource } from '../src/content/blog.ts';

const FOLDER = join(import.meta.dirname, '../content/blog');
const LEAST_WORDS = 900;
const MOST_WORDS = 1500;

/** Words of the file itself: a slot counts as one, whatever table it becomes. */
function wordsOf({ markdown }: PostSource): number {
  return markdown
    .replaceAll(/\{\{[^}]*\}\}/g, 'slot')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

function lengthFaults(post: PostSource): string[] {
  const words = wordsOf(post);
  const fits = words >= LEAST_WORDS && words <= MOST_WORDS;
  return fits ? [] : [`has ${words} words, needs ${LEAST_WORDS} to ${MOST_WORDS}`];
}

/** Whether one of our own pages is at the address. */
function leadsSomewhere(address: string, posts: readonly PostSource[]): boolean {
  const path = address.replace(/[?#].*$/, '');
  const [, card] = /^\/tarot\/cards\/([^/]+)$/.exec(path) ?? [];
  if (card) return CARD_NAMES.some(({ slug }) => slug === card);
  const [, tag] = /^\/blog\/tag\/([^/]+)$/.exec(path) ?? [];
  if (tag) return posts.some(({ tags }) => tags.includes(tag));
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (post) return posts.some(({ slug }) => slug === post);
  return resolvePage(path, '', { today: '2026-11-15', latest: '2026-11-17' }).kind === 'page';
}

function linkFaults({ markdown }: PostSource, posts: readonly PostSource[]): string[] {
  const links = [...markdown.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, address]) => address!);
  return links
    .filter((address) => !leadsSomewhere(address, posts))
    .map((address) => `the link ${address} leads nowhere`);
}

function markupFaults({ markdown }: PostSource): string[] {
  return /<[a-z!/]/i.test(markdown) ? ['has raw HTML, which would be shown as text'] : [];
}

/** Words that say nothing in an article about the sky. */
const CLICHES =
  /\b(cosmic|universe|energ(?:y|ies)|journey|embrac\w+|navigat\w+|delv\w+|tapestry|unlock\w*)\b/i;

function clichesIn({ markdown }: PostSource): string[] {
  const cliche = CLICHES.exec(markdown)?.[0];
  return cliche ? [`says “${cliche}”`] : [];
}

function slotFaults({ markdown }: PostSource): string[] {
  return slotTexts(markdown)
    .filter((slot) => !isOfItsDay(slot))
    .flatMap((slot) => {
      try {
        filledSlot(slot, '2026-11-15');
        return [];
      } catch (error) {
        return [`the slot {{${slot}}}: ${(error as Error).message}`];
      }
    });
}

function repeated(posts: readonly PostSource[], field: 'title' | 'excerpt'): string[] {
  const groups = Object.values(Object.groupBy(posts, (post) => post[field].toLowerCase()));
  return groups
    .filter((group) => group!.length > 1)
    .map((group) => `blog: ${group!.map(({ slug }) => slug).join(' and ')} share their ${field}`);
}

/** What is wrong with our articles, a sentence each that names the file. */
export function blogFaults(): string[] {
  const posts = loadBlog(FOLDER);
  const single = posts.flatMap((post) =>
    [
      ...lengthFaults(post),
      ...linkFaults(post, posts),
      ...markupFaults(post),
      ...slotFaults(post),
      ...clichesIn(post),
    ].map((fault) => `blog/${post.slug}.md: ${fault}`),
  );
  return [...single, ...repeated(posts, 'title'), ...repeated(posts, 'excerpt')];
}
