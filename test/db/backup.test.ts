import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEFT_OUT } from '../../src/server/backup/left-out.ts';
import { migrateUpTo } from '../../src/server/backup/earlier-migrations.ts';
import { checkBackup } from '../../src/server/backup/read.ts';
import { restoreBackup } from '../../src/server/backup/restore.ts';
import { writeBackup } from '../../src/server/backup/write.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { MIGRATIONS_FOLDER, migrateDatabase, readJournal } from '../../src/server/db/migrate.ts';
import { silentLog } from '../harness/log.ts';
import { Databases, everyRow, fillTables, SECRET, type EachRow } from './backed-up.ts';
import { removeTemporaryFolders, temporaryFolder } from './folders.ts';

let server: EmbeddedPostgres;
let databases: Databases;
let folder: string;
/** A filled database, its backup, and every row of it. */
let original: { database: string; file: string; rows: EachRow };

const at = new Date('2026-11-15T08:15:00Z');

async function backUp(database: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await databases.use(database, (client) =>
    writeBackup(client, { file, secret: SECRET, site: 'Zodiary', madeAt: at }),
  );
  return file;
}

const restoreInto = (database: string, file: string, secrets = [SECRET]) =>
  databases.use(database, (client) => restoreBackup(client, file, secrets));

const rowsOf = (database: string): Promise<EachRow> => databases.use(database, everyRow);

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startEmbeddedPostgres({ dataDir: temporaryFolder(), log: silentLog });
  databases = new Databases(server);
  const database = await databases.fresh();
  await databases.use(database, async (client) => {
    await migrateDatabase(client);
    await fillTables(client);
  });
  original = { database, file: await backUp(database, 'whole.backup'), rows: await rowsOf(database) };
});

afterAll(async () => {
  await server.stop();
  await removeTemporaryFolders();
});

test('a restored database has every row of every table, and numbers go on where they were', async () => {
  const empty = Object.entries(original.rows).filter(([, rows]) => rows.length === 0);
  // Not empty: fillTables has to be told what a row of the table looks like.
  expect(empty.map(([name]) => name)).toEqual([]);
  const target = await databases.fresh();
  const { rows } = await restoreInto(target, original.file);
  expect(await rowsOf(target)).toEqual(original.rows);
  expect(rows).toBe(Object.values(original.rows).flat().length);
  const next = (database: string) =>
    databases.use(database, async (client) => {
      const insert = "insert into mail_outbox (order_id, kind) values ('order 1', 'resend') returning id";
      return (await client.query<{ id: string }>(insert)).rows[0]!.id;
    });
  expect(await next(target)).toBe('41');
});

test('every table of the site is in a backup or named with a reason why not', async () => {
  const { end } = await checkBackup(original.file, [SECRET]);
  const { rows } = await databases.use(original.database, (client) =>
    client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'drizzle') order by 1",
    ),
  );
  const told = [...end.tables.map(({ name }) => name), ...Object.keys(LEFT_OUT)];
  expect(told.sort()).toEqual(rows.map(({ name }) => name));
});

test('the file is closed to others and tells nothing without the key', () => {
  const bytes = readFileSync(original.file);
  expect(statSync(original.file).mode & 0o777).toBe(0o600);
  for (const told of ['visitor', 'orders', 'push.example', SECRET]) expect(bytes.includes(told)).toBe(false);
});

test('a backup made one migration ago is restored and brought to the newest tables', async () => {
  const before = readJournal(MIGRATIONS_FOLDER).entries.at(-2)!;
  const old = await databases.fresh();
  await databases.use(old, async (client) => {
    await migrateUpTo(client, before.tag);
    await fillTables(client);
  });
  const file = await backUp(old, 'older.backup');
  const target = await databases.fresh();
  const { begin } = await restoreInto(target, file);
  expect(begin.migration.tag).toBe(before.tag);
  // What the newest migration makes of the old rows is what it makes of them where they are.
  await databases.use(old, (client) => migrateDatabase(client));
  expect(await rowsOf(target)).toEqual(await rowsOf(old));
});

test('a backup made by a newer release is refused by name', async () => {
  const newer = await databases.fresh();
  await databases.use(newer, async (client) => {
    await migrateDatabase(client);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
    );
  });
  await expect(backUp(newer, 'newer.backup')).rejects.toThrow('not at a migration that this release knows');
});

