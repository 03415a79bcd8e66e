import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { timeLimit } from './time-limits.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Who asks: another address of this machine, such as 127.0.7.1. */
  from?: string;
  signal?: AbortSignal;
}

/** A request as it is written on the wire: fetch would decode bodies, tidy paths and choose its own Host. */
export function ask(origin: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from: localAddress, signal } = asking;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, localAddress, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** For what no client would send: the text goes out as it is, the answer is everything that came back. */
export function askRaw(origin: string, text: string, from?: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: Number(port), host: hostname, localAddress: from }, () =>
      socket.write(text, 'latin1'),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.setTimeout(timeLimit(10_000), () => socket.destroy(new Error('no answer in time')));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const body = bytes.subarray(end + 4);
  return { status: Number(first.split(' ')[1]), headers, body, text: body.toString() };
}

/** One number of /metrics; the sum when it has labels. */
export async function metric({ metricsUrl }: { metricsUrl: string }, name: string): Promise<number> {
  const { text } = await ask(metricsUrl, '/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  if (lines.length === 0) throw new Error(`/metrics has no ${name}`);
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
