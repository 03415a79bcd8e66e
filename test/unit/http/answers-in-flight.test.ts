import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { AnswersInFlight, type InFlightLimits } from '../../../src/server/http/answers-in-flight.ts';
import { until } from '../../harness/until.ts';

const ANSWER = Buffer.alloc(8 * 1024 * 1024);
const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers more than any connection takes at once. */
async function startServer(limits: Partial<InFlightLimits>, proxies: string[] = []) {
  const inFlight = new AnswersInFlight(proxies, limits);
  const admitted: string[] = [];
  const server = createServer((request, response) => {
    const answer = (): void => {
      admitted.push('answer');
      response.end(ANSWER);
    };
    const refuse = (): void => {
      admitted.push('refuse');
      response.writeHead(503).end();
    };
    inFlight.admit(request.socket, response, { answer, refuse });
  });
  server.on('connection', (socket) => inFlight.connect(socket) || socket.destroy());
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    inFlight,
    admitted,
    async open(requests: number): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).pause();
      sockets.push(socket);
      socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(requests));
      return socket;
    },
  };
}

it('refuses what an address asks for beyond its number of answers, over all its connections', async () => {
  const { admitted, open } = await startServer({ answersOfAddress: 3 });
  const first = await open(2);
  await until('an answer', () => admitted.length === 1);
  await open(2);
  await until('a refusal', () => admitted.length === 3);
  expect(admitted, 'one of each connection is begun').toEqual(['answer', 'answer', 'refuse']);
  first.destroy();
  await until('room for others', async () => {
    await open(1);
    return admitted.at(-1) === 'answer';
  });
});

it('begins an answer when the one before it has been read', async () => {
  const { admitted, open } = await startServer({});
  const socket = await open(3);
  await until('the first', () => admitted.length === 1);
  // Another connection is served meanwhile, so that there was time for it.
  await open(1);
  await until('another', () => admitted.length === 2);
  socket.resume();
  await until('the others', () => admitted.length >= 4);
  expect(new Set(admitted)).toEqual(new Set(['answer']));
});

it('ends a connection that sends very many ahead', async () => {
  const { admitted, open } = await startServer({ requestsAhead: 4 });
  const socket = await open(6);
  await once(socket.resume(), 'close');
  expect(admitted).toEqual(['answer']);
});

it('does not count a proxy, which asks for many', async () => {
  const { admitted, open } = await startServer({ answersOfAddress: 1, connectionsOfAddress: 1 }, [
    '127.0.0.0/8',
  ]);
  for (let index = 0; index < 3; index++) await open(1);
  await until('three requests', () => admitted.length === 3);
  expect(admitted).toEqual(['answer', 'answer', 'answer']);
});

it('closes connections beyond the number of an address', async () => {
  const { admitted, open } = await startServer({ connectionsOfAddress: 1 });
  await open(1);
  await until('a request', () => admitted.length === 1);
  const second = await open(1);
  await once(second.resume(), 'close');
  expect(admitted).toEqual(['answer']);
});

it('ends the connections with the most unread bytes, and only those', async () => {
  const { inFlight, admitted, open } = await startServer({ bytesOfAddress: 9 * 1024 * 1024 });
  await open(1);
  await open(1);
  await until('all requests', () => admitted.length === 2);
  expect(inFlight.endUnread()).toBe(1);
  await until('its end', () => inFlight.endUnread() === 0);
});