test('what is written while a backup is made is in it wholly or not at all', async () => {
  const file = path.join(folder, 'moving.backup');
  let writing: Promise<unknown> = Promise.resolve();
  await databases.use(original.database, async (writer) => {
    const write = (name: string): Promise<unknown> =>
      writer.query("insert into funnel values ('2026-01-01', $1, 1)", [name]);
    // Each table that is done has a row written to one that comes later or came before.
    const onTable = ({ name }: { name: string }): void => void (writing = writing.then(() => write(name)));
    await databases.use(original.database, (client) =>
      writeBackup(client, { file, secret: SECRET, site: 'Zodiary', madeAt: at, onTable }),
    );
    await writing;
    const { rowCount } = await writer.query("delete from funnel where date = '2026-01-01'");
    expect(rowCount).toBeGreaterThan(10);
  });
  const target = await databases.fresh();
  await restoreInto(target, file);
  expect(await rowsOf(target)).toEqual(original.rows);
});

/** The file with something done to its bytes. */
function spoiled(name: string, spoil: (bytes: Buffer) => Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, spoil(Buffer.from(readFileSync(original.file))));
  return file;
}

function flipped(bytes: Buffer, place: number): Buffer {
  bytes[place]! ^= 1;
  return bytes;
}

const SEALED_CHUNK = 4 + 64 * 1024 + 16;
const HEADER = 36;

const SPOILED: Record<string, [spoil: (bytes: Buffer) => Buffer, refusal: RegExp]> = {
  'a bit flipped in the middle': [
    (bytes) => flipped(bytes, bytes.length >> 1),
    /damaged: part \d+ of the file was changed/,
  ],
  'a bit flipped at the end': [(bytes) => flipped(bytes, bytes.length - 1), /damaged: part \d+/],
  'a bit of its salt flipped': [(bytes) => flipped(bytes, HEADER - 1), /damaged: part 1 /],
  'its last byte cut off': [(bytes) => bytes.subarray(0, -1), /cut short/],
  'its last part cut off': [(bytes) => bytes.subarray(0, HEADER + SEALED_CHUNK), /cut short/],
  'its first part cut out': [
    (bytes) => Buffer.concat([bytes.subarray(0, HEADER), bytes.subarray(HEADER + SEALED_CHUNK)]),
    /damaged: part 1 /,
  ],
  'a byte added': [(bytes) => Buffer.concat([bytes, Buffer.from([0])]), /added to the end/],
  'nothing in it': [() => Buffer.alloc(0), /no backup that this site can read/],
  'other things in it': [() => Buffer.from('a letter to a friend, long enough to be a header'), /no backup/],
};

test.for(Object.entries(SPOILED))(
  'a file with %s is refused and nothing is touched',
  async ([name, [spoil, refusal]]) => {
    const target = await databases.fresh();
    const file = spoiled(`${name.replaceAll(' ', '-')}.backup`, spoil);
    await expect(restoreInto(target, file)).rejects.toThrow(refusal);
    expect(await rowsOf(target)).toEqual({});
  },
);

test('another key opens nothing, and the old one still does', async () => {
  const target = await databases.fresh();
  const other = 'another key of thirty-two characters';
  await expect(restoreInto(target, original.file, [other])).rejects.toThrow('and the one here is another');
  await expect(restoreInto(target, original.file, [])).rejects.toThrow('and there is none here');
  expect((await restoreInto(target, original.file, [other, SECRET])).tables).toBeGreaterThan(10);
});

test('a database with rows is refused in one sentence and keeps what it has', async () => {
  await expect(restoreInto(original.database, original.file)).rejects.toThrow(
    /^A backup is restored into an empty database only, and this one has rows \(in \w+\): choose another\.$/,
  );
  expect(await rowsOf(original.database)).toEqual(original.rows);
});

test('a database that a restore before this has only migrated is as good as empty', async () => {
  const target = await databases.fresh();
  await databases.use(target, (client) => migrateDatabase(client));
  await restoreInto(target, original.file);
  expect(await rowsOf(target)).toEqual(original.rows);
});
