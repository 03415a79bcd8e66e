import type { AliasTarget, AliasTargets } from '../../contract/desk-search-help.ts';
import { aliasKey, type AliasTarget as Target } from '../../domain/search/alias.ts';
import { tidied } from '../../domain/search/words.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Invalid } from '../failures.ts';
import { pagesAt, type IndexedPage } from './alias-store.ts';
import type { SearchService } from './service.ts';

export interface TargetParts {
  config: Pick<Config, 'siteUrl'>;
  clock: Clock;
  database: Pick<Database, 'db'>;
  search: Pick<SearchService, 'find' | 'suggest' | 'aliases'>;
}

interface Targets {
  /** A page that visitors can find; refused where there is none. */
  page: (given: string) => Promise<Target>;
  /** A search that finds something; refused where it does not. */
  search: (words: string, given: string) => Promise<Target>;
  offered: (typed: string) => Promise<AliasTargets>;
}

export const quoted = (words: string): string => `“${words}”`;

/** An address of ours as it is indexed, from one that was copied whole; null where it is nobody's or somebody else's. */
export function ownAddress(given: string, siteUrl: string): string | null {
  const url = URL.parse(given.trim(), siteUrl);
  if (url === null || url.origin !== new URL(siteUrl).origin) return null;
  return url.pathname + url.search + url.hash;
}

/** Where words can lead. */
export function aliasTargets({ config, clock, database, search }: TargetParts): Targets {
  const indexed = (addresses: readonly string[]): Promise<Map<string, IndexedPage>> =>
    pagesAt(database.db, addresses, clock.nowMs());
  return {
    async page(given) {
      const address = ownAddress(given, config.siteUrl);
      const page = address === null ? undefined : (await indexed([address])).get(address);
      if (!page) throw new Invalid('We have no page at that address, or search doesn’t list it.');
      return { kind: 'page', to: page.href };
    },
    async search(words, given) {
      const to = tidied(given);
      if (aliasKey(to) === words) throw new Invalid('Those are the same words.');
      // What is meant by an alias is what that one leads to: no search is led twice.
      const further = await search.aliases.targetOf(to);
      if (further) return further;
      const { answer, total } = await search.find({ q: to });
      if (answer === null && total === 0) throw new Invalid(`${quoted(to)} finds nothing either.`);
      return { kind: 'search', to };
    },
    async offered(typed) {
      const { goTo, foundIn, total } = await search.suggest({ q: typed });
      const addresses = [...goTo, ...foundIn].map(({ href }) => href);
      const pages = await indexed(addresses);
      const asSearch: AliasTarget[] = total > 0 ? [{ kind: 'search', to: typed, title: typed }] : [];
      // In the order of what was found, not of the index.
      const asPages = addresses.flatMap((to): AliasTarget[] => {
        const page = pages.get(to);
        return page ? [{ kind: 'page', to, title: page.title }] : [];
      });
      return { targets: [...asSearch, ...asPages] };
    },
  };
}
