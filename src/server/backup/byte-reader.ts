/** Takes bytes in the pieces that a format asks for from a stream that comes in pieces of its own. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Fewer than asked for only at the end. */
  async take(count: number): Promise<Buffer> {
    const pieces = [this.#held];
    let length = this.#held.length;
    while (length < count) {
      const next = await this.#source.next();
      if (next.done) break;
      pieces.push(next.value);
      length += next.value.length;
    }
    const all = pieces.length === 1 ? this.#held : Buffer.concat(pieces);
    this.#held = all.subarray(count);
    return all.subarray(0, count);
  }
}
