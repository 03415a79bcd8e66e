import { picturesIn } from '../domain/blog/picture.ts';
import { filledSlot, isOfItsDay, slotTexts } from '../domain/blog/slots/fill.ts';
import { CARD_NAMES } from '../domain/tarot/card-names.ts';
import { resolvePage } from '../domain/pages/resolve.ts';
import type { PostSource } from './blog.ts';

const LEAST_WORDS = 900;
const MOST_WORDS = 1500;
/** The articles that the site opened with are long reads; whoever adds one later decides how long it is. */
const LAST_LONG_READ = '2026-11-17';

/** Words of the file itself: a slot counts as one, whatever table it becomes. */
function wordsOf({ markdown }: PostSource): number {
  return markdown
    .replaceAll(/\{\{[^}]*\}\}/g, 'slot')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

function lengthFaults(post: PostSource): string[] {
  if (post.since > LAST_LONG_READ) return [];
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
  if (path.startsWith('/blog-pictures/')) return picturesIn(path).length === 1;
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

function faultsOfSlot(slot: string): string[] {
  try {
    filledSlot(slot, '2026-11-15');
    return [];
  } catch (error) {
    return [`the slot {{${slot}}}: ${(error as Error).message}`];
  }
}

/** Some take a tenth of a second, and an article that is being written is checked after every pause. */
const tried = new Map<string, string[]>();
const MOST_TRIED = 500;

function slotFaults({ markdown }: PostSource): string[] {
  if (tried.size > MOST_TRIED) tried.clear();
  const slots = slotTexts(markdown).filter((slot) => !isOfItsDay(slot));
  for (const slot of slots) if (!tried.has(slot)) tried.set(slot, faultsOfSlot(slot));
  return slots.flatMap((slot) => tried.get(slot)!);
}

const sharing = (field: 'title' | 'excerpt', post: PostSource, posts: readonly PostSource[]): string[] =>
  posts
    .filter(
      ({ slug, ...other }) => slug !== post.slug && other[field].toLowerCase() === post[field].toLowerCase(),
    )
    .map(({ slug }) => `has the ${field} of ${slug}`);

/** What is wrong with an article among the others. */
export function postFaults(post: PostSource, posts: readonly PostSource[]): string[] {
  return [
    ...lengthFaults(post),
    ...linkFaults(post, posts),
    ...markupFaults(post),
    ...slotFaults(post),
    ...clichesIn(post),
    ...sharing('title', post, posts),
    ...sharing('excerpt', post, posts),
  ];
}
