import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  type Database,
  DatabaseAway,
  isConnectionFailure,
  isFull,
  isUnstorableText,
  openDatabase,
} from '../../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { visitors } from '../../src/server/preferences/tables.ts';
import { silentLog } from '../harness/log.ts';
import { readyFolder, removeTemplate, removeTemporaryFolders, temporaryFolder } from './folders.ts';
import { timeLimit } from '../harness/time-limits.ts';

const endings: (() => Promise<unknown>)[] = [];

afterAll(removeTemplate);

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await removeTemporaryFolders();
});

/** An embedded server of its own plays the outside one; its socket lies where its data does. */
const urlOf = (dataDir: string, database = 'zodiary') =>
  `postgres://zodiary@localhost/${database}?host=${encodeURIComponent(`${dataDir}/postgres`)}`;

async function serve(dataDir: string): Promise<() => Promise<void>> {
  const { stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  endings.push(stop);
  return stop;
}

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog });
  endings.push(database.close);
  return database;
}

async function listen(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://someone@127.0.0.1:${(server.address() as AddressInfo).port}/zodiary?sslmode=disable`;
}

test('a database that is away at the start is awaited, migrated when it comes, and missed when it goes', async () => {
  const dataDir = temporaryFolder();
  const database = await open(urlOf(dataDir));
  expect(database.ready()).toBe(false);
  await expect(database.pool.query('select 1')).rejects.toBeInstanceOf(DatabaseAway);
  const stop = await serve(dataDir);
  await database.whenReady();
  expect(await database.db.select().from(visitors)).toEqual([]);

  await stop();
  const failure = await database.db
    .select()
    .from(visitors)
    .catch((error: unknown) => error);
  expect(isConnectionFailure(failure)).toBe(true);
  await serve(dataDir);
  await vi.waitFor(() => expect(database.ready()).toBe(true), timeLimit(20_000));
  expect(await database.db.select().from(visitors)).toEqual([]);
});

test('a database that never answers neither blocks the start nor a query', async () => {
  const start = performance.now();
  const database = await open(await listen(() => {}));
  expect(database.ready()).toBe(false);
  await expect(database.db.select().from(visitors)).rejects.toSatisfy(isConnectionFailure);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('a server that hangs up while the site closes keeps nobody waiting', async () => {
  const arrivals: Socket[] = [];
  const database = await open(await listen((socket) => arrivals.push(socket)));
  const before = arrivals.length;
  await vi.waitFor(() => expect(arrivals.length).toBeGreaterThan(before), timeLimit(20_000));
  const closing = database.close();
  arrivals.at(-1)!.destroy();
  await closing;
});

test('an unknown host is a database that is away', async () => {
  expect((await open('postgres://someone@nowhere.invalid/zodiary')).ready()).toBe(false);
});

test('a wrong database name is refused in one sentence', async () => {
  const dataDir = await readyFolder();
  await serve(dataDir);
  await expect(open(urlOf(dataDir, 'missing'))).rejects.toThrow(
    'The database refuses: database "missing" does not exist',
  );
});

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The few messages with which a server of that version lets in and answers one row of two texts. */
function speakAs(number: string, name: string): (socket: Socket) => void {
  const ready = message('Z', Buffer.from('I'));
  const column = (title: string) =>
    Buffer.concat([
      Buffer.from(`${title}\0`),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
    ]);
  const field = (text: string) => Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]);
  const two = Buffer.from([0, 2]);
  const row = [
    message('T', Buffer.concat([two, column('number'), column('name')])),
    message('D', Buffer.concat([two, field(number), field(name)])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ];
  return (socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', () => socket.write(Buffer.concat(row)));
    });
  };
}

test('a server older than 15 is refused in one sentence', async () => {
  const url = await listen(speakAs('140012', '14.12'));
  await expect(open(url)).rejects.toThrow('The database is PostgreSQL 14.12; 15 or newer is needed.');
});

test.each([
  ['a refused connection', { code: 'ECONNREFUSED' }, true],
  ['a missing socket', { code: 'ENOENT', syscall: 'connect' }, true],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }, false],
  ['an admin shutdown', { code: '57P01' }, true],
  ['a server starting up', { code: '57P03' }, true],
  ['a broken connection', { code: '08006' }, true],
  ['too many connections', { code: '53300' }, true],
  ['a full disk', { code: '53100' }, false],
  ['a unique violation', { code: '23505' }, false],
  ['a statement time-out', { code: '57014' }, false],
])('%s, also as a cause and among several: connection failure %o', (_what, fields, expected) => {
  const error = Object.assign(new Error('x'), fields);
  expect(isConnectionFailure(error)).toBe(expected);
  expect(isConnectionFailure(new Error('drizzle', { cause: error }))).toBe(expected);
  expect(isConnectionFailure(new AggregateError([error]))).toBe(expected);
});

test.each([
  ['a full disk', '53100', { full: true, unstorable: false }],
  ['no memory', '53200', { full: true, unstorable: false }],
  ['a NUL in a text', '22021', { full: false, unstorable: true }],
  ['a NUL in JSON', '22P05', { full: false, unstorable: true }],
  ['a unique violation', '23505', { full: false, unstorable: false }],
])('%s is told from other failures', (_what, code, expected) => {
  const error = new Error('drizzle', { cause: Object.assign(new Error('x'), { code }) });
  expect({ full: isFull(error), unstorable: isUnstorableText(error) }).toEqual(expected);
});
