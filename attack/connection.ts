import { connect, type Socket } from 'node:net';

export interface Received {
  status: number;
  retryAfter: boolean;
}

const HEAD_END = '\r\n\r\n';

/** One kept connection of one visitor: a request at a time, and of the answer no more is read than where it ends. */
export class Connection {
  readonly #socket: Socket;
  #head = '';
  #missing = -1;
  #chunked = false;
  #received: Received = { status: 0, retryAfter: false };
  #done: ((received: Received | null) => void) | null = null;
  closed = false;
  /** How many answers it has brought. */
  answered = 0;

  constructor(port: number, from: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress: from });
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#take(chunk as Buffer));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.closed = true;
      this.#finish(null);
    });
  }

  /** Null when the connection broke or was given up. */
  ask(request: string): Promise<Received | null> {
    this.#head = '';
    this.#missing = -1;
    this.#chunked = false;
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#socket.write(request);
    });
  }

  giveUp(): void {
    this.#socket.destroy();
  }

  #finish(received: Received | null): void {
    const done = this.#done;
    if (received) this.answered += 1;
    this.#done = null;
    done?.(received);
  }

  #take(chunk: Buffer): void {
    let bodyLength = chunk.length;
    if (this.#missing < 0) {
      const before = this.#head.length;
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf(HEAD_END);
      if (end < 0) return;
      this.#readHead(this.#head.slice(0, end));
      bodyLength = before + chunk.length - end - HEAD_END.length;
    }
    if (this.#chunked) {
      if (!chunk.subarray(-5).equals(Buffer.from('0\r\n\r\n'))) return;
      this.#missing = bodyLength;
    }
    this.#missing -= bodyLength;
    if (this.#missing <= 0) this.#finish(this.#received);
  }

  #readHead(head: string): void {
    this.#received = { status: Number(head.slice(9, 12)), retryAfter: /\r\nretry-after: /i.test(head) };
    this.#chunked = /\r\ntransfer-encoding: chunked/i.test(head);
    this.#missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (/\r\nconnection: close/i.test(head)) this.closed = true;
  }
}
