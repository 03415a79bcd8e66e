import type { Clock } from '../clock.ts';

/** An answer of the API that is the same for everyone, as bytes. */
export interface KeptAnswer {
  body: Buffer;
  etag: string;
  contentType: string;
}

interface Kept extends KeptAnswer {
  keptAtMs: number;
  /** Until then it may be kept by others, and here for a minute at the most. */
  wrongAtMs: number;
}

/** Smaller ones are made faster than looked up. */
const SHORTEST = 4 * 1024;
const LONGEST_MS = 60_000;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Large answers, such as all texts of the tarot, by their address: made once a minute however many ask, and one copy
 * however many have not read theirs yet. The oldest go first.
 */
export class AnswerCache {
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  /** By a clock that never jumps. */
  #clearedAtMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer, and for how many seconds it may still be kept. */
  find(url: string): (KeptAnswer & { maxAgeSeconds: number }) | null {
    const kept = this.#kept.get(url);
    if (!kept) return null;
    const nowMs = this.#clock.nowMs();
    const isFresh = nowMs >= kept.keptAtMs && nowMs < Math.min(kept.keptAtMs + LONGEST_MS, kept.wrongAtMs);
    if (!isFresh) {
      this.#drop(url);
      return null;
    }
    return { ...kept, maxAgeSeconds: Math.floor((kept.wrongAtMs - nowMs) / 1000) };
  }

  /** An answer that took so long was begun that long ago: what was cleared since then may be in it. */
  keep(url: string, answer: KeptAnswer, maxAgeSeconds: number, tookMs = 0): void {
    const { length } = answer.body;
    if (length < SHORTEST || maxAgeSeconds === 0) return;
    if (performance.now() - tookMs < this.#clearedAtMs) return;
    this.#drop(url);
    const keptAtMs = this.#clock.nowMs();
    this.#kept.set(url, { ...answer, keptAtMs, wrongAtMs: keptAtMs + maxAgeSeconds * 1000 });
    this.#bytes += length;
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  /** Nothing that was made before is answered any more. */
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
    this.#clearedAtMs = performance.now();
  }

  #drop(url: string): void {
    this.#bytes -= this.#kept.get(url)?.body.length ?? 0;
    this.#kept.delete(url);
  }
}
