import { Connection } from './connection.ts';
import { BYSTANDER } from './visitors.ts';

const EVERY_MS = 40;
const PATIENCE_MS = 10_000;

/** Somebody else reads one page again and again, and hears nothing of what goes on beside. */
export class Probe {
  readonly #port: number;
  readonly #request: string;
  readonly #idle: Connection[] = [];
  readonly #open = new Set<Promise<void>>();
  readonly #beat: NodeJS.Timeout;
  readonly times: number[] = [];

  constructor(url: string, path: string, from = BYSTANDER) {
    this.#port = Number(new URL(url).port);
    this.#request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`;
    let nextMs = performance.now();
    this.#beat = setInterval(() => {
      for (; nextMs <= performance.now(); nextMs += EVERY_MS) this.#ask(nextMs, from);
    }, EVERY_MS / 4);
  }

  #ask(scheduledMs: number, from: string): void {
    let connection = this.#idle.pop();
    if (!connection || connection.closed) connection = new Connection(this.#port, from);
    const asked = connection;
    const giveUp = setTimeout(() => asked.giveUp(), PATIENCE_MS);
    const answered = asked.ask(this.#request).then((received) => {
      clearTimeout(giveUp);
      this.times.push(received?.status === 200 ? performance.now() - scheduledMs : Infinity);
      if (!asked.closed) this.#idle.push(asked);
      this.#open.delete(answered);
    });
    this.#open.add(answered);
  }

  async stop(): Promise<number[]> {
    clearInterval(this.#beat);
    await Promise.all(this.#open);
    for (const connection of this.#idle) connection.giveUp();
    return this.times;
  }
}
