import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { errorBody } from './errors.ts';
import { refusedPort } from './refused-port.ts';
import { PRIVATE } from '../cache-control.ts';

/** Memory, load and counts of requests are for whoever runs the machine, so no other machine can ask for them. */
const LOOPBACK = '127.0.0.1';

export interface MetricsServer {
  /** Origin that it listens on. */
  address: string;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const refusal = (status: number, message: string): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(errorBody(status, message)),
});

async function answerTo({ method, url = '' }: IncomingMessage, registry: Registry): Promise<Answer> {
  if (method !== 'GET' || url.split('?', 1)[0] !== '/metrics') return refusal(404, 'Only /metrics is here.');
  try {
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  } catch {
    return refusal(500, 'The metrics could not be collected.');
  }
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': PRIVATE,
    })
    .end(body);
}

/** `GET /metrics` on a port of its own. Port 0 takes any free one. */
export async function startMetricsServer(port: number, registry: Registry): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    void answerTo(request, registry).then((answer) => send(response, answer));
  });
  server.listen(port, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw refusedPort('METRICS_PORT', port, error) ?? error;
  }
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${bound.address}:${bound.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      // A collector keeps its connection open between two questions; waiting for it would hold up the site's end.
      server.closeAllConnections();
      await closed;
    },
  };
}
