import { connect, type Socket } from 'node:net';

/**
 * Asks for one page over kept connections as fast as the server can answer. It counts bytes instead of reading them: a
 * client that parses every answer is slower than the server and would measure itself.
 */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Lines beside those that every request has: "Sec-Fetch-Mode: navigate". */
  headers?: readonly string[];
}

function requestText(url: URL, headers: readonly string[]): string {
  const lines = [`GET ${url.pathname} HTTP/1.1`, `Host: ${url.host}`, 'Accept-Encoding: br', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function opened(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => resolve(socket));
    socket.setNoDelay(true).on('error', reject);
  });
}

/** How many bytes an answer has behind its headers: every answer to the same request has as many. */
async function bodyLength(url: URL, request: Buffer): Promise<number> {
  const socket = await opened(url);
  socket.write(request);
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    const end = received.indexOf('\r\n\r\n');
    const length = /^content-length: (\d+)/im.exec(
      received.subarray(0, Math.max(0, end)).toString('latin1'),
    )?.[1];
    if (!length || received.length < end + 4 + Number(length)) continue;
    if (!received.toString('latin1').startsWith('HTTP/1.1 200'))
      throw new Error(`${url} does not answer 200`);
    socket.destroy();
    return Number(length);
  }
  throw new Error(`${url} closed the connection without an answer`);
}

/** Answers received in the given time. */
export async function answersIn({ url: text, connections, seconds, headers = [] }: Load): Promise<number> {
  const url = new URL(text);
  const request = Buffer.from(requestText(url, headers));
  const length = await bodyLength(url, request);
  let answers = 0;
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(url)));
  for (const socket of sockets) {
    let missing = 0;
    socket.on('data', (chunk: Buffer) => {
      // Headers come in one piece; a proxy says in them whether it had to ask.
      if (missing === 0) missing = chunk.indexOf('\r\n\r\n') + 4 + length;
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) throw new Error(`${url} answers with another length than before`);
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  for (const socket of sockets) socket.destroy();
  return answers;
}
