import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { KNOWN_WORDS } from '../../domain/search/known-words.ts';
import type { Clock } from '../clock.ts';
import type { CompatibilityService } from '../compatibility/service.ts';
import { DatabaseAway, type Database } from '../db/database.ts';
import type { SkyService } from '../sky/service.ts';
import { eventDocuments, skyMonth } from './documents/events.ts';
import { filledFrom, fillIndex } from './index-store.ts';
import { lastingGatherer } from './lasting.ts';
import { mendIndex } from './mend-store.ts';
import type { IndexedContent } from './sources.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Goes up when rows are made differently from the same content. */
const INDEX_EDITION = 4;

/** Writing takes a second or two; on a machine that does much else, longer. */
const LONGEST_WAIT_MS = 20_000;

export interface IndexKeeper {
  /** Brings the index up to date with content and month; simultaneous calls share one run. */
  ensure: () => Promise<void>;
  /** Brings it up to date with content that has changed since. */
  renew: () => Promise<void>;
  /** Resolves at once if there is an index, even an outdated one, else when the first one is written. */
  whenUsable: () => Promise<void>;
  /** Whether this instance knows that the index is not what it should be: it is being written, or could not be. */
  isStale: () => boolean;
}

interface Parts {
  database: Database;
  content: () => IndexedContent;
  services: {
    clock: Clock;
    compatibility: Pick<CompatibilityService, 'between'>;
    sky: Pick<SkyService, 'events'>;
  };
}

/** The texts of a release do not change while it runs: they are read and hashed once. */
function bankHash(content: () => IndexedContent): () => Promise<string> {
  let hash: Promise<string> | null = null;
  async function read(): Promise<string> {
    const seen = createHash('sha256');
    for (const bank of await content().bankTexts()) seen.update(bank);
    return seen.digest('hex');
  }
  return () => (hash ??= read());
}

export function indexKeeper({ database, content, services }: Parts): IndexKeeper {
  const gather = lastingGatherer(services.compatibility);
  const banksOf = bankHash(content);
  let isUsable = false;
  let isStale = false;
  let known: { month: string; done: Promise<void> } | null = null;

  async function frameOf(month: string): Promise<string> {
    const frame = JSON.stringify([INDEX_EDITION, month, KNOWN_WORDS, await banksOf()]);
    return createHash('sha256').update(frame).digest('base64url');
  }

  async function fill(month: string): Promise<void> {
    const frame = await frameOf(month);
    const { rewordedTexts: beside, bankTexts } = content();
    const { documents: lasting, hash: ofLasting } = gather(content());
    const hash = `${frame} ${ofLasting}`;
    if ((await filledFrom(database.db)) === hash) return;
    if (await mendIndex(database.db, { frame, hash, documents: lasting, beside })) return;
    await fillIndex(database.db, async () => {
      const documents = [...lasting, ...(await eventDocuments(services.clock.nowMs(), services.sky.events))];
      return { hash, documents, vocabulary: vocabularyOf(documents, [...(await bankTexts()), ...beside]) };
    });
  }

  function begin(month: string, after: Promise<void>): Promise<void> {
    const done = after.catch(() => {}).then(() => fill(month));
    const begun = { month, done };
    known = begun;
    isStale = true;
    // After a failure the next call tries again.
    done.then(
      () => (isStale &&= known !== begun),
      () => (known = known === begun ? null : known),
    );
    return done;
  }

  const monthNow = (): string => skyMonth(services.clock.nowMs());

  function ensure(): Promise<void> {
    const month = monthNow();
    return known?.month === month ? known.done : begin(month, Promise.resolve());
  }

  return {
    ensure,
    async renew() {
      // The first search writes it, whenever that is, from the content of then.
      if (!known && (await filledFrom(database.db)) === null) return;
      // Behind one that is being written from what was said before: the last is to stand.
      await begin(monthNow(), known?.done ?? Promise.resolve());
    },
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
