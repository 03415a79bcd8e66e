/** Beyond it the key counted first is forgotten, so that a stranger with many addresses fills no memory. */
const MOST_KEYS = 20_000;

/** Counts by key within one span of time after the other. */
export class WindowCounter {
  readonly #lengthMs: number;
  readonly #max: number;
  readonly #counts = new Map<string, number>();
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
    const count = this.#counts.get(key);
    if (count === undefined && this.#counts.size >= MOST_KEYS) {
      this.#counts.delete(this.#counts.keys().next().value!);
    }
    this.#counts.set(key, (count ?? 0) + 1);
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
