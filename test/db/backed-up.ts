import { createHash } from 'node:crypto';
import pg from 'pg';
import { LEFT_OUT } from '../../src/server/backup/left-out.ts';
import { withSession } from '../../src/server/backup/session.ts';
import type { EmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';

export const SECRET = 'a key of thirty-two characters or more';

export type EachRow = Record<string, string[]>;

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !(name in LEFT_OUT));
}

/** Every row of every table that a backup must bring back, generated columns and all, as the database itself writes them. */
export async function everyRow(client: pg.Client): Promise<EachRow> {
  const found: EachRow = {};
  for (const name of await tableNames(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${pg.escapeIdentifier(name)} t order by t::text collate "C"`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

type Row = Record<string, unknown>;

async function insert(client: pg.Client, table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, place) => `$${place + 1}`).join(', ');
  const columns = names.map(pg.escapeIdentifier).join(', ');
  const text = `insert into ${pg.escapeIdentifier(table)} (${columns}) values (${places})`;
  await client.query(text, Object.values(row));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** So mixed that it does not get smaller: a backup of it takes several chunks. */
const mixed = (seed: number): string =>
  createHash('shake256', { outputLength: 9000 }).update(String(seed)).digest('base64');

const AT = '2026-11-14T08:00:00.123456Z';
/** What `copy` has to escape, and what it must not take for its own marks. */
const ODD = ['tab\there', 'line\nbreak', 'back\\slash', '\\N', '\\.', 'snow ☃ and 𝄞', '', '\'"', '\r\n'];
const ROWS = 40;

/** Those that refer to each other, with the numbers that belong together. */
function relatedRows(n: number): [table: string, row: Row][] {
  const odd = ODD[n % ODD.length]!;
  const visitor_hash = hash(`visitor ${n}`);
  const order_id = `order ${n}`;
  const order = {
    id: order_id,
    number: `Z-${n}`,
    handle_hash: hash(order_id),
    provider: 'demo',
    amount: 1900,
    currency: 'USD',
    live: false,
    is_gift: true,
    consent_version: '1',
    consented_at: AT,
    sealed: odd,
    kept_until: AT,
    created_at: AT,
  };
  const body = `{"overview":  ${JSON.stringify(odd)}}`;
  return [
    ['visitors', { visitor_hash, timezone: odd }],
    ['push_subscriptions', { endpoint: `https://push.example/${n}`, visitor_hash, p256dh: odd, auth: 'a' }],
    ['deliveries', { visitor_hash, local_day: '2026-11-14', due_at: AT, detail: odd }],
    ['orders', order],
    ['order_sessions', { session: `session ${n}`, order_id }],
    ['reports', { order_id, sealed_document: odd + mixed(n) }],
    ['gifts', { order_id, code_hash: hash(`gift ${n}`), sealed_code: odd, expires_at: AT }],
    ['mail_outbox', { order_id, kind: 'receipt' }],
    ['readings', { kind: 'daily', sign: 'leo', period: `period ${n}`, edition: 1, body }],
  ];
}

const VALUES: Record<string, (name: string) => unknown> = {
  text: (name) => (name.endsWith('hash') ? hash(name) : `some ${name}`),
  integer: () => 1,
  bigint: () => 7_000_000_000,
  real: () => 0.1,
  'double precision': () => 0.1,
  boolean: () => true,
  date: () => '2026-11-14',
  'timestamp with time zone': () => AT,
  json: () => '{"a":  [1, "b"]}',
  jsonb: () => '{"a": [1, "b"]}',
  bytea: () => Buffer.from([0, 92, 255]),
  ARRAY: () => ['one', 'two'],
};

/** One row for a table that has none, made from what its columns are. */
async function fillByCatalog(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  await insert(client, table, Object.fromEntries(rows.map(({ name, type }) => [name, VALUES[type]!(name)])));
}

/** Rows that a catalog alone cannot make, because the table holds them to more. */
const PARTICULAR: [table: string, row: Row][] = [
  ['payment_sessions', { session: 's', reference: 'r', amount: 1, currency: 'USD' }],
  [
    'tarot_readings',
    { id: 'r', commitment_id: 'c', owner_hash: 'o', question: '?', body: '{}', created_at: AT },
  ],
  [
    'content_edits',
    {
      kind: 'joke',
      unit: 'cat-01',
      slot: 'public',
      state: 'live',
      text: '{"text": "“Odd”,  it’s said."}',
      revision: 3,
      author: 'a phone',
      saved_at: AT,
    },
  ],
  ['search_aliases', { words: 'cat zodiac', kind: 'search', target: 'leo', by: 'a phone', at: AT }],
  [
    'channels',
    {
      key: 'facebook-cats',
      name: 'Cats ☃',
      network: 'facebook',
      niche: 'cats',
      tone: 'dry',
      board: 'Cats',
      slots: '[{"weekday": 1, "time": "09:00", "kind": "cat-sign"}]',
      hashtags: '["#cats"]',
      way: 'kit',
    },
  ],
  [
    'channel_posts',
    {
      channel: 'facebook-cats',
      kind: 'cat-sign',
      state: 'draft',
      at: AT,
      slot_at: AT,
      picture: '{"art": "cat:sign-leo@disc", "lines": ["“Odd”\\n"]}',
      title: '',
      text: 'line\nbreak',
      alt: 'a cat',
      link: '/horoscope/leo',
      hashtags: '[]',
      token: 'secret',
      created_at: AT,
      changed_at: AT,
    },
  ],
  ['pin_file_settings', { columns: '{"title": "Odd, “name”"}', time_zone: 'Europe/Berlin' }],
  ['channel_post_events', { post: 1, at: AT, said: 'Made as a draft.' }],
  ['channel_sendings', { post: 1, tries: 2, failure: '{"a": "“b”"}' }],
  [
    'channel_connections',
    {
      channel: 'facebook-cats',
      state: 'connected',
      sealed: 'sealed “odd”',
      place_id: '1',
      place_name: 'Cats ☃',
      connected_at: AT,
    },
  ],
  [
    'channel_sign_ins',
    {
      state_hash: hash('state'),
      channel: 'facebook-cats',
      session_id: 's',
      sealed_verifier: 'sealed',
      created_at: AT,
    },
  ],
];

/** Some rows in every table there is. */
export async function fillTables(client: pg.Client): Promise<void> {
  for (let n = 0; n < ROWS; n++) for (const [table, row] of relatedRows(n)) await insert(client, table, row);
  // An older release has fewer tables.
  const tables = Object.keys(await everyRow(client));
  for (const [table, row] of PARTICULAR) if (tables.includes(table)) await insert(client, table, row);
  const filled = await everyRow(client);
  for (const [table, rows] of Object.entries(filled))
    if (rows.length === 0) await fillByCatalog(client, table);
  // A number was given out and its row is gone: the next one must not get it again.
  await client.query('delete from mail_outbox where id = (select max(id) from mail_outbox)');
}

/** Empty databases of one server, by name. */
export class Databases {
  readonly #server: EmbeddedPostgres;
  #made = 0;

  constructor(server: EmbeddedPostgres) {
    this.#server = server;
  }

  connection(database: string): pg.ClientConfig {
    return { ...this.#server.connection, database };
  }

  async fresh(): Promise<string> {
    const name = `fresh_${++this.#made}`;
    await withSession(this.connection('zodiary'), (client) => client.query(`create database ${name}`));
    return name;
  }

  use<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    return withSession(this.connection(database), work);
  }
}
