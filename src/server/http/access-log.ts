import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusedPort } from './refused-port.ts';

/** A page that the web server in front has answered from its own copy, with what counting asks of a request. */
export interface AnsweredInFront {
  method: 'GET';
  url: string;
  headers: IncomingHttpHeaders;
}

/** What became of the lines so far. */
export interface LineTally {
  read: number;
  /** None of our lines, or one that was cut short. */
  malformed: number;
  /** More than are read in a second. */
  dropped: number;
}

export interface AccessLog {
  port: number;
  tally: Readonly<LineTally>;
  close: () => Promise<void>;
}

/** Lines of strangers' words, sent by our own web server: nobody else may send any. */
const LOOPBACK = '127.0.0.1';
const LONGEST_LINE = 4_096;
/** As many pages a second as 400 million a day; to read more would take the time of those who are answered here. */
const MOST_A_SECOND = 5_000;
const FIELDS = 6;

/** Of a header that was not sent nginx says an empty text. */
const given = (text: string): string | undefined => (text === '' ? undefined : text);

const isLine = (fields: unknown): fields is string[] =>
  Array.isArray(fields) && fields.length === FIELDS && fields.every((field) => typeof field === 'string');

/** One line of `deploy/nginx.conf`: what syslog puts in front, then a list of six texts. */
export function answeredInFront(line: string): AnsweredInFront | null {
  if (line.length > LONGEST_LINE) return null;
  try {
    const fields: unknown = JSON.parse(line.slice(line.indexOf('[')));
    if (!isLine(fields)) return null;
    const [url, agent, mode, site, dest, purpose] = fields as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!url.startsWith('/')) return null;
    const headers = {
      'user-agent': given(agent),
      'sec-fetch-mode': given(mode),
      'sec-fetch-site': given(site),
      'sec-fetch-dest': given(dest),
      'sec-purpose': given(purpose),
    };
    return { method: 'GET', url, headers };
  } catch {
    return null;
  }
}

/**
 * Hears from the web server in front, by UDP on this machine alone, which pages it has answered itself. Instances share the
 * port: each line reaches one of them, and while one restarts the others hear them all.
 */
export async function openAccessLog(
  port: number,
  onAnswered: (answered: AnsweredInFront) => void,
): Promise<AccessLog> {
  const tally: LineTally = { read: 0, malformed: 0, dropped: 0 };
  let second = 0;
  let readInSecond = 0;

  function hear(line: Buffer): void {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, readInSecond] = [now, 0];
    if (++readInSecond > MOST_A_SECOND) return void tally.dropped++;
    const answered = answeredInFront(line.toString());
    if (answered === null) return void tally.malformed++;
    tally.read++;
    onAnswered(answered);
  }

  // Where instances cannot share a port, the first one has it.
  const socket = createSocket({ type: 'udp4', reusePort: process.platform === 'linux' });
  socket.on('message', hear);
  socket.bind({ port, address: LOOPBACK });
  try {
    await once(socket, 'listening');
  } catch (error) {
    throw refusedPort('ACCESS_LOG_PORT', port, error) ?? error;
  }
  // What the system could not deliver is a line less, no reason to end.
  socket.on('error', () => {});
  return {
    port: (socket.address() as AddressInfo).port,
    tally,
    async close() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
