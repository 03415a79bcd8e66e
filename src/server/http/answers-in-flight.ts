import type { ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { addressKey } from './rate-limits.ts';

export interface InFlightLimits {
  /** Requests that one connection may have sent ahead of their turn; browsers send none. */
  requestsAhead: number;
  answersOfAddress: number;
  connectionsOfAddress: number;
  /** Bytes that wait to be read. */
  bytesOfAddress: number;
  bytesOfAll: number;
}

const DEFAULTS: InFlightLimits = {
  requestsAhead: 32,
  answersOfAddress: 256,
  connectionsOfAddress: 1000,
  bytesOfAddress: 16 * 1024 * 1024,
  bytesOfAll: 256 * 1024 * 1024,
};

interface Connection {
  socket: Socket;
  /** Null for a proxy, which speaks for many visitors. */
  address: Address | null;
  /** The answer that is being made or read. */
  current: ServerResponse | null;
  ahead: (() => void)[];
  /** All of them. */
  count: number;
}

/** What to do with a request. */
interface Answering {
  answer: () => void;
  refuse: () => void;
}

interface Address {
  connections: number;
  answers: number;
}

function proxyList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
}

function isIn(list: BlockList, written: string): boolean {
  const address = written.replace(/^::ffff:(?=\d+\.)|%.*$/gi, '');
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Bounds what answers cost that nobody reads. A stranger who asks for many and reads none would otherwise have the site
 * make and hold them all. So a connection's next request is begun when the answer before it has been taken from us, who
 * asks for too many at once is refused, and who leaves too much unread is cut off.
 */
export class AnswersInFlight {
  readonly #limits: InFlightLimits;
  readonly #proxies: BlockList;
  readonly #addresses = new Map<string, Address>();
  readonly #connections = new Map<Socket, Connection>();

  constructor(trustedProxies: readonly string[], limits: Partial<InFlightLimits> = {}) {
    this.#proxies = proxyList(trustedProxies);
    this.#limits = { ...DEFAULTS, ...limits };
  }

  /** A new connection; false if its address has too many already. */
  connect(socket: Socket): boolean {
    const { remoteAddress } = socket;
    // It has been closed in the meantime.
    if (remoteAddress === undefined) return false;
    const key = addressKey(remoteAddress);
    const isProxy = isIn(this.#proxies, remoteAddress);
    const address = isProxy ? null : (this.#addresses.get(key) ?? { connections: 0, answers: 0 });
    if (address && address.connections >= this.#limits.connectionsOfAddress) return false;
    if (address) {
      address.connections += 1;
      this.#addresses.set(key, address);
    }
    const connection: Connection = { socket, address, current: null, ahead: [], count: 0 };
    this.#connections.set(socket, connection);
    socket.once('close', () => {
      this.#connections.delete(socket);
      if (!address) return;
      // Node tells nothing of answers that had not had their turn.
      address.answers -= connection.count;
      address.connections -= 1;
      if (address.connections === 0) this.#addresses.delete(key);
    });
    return true;
  }

  /** A new request on a connection: `answer` is called at its turn, `refuse` where its address has too many. */
  admit(socket: Socket, response: ServerResponse, { answer, refuse }: Answering): void {
    const connection = this.#connections.get(socket);
    if (!connection || connection.ahead.length >= this.#limits.requestsAhead) return void socket.destroy();
    const { address, current, ahead } = connection;
    if (address && address.answers >= this.#limits.answersOfAddress) return refuse();
    connection.count += 1;
    if (address) address.answers += 1;
    response.once('close', () => {
      if (!this.#connections.has(socket)) return;
      connection.count -= 1;
      if (address) address.answers -= 1;
      connection.current = null;
      ahead.shift()?.();
    });
    const begin = (): void => {
      connection.current = response;
      answer();
    };
    if (current) ahead.push(begin);
    else begin();
  }

  /** Whether the other side waits for us: nothing of the answer that is being made has left yet. */
  owesAnswer(socket: Socket): boolean {
    const current = this.#connections.get(socket)?.current;
    return current ? !current.headersSent : false;
  }

  /** Ends the connections with the most unread bytes wherever there are too many; returns how many were ended. */
  endUnread(): number {
    const waiting = [...this.#connections.values()]
      .map((connection) => ({ connection, bytes: connection.current?.writableLength ?? 0 }))
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => one.bytes - other.bytes);
    const ofAddress = new Map<Address, number>();
    let [ofAll, ended] = [0, 0];
    // The small ones first: what is over the limit is what is left.
    for (const { connection, bytes } of waiting) {
      const { address, socket } = connection;
      const sum = address ? (ofAddress.get(address) ?? 0) + bytes : 0;
      if (sum > this.#limits.bytesOfAddress || ofAll + bytes > this.#limits.bytesOfAll) {
        socket.destroy();
        ended += 1;
        continue;
      }
      if (address) ofAddress.set(address, sum);
      ofAll += bytes;
    }
    return ended;
  }
}
