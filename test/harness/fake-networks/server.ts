import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { give, misbehave, type ErrorShapes, type FakeAnswer, type FaultChooser } from './fault.ts';

export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a call is called, whom it is about, and what it does; `null` from `find`: there is no such call. */
export interface FakeHandling {
  name: string;
  /** So that the same post's calls meet their own faults. */
  key: string;
  work: () => FakeAnswer;
}

export interface FakeServer {
  url: string;
  calls: FakeCall[];
  stop: () => Promise<void>;
}

interface Options {
  network: string;
  find: (call: FakeCall, origin: string) => FakeHandling | null;
  shapes: ErrorShapes;
  chooseFault: FaultChooser;
  /** 0 is any free one. */
  port?: number;
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A network on loopback, as much of it as we use; it fails as it is told. */
export async function startFakeServer(options: Options): Promise<FakeServer> {
  const { network, find, shapes, chooseFault, port = 0 } = options;
  const calls: FakeCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://fake');
      const { method = '', headers } = request;
      const call = { method, path, query, headers, body: Buffer.concat(chunks) };
      calls.push(call);
      const handling = find(call, originOf(server));
      if (!handling) return give(response, { status: 404, body: { message: 'no such call' } });
      const { name, key, work } = handling;
      const fault = chooseFault({ network, name, key });
      if (fault?.when === 'before') return misbehave(response, fault, { status: 200, body: {} }, shapes);
      const answer = work();
      return fault ? misbehave(response, fault, answer, shapes) : give(response, answer);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: originOf(server),
    calls,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
