import { spelledOut } from './symbols.ts';
import { tidied, wordsIn } from './words.ts';

/** What somebody typed, as an alias is looked up: "Cat-Zodiac?" asks for the alias of "cat zodiac". */
export function aliasKey(typed: string): string {
  return wordsIn(spelledOut(tidied(typed))).join(' ');
}

/** Where the words of an alias lead: to what another search finds, or to one page. */
export interface AliasTarget {
  kind: 'search' | 'page';
  /** The other search's words, or the page's address. */
  to: string;
}

/** An address of ours as it is indexed, from one that was copied whole; null where it is nobody's or somebody else's. */
export function ownAddress(given: string, siteUrl: string): string | null {
  const url = URL.parse(given.trim(), siteUrl);
  if (url === null || url.origin !== new URL(siteUrl).origin) return null;
  return url.pathname + url.search + url.hash;
}
