import { picturesIn } from '../domain/blog/picture.ts';
import { filledSlot, isOfItsDay, slotTexts } from '../domain/blog/slots/fill.ts';
import { BoundedMap } from '../domain/bounded-map.ts';
import { CARD_NAMES } from '../domain/tarot/card-names.ts';
import { resolvePage } from '../domain/pages/resolve.ts';
import type { PostSource } from './blog.ts';

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

const MOST_KNOWN_SLOTS = 1_000;
const knownSlots = new BoundedMap<string, string | null>(MOST_KNOWN_SLOTS);

function lookedUp(slot: string): string | null {
  try {
    filledSlot(slot, '2026-11-15');
    return null;
  } catch (error) {
    return `the slot {{${slot}}}: ${(error as Error).message}`;
  }
}

function slotFaults({ markdown }: PostSource): string[] {
  const lasting = slotTexts(markdown).filter((slot) => !isOfItsDay(slot));
  // What lasts is looked up in the sky once: an article is judged at every pause of whoever writes it.
  const faults = lasting.map((slot) => knownSlots.getOrMake(slot, () => lookedUp(slot)));
  return faults.filter((fault) => fault !== null);
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
    ...linkFaults(post, posts),
    ...markupFaults(post),
    ...slotFaults(post),
    ...clichesIn(post),
    ...sharing('title', post, posts),
    ...sharing('excerpt', post, posts),
  ];
}
