import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { makeCertificate } from './certificate.ts';
import { bytesField, fixedField, numberField, readVarint, varint } from './protobuf.ts';
import type { PushRequest } from './push-service.ts';

/** What a browser was registered for: its push endpoint ends with the token. */
interface Registration {
  app: string;
  sender: string;
  subtype: string;
}

export interface ChromiumPush {
  /** Leads a Chromium to this stub instead of Google's service. */
  flags: string[];
  /** Hands a message that came in at an endpoint to the browser; false when it knows no such endpoint. */
  deliver: (message: PushRequest) => boolean;
  stop: () => Promise<void>;
}

const MCS_VERSION = 41;
const TAGS = { heartbeat: 0, heartbeatAnswer: 1, login: 2, loginAnswer: 3, message: 8 };

const frame = (tag: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), varint(body.length), body]);

function loginAnswer(): Buffer {
  const body = Buffer.concat([bytesField(1, 'stub'), numberField(8, Date.now())]);
  return Buffer.concat([Buffer.from([MCS_VERSION]), frame(TAGS.loginAnswer, body)]);
}

/** The long-lived connection over which a Chromium gets its messages. */
function attend(socket: TLSSocket, onLogin: () => void): void {
  // The first byte is the version of the protocol.
  let unread: Buffer | null = null;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    unread = unread === null ? chunk.subarray(1) : Buffer.concat([unread, chunk]);
    for (let size = readVarint(unread.subarray(1)); size; size = readVarint(unread.subarray(1))) {
      const end: number = 1 + size.length + size.value;
      if (unread.length < end) return;
      const tag = unread[0];
      unread = unread.subarray(end);
      if (tag === TAGS.heartbeat) socket.write(frame(TAGS.heartbeatAnswer, Buffer.alloc(0)));
      if (tag !== TAGS.login) continue;
      socket.write(loginAnswer());
      onLogin();
    }
  });
}

const checkinAnswer = (): Buffer =>
  Buffer.concat([
    numberField(1, 1),
    numberField(3, Date.now()),
    fixedField(7, 4_242n),
    fixedField(8, 2_424n),
    bytesField(11, 'stub'),
  ]);

function messageFrame({ app, sender, subtype }: Registration, { headers, body }: PushRequest): Buffer {
  const pair = (key: string, value: string) =>
    bytesField(7, Buffer.concat([bytesField(1, key), bytesField(2, value)]));
  const parts = [
    bytesField(3, sender),
    bytesField(5, app),
    pair('subtype', subtype),
    pair('content-encoding', String(headers['content-encoding'])),
    bytesField(9, randomBytes(8).toString('hex')),
    numberField(17, Number(headers['ttl'])),
    numberField(18, Date.now()),
    bytesField(21, body),
  ];
  return frame(TAGS.message, Buffer.concat(parts));
}

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Google's side of Chromium's push: check-in, registration and the line for messages, on loopback. */
export async function startChromiumPush(): Promise<ChromiumPush> {
  const registrations = new Map<string, Registration>();
  const lines = new Set<TLSSocket>();
  async function register(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const subtype = form.get('X-subtype') ?? '';
    const token = form.get('delete') === 'true' ? subtype : randomBytes(16).toString('hex');
    if (form.get('delete') === 'true') {
      for (const [known, { subtype: of }] of registrations) if (of === subtype) registrations.delete(known);
    } else {
      registrations.set(token, { app: form.get('app') ?? '', sender: form.get('sender') ?? '', subtype });
    }
    response.end(`token=${token}`);
  }
  const http = createHttpServer((request, response) => {
    if (request.url !== '/checkin') return void register(request, response);
    response.setHeader('content-type', 'application/x-protobuf').end(checkinAnswer());
  });
  const mcs = createTlsServer(makeCertificate(), (socket) => attend(socket, () => lines.add(socket)));
  const [httpPort, mcsPort] = [await listening(http), await listening(mcs)];
  return {
    flags: [
      `--gcm-checkin-url=http://127.0.0.1:${httpPort}/checkin`,
      `--gcm-registration-url=http://127.0.0.1:${httpPort}/register`,
      `--gcm-mcs-endpoint=https://127.0.0.1:${mcsPort}`,
      '--ignore-certificate-errors',
    ],
    deliver(message) {
      const registration = registrations.get(message.path.slice(message.path.lastIndexOf('/') + 1));
      if (!registration) return false;
      for (const line of lines) if (!line.destroyed) line.write(messageFrame(registration, message));
      return true;
    },
    async stop() {
      for (const line of lines) line.destroy();
      http.closeAllConnections();
      await Promise.all([http, mcs].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
