const SHORTEST = 16 * 1024;

/**
 * Large answers that are the same for many, such as a year of the sky or all texts of the tarot, as one copy: however
 * many of them wait to be read, they take its memory once. Those sent last are kept.
 */
export class SharedBytes {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(maxBytes = 16 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** The answer with this tag, which is a hash of it. */
  of(etag: string, answer: string): string | Buffer {
    if (answer.length < SHORTEST) return answer;
    const bytes = this.#kept.get(etag) ?? Buffer.from(answer);
    this.#drop(etag);
    this.#kept.set(etag, bytes);
    this.#bytes += bytes.length;
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
    return bytes;
  }

  #drop(etag: string): void {
    this.#bytes -= this.#kept.get(etag)?.length ?? 0;
    this.#kept.delete(etag);
  }
}
