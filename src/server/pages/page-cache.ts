import type { PageEntry } from './page-entry.ts';

interface Kept {
  entry: PageEntry;
  madeAtMs: number;
  staleAtMs: number;
  /** Count of the cache's hits when this page had its last one: marking it costs less than moving it. */
  lastHit: number;
}

/** What becomes of a page that is being made. */
interface Fate {
  /** What it is made from has changed meanwhile: it is for those who asked before, and not kept. */
  isOutdated: boolean;
}

interface Making {
  entry: Promise<PageEntry>;
  fate: Fate;
}

export interface PageCacheOptions {
  maxBytes: number;
  nowMs: () => number;
}

/** A page or generated file that is the same bytes for everyone. */
export interface Cacheable {
  audience: 'everyone';
  address: string;
  /** Only an answer with this status is kept: a page that fails, or is missing for a moment, is made again. */
  status: 200 | 404;
  /** The instant at which what is made now becomes wrong; `NEVER_KEPT` for what is made anew for each request. */
  staleAtMs: () => number;
  make: () => Promise<PageEntry>;
}

export const NEVER_KEPT = -Infinity;

/** Finished pages by address: bounded by bytes, least recently used first out, one made at a time per address. */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Making>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #hits = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  find(address: string): PageEntry | null {
    const kept = this.#kept.get(address);
    if (!kept || !this.#isCurrent(kept)) return null;
    kept.lastHit = ++this.#hits;
    return kept.entry;
  }

  async get(page: Cacheable): Promise<PageEntry> {
    // The type says so already; a page for one person must not get in by a cast either.
    if (page.audience !== 'everyone') throw new Error(`not for everyone, so never cached: ${page.address}`);
    const found = this.find(page.address);
    if (found) return found;
    const running = this.#making.get(page.address);
    return running ? running.entry : this.#begin(page);
  }

  /** Drops all whose bytes have become wrong: an address stands for itself with any query. */
  purge(addresses: readonly (string | RegExp)[]): void {
    const isMeant = (address: string): boolean =>
      addresses.some((one) =>
        typeof one === 'string' ? address === one || address.startsWith(`${one}?`) : one.test(address),
      );
    for (const address of [...this.#kept.keys()].filter(isMeant)) this.#drop(address);
    for (const [address, { fate }] of this.#making) {
      if (!isMeant(address)) continue;
      fate.isOutdated = true;
      this.#making.delete(address);
    }
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#bytes };
  }

  #begin(page: Cacheable): Promise<PageEntry> {
    const { address } = page;
    const fate: Fate = { isOutdated: false };
    const entry = this.#make(page, fate).finally(() => {
      if (this.#making.get(address)?.fate === fate) this.#making.delete(address);
    });
    this.#making.set(address, { entry, fate });
    return entry;
  }

  async #make({ address, status, staleAtMs, make }: Cacheable, fate: Fate): Promise<PageEntry> {
    // Asked before rendering: a page begun before midnight must not live past it.
    const life = { madeAtMs: this.#options.nowMs(), staleAtMs: staleAtMs() };
    const entry = await make();
    if (entry.status === status && !fate.isOutdated && this.#isCurrent(life))
      this.#keep(address, { entry, ...life, lastHit: ++this.#hits });
    return entry;
  }

  /** A page from the future was made by a clock that was ahead: it may show tomorrow. */
  #isCurrent({ madeAtMs, staleAtMs }: Pick<Kept, 'madeAtMs' | 'staleAtMs'>): boolean {
    const nowMs = this.#options.nowMs();
    return madeAtMs <= nowMs && nowMs < staleAtMs;
  }

  #keep(address: string, kept: Kept): void {
    this.#drop(address);
    this.#kept.set(address, kept);
    this.#bytes += kept.entry.bytes;
    if (this.#bytes > this.#options.maxBytes) this.#makeRoom();
  }

  /** Down to nine tenths at a time: the pages have to be sorted for it, which is not to be done for each new one. */
  #makeRoom(): void {
    const byLastHit = [...this.#kept].sort(([, a], [, b]) => a.lastHit - b.lastHit);
    for (const [address] of byLastHit) {
      if (this.#bytes <= this.#options.maxBytes * 0.9) break;
      this.#drop(address);
    }
  }

  #drop(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#kept.delete(address);
    this.#bytes -= kept.entry.bytes;
  }
}
