import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { KNOWN_WORDS } from '../../domain/search/known-words.ts';
import type { Clock } from '../clock.ts';
import type { CompatibilityService } from '../compatibility/service.ts';
import { DatabaseAway, type Database } from '../db/database.ts';
import type { SkyService } from '../sky/service.ts';
import { blogDocuments } from './documents/blog.ts';
import type { SearchDocument } from './documents/document.ts';
import { eventDocuments, skyMonth } from './documents/events.ts';
import { horoscopeDocuments } from './documents/horoscopes.ts';
import { pageDocuments } from './documents/pages.ts';
import { quoteDocuments } from './documents/quotes.ts';
import { tarotDocuments } from './documents/tarot.ts';
import { filledFrom, fillIndex } from './index-store.ts';
import type { IndexedContent } from './sources.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Goes up when rows are made differently from the same content. */
const INDEX_EDITION = 4;

/** Writing takes a second or two; on a machine that does much else, longer. */
const LONGEST_WAIT_MS = 20_000;

export interface IndexKeeper {
  /** Brings the index up to date with content and month; simultaneous calls share one run. */
  ensure: () => Promise<void>;
  /** Resolves at once if there is an index, even an outdated one, else when the first one is written. */
  whenUsable: () => Promise<void>;
  /** Whether this instance knows that the index is not what it should be: it is being written, or could not be. */
  isStale: () => boolean;
}

interface Parts {
  database: Database;
  content: IndexedContent;
  services: {
    clock: Clock;
    compatibility: Pick<CompatibilityService, 'between'>;
    sky: Pick<SkyService, 'events'>;
  };
}

function lastingDocuments({ content, services }: Parts): SearchDocument[] {
  return [
    ...horoscopeDocuments(services.compatibility),
    ...blogDocuments(content.blog.posts),
    ...quoteDocuments(content.quotes, content.quoteLore),
    ...tarotDocuments(content.tarot),
    ...pageDocuments(),
  ];
}

export function indexKeeper(parts: Parts): IndexKeeper {
  const { database, content, services } = parts;
  let isUsable = false;
  let isStale = false;
  let known: { month: string; done: Promise<void> } | null = null;

  async function fill(month: string): Promise<void> {
    const lasting = lastingDocuments(parts);
    const banks = await content.bankTexts();
    const seen = createHash('sha256').update(
      `${INDEX_EDITION} ${month} ${JSON.stringify([KNOWN_WORDS, lasting])}`,
    );
    for (const bank of banks) seen.update(bank);
    const hash = seen.digest('hex');
    if ((await filledFrom(database.db)) === hash) return;
    await fillIndex(database.db, async () => {
      const documents = [...lasting, ...(await eventDocuments(services.clock.nowMs(), services.sky.events))];
      return { hash, documents, vocabulary: vocabularyOf(documents, banks) };
    });
  }

  function ensure(): Promise<void> {
    const month = skyMonth(services.clock.nowMs());
    if (known?.month === month) return known.done;
    const done = fill(month);
    known = { month, done };
    isStale = true;
    // After a failure the next call tries again.
    done.then(
      () => (isStale = false),
      () => (known = null),
    );
    return done;
  }

  return {
    ensure,
    isStale: () => isStale,
    async whenUsable() {
      const done = ensure();
      if (isUsable || (isUsable = (await filledFrom(database.db)) !== null)) return;
      const late = delay(LONGEST_WAIT_MS, 'late', { ref: false });
      if ((await Promise.race([done, late])) === 'late')
        throw new DatabaseAway('The index of search is still being written.');
    },
  };
}
