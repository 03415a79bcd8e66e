import type { PageEntry } from './page-entry.ts';

interface Kept {
  entry: PageEntry;
  staleAtMs: number;
  /** Count of the cache's hits when this page had its last one: marking it costs less than moving it. */
  lastHit: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  nowMs: () => number;
  /** The instant at which what is rendered now becomes wrong: at the latest the site's next midnight. */
  staleAtMs: (address: string) => number;
  fill: (address: string) => Promise<PageEntry>;
}

/** Finished pages by address: bounded by bytes, least recently used first out, one fill at a time per address. */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #filling = new Map<string, Promise<PageEntry>>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #hits = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  find(address: string): PageEntry | null {
    const kept = this.#kept.get(address);
    if (!kept || kept.staleAtMs <= this.#options.nowMs()) return null;
    kept.lastHit = ++this.#hits;
    return kept.entry;
  }

  async get(address: string): Promise<PageEntry> {
    const found = this.find(address);
    if (found) return found;
    const running = this.#filling.get(address);
    if (running) return running;
    const filling = this.#fill(address).finally(() => this.#filling.delete(address));
    this.#filling.set(address, filling);
    return filling;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#bytes };
  }

  async #fill(address: string): Promise<PageEntry> {
    // Asked before rendering: a page begun before midnight must not live past it.
    const staleAtMs = this.#options.staleAtMs(address);
    const entry = await this.#options.fill(address);
    if (entry.status < 500 && staleAtMs > this.#options.nowMs())
      this.#keep(address, { entry, staleAtMs, lastHit: ++this.#hits });
    return entry;
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
