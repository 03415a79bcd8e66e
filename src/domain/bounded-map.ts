/** A map that never grows beyond its bound: what was set or asked for longest ago goes first. */
export class BoundedMap<Key, Value> {
  readonly #most: number;
  readonly #entries = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    // A map keeps the place of a key that it has: only one that is new goes behind all others.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#most) this.#entries.delete(this.#entries.keys().next().value!);
  }

  /** What is known, or else what is made now. A promise that fails is forgotten, so that it may be asked for again. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    if (made instanceof Promise) made.catch(() => this.#entries.get(key) === made && this.delete(key));
    return made;
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** A list of the moment, those asked for last at its end: asking on the way changes the order. */
  keys(): Key[] {
    return [...this.#entries.keys()];
  }
}
