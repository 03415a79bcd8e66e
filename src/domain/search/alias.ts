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
