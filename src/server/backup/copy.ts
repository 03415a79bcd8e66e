import { once } from 'node:events';
import { Readable } from 'node:stream';
import pg from 'pg';

/** Large enough to compress well, small enough that nobody waits for one. */
const CHUNK_BYTES = 64 * 1024;

/** What pg's connection can do and its types do not tell. */
interface CopyConnection {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/** A statement that pg hands its messages to, as its own cursors are. */
class CopyOut implements pg.Submittable {
  readonly stream: Readable;
  readonly #text: string;
  #connection: pg.Connection | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;

  constructor(text: string) {
    this.#text = text;
    const goOn = (): void => void this.#connection?.stream.resume();
    this.stream = new Readable({
      highWaterMark: CHUNK_BYTES,
      read: goOn,
      destroy: (error, done) => {
        goOn();
        done(error);
      },
    });
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg uses the memory again for the next message.
    this.#waiting.push(Buffer.from(chunk));
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes >= CHUNK_BYTES) this.#handOver();
  }

  #handOver(): void {
    const chunk = Buffer.concat(this.#waiting.splice(0));
    this.#waitingBytes = 0;
    if (chunk.length > 0 && !this.stream.push(chunk)) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {
    this.#handOver();
  }

  handleReadyForQuery(): void {
    this.#connection?.stream.resume();
    this.stream.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.stream.destroy(error);
  }
}

/** What `copy … to stdout` says, in pieces; the server waits while nobody takes them. */
export function copyOut(client: pg.Client, text: string): AsyncIterable<Buffer> {
  return client.query(new CopyOut(text)).stream;
}

class CopyIn implements pg.Submittable {
  readonly ended = Promise.withResolvers<void>();
  readonly #text: string;
  readonly #source: AsyncIterable<Buffer>;
  #isOver = false;
  #failure: Error | undefined;

  constructor(text: string, source: AsyncIterable<Buffer>) {
    this.#text = text;
    this.#source = source;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    void this.#send(connection, connection as unknown as CopyConnection);
  }

  async #send({ stream }: pg.Connection, copy: CopyConnection): Promise<void> {
    const over = this.ended.promise.catch(() => {});
    try {
      for await (const chunk of this.#source) {
        if (this.#isOver) return;
        copy.sendCopyFromChunk(chunk);
        if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), over]);
      }
      copy.endCopyFrom();
    } catch (error) {
      this.#failure = error as Error;
      copy.sendCopyFail('what was to be loaded cannot be read');
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.ended.resolve();
  }

  handleError(error: Error): void {
    this.#isOver = true;
    this.ended.reject(this.#failure ?? error);
  }
}

/** Runs `copy … from stdin` with what the source gives. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new CopyIn(text, source)).ended.promise;
}
