import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';
import { trustedCertificate } from './trusted-certificate.ts';

export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How the service answers; by default it takes every message. */
export type Answering = (response: ServerResponse, request: PushRequest) => void;

export interface PushService {
  /** `localhost:port`, as PUSH_ALLOW_HOSTS takes it. */
  host: string;
  origin: string;
  /** Its certificate. */
  ca: string;
  received: PushRequest[];
  connections: () => number;
  answer: (answering: Answering) => void;
  stop: () => Promise<void>;
}

export const taken: Answering = (response) => response.writeHead(201, { location: '/message/1' }).end();

/** A push service at the wire: real TLS on loopback, which keeps what it gets and answers as it is told. */
export async function startPushService(
  { cert, key }: Certificate = trustedCertificate(),
): Promise<PushService> {
  const received: PushRequest[] = [];
  let answering = taken;
  let connections = 0;
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const kept = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(kept);
      answering(response, kept);
    });
  });
  // Like the real ones, it does not hang up on a sender that pauses for some seconds.
  server.keepAliveTimeout = 60_000;
  server.on('secureConnection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `https://${host}`,
    ca: cert,
    received,
    connections: () => connections,
    answer: (next) => {
      answering = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
