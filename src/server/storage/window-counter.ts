import { BoundedMap } from '../../domain/bounded-map.ts';

/** Beyond it the key asked about longest ago is forgotten, so that a stranger with many addresses fills no memory. */
const MOST_KEYS = 20_000;

/** Counts by key within one span of time after the other. */
export class WindowCounter {
  readonly #lengthMs: number;
  readonly #max: number;
  readonly #counts = new BoundedMap<string, number>(MOST_KEYS);
  #window = NaN;

  constructor(lengthMs: number, max: number) {
    this.#lengthMs = lengthMs;
    this.#max = max;
  }

  isFull(key: string, nowMs: number): boolean {
    this.#turn(nowMs);
    return (this.#counts.get(key) ?? 0) >= this.#max;
  }

  add(key: string, nowMs: number): void {
    this.#turn(nowMs);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  secondsLeft(nowMs: number): number {
    return Math.max(1, Math.ceil((this.#lengthMs - (nowMs % this.#lengthMs)) / 1000));
  }

  /** Any other window is a new one, also an earlier one: a clock that was set back shuts nobody out. */
  #turn(nowMs: number): void {
    const window = Math.floor(nowMs / this.#lengthMs);
    if (window === this.#window) return;
    this.#window = window;
    this.#counts.clear();
  }
}
