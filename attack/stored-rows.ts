import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { configFrom } from '../src/server/config.ts';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { stranger } from '../test/harness/visitor.ts';
import { ask } from '../test/harness/wire.ts';
import { buyReport, whenMade } from './buyer.ts';
import { drawReading } from './drawing.ts';
import type { Instance } from './instance.ts';
import { bytesOnDisk } from './own-machine.ts';
import { endpointNamed, subscribe } from './subscriber.ts';

/** Something that a stranger can have stored without being asked who they are. */
export interface StoredRow {
  name: string;
  /** Of one address in a day, when it was measured first. */
  before: string;
  /** The setting that limits an address for an hour: too long to wait for. */
  perHour: string;
  mostMegabytesPerDay: number;
  /** How many are measured, where one takes long to make. */
  measured?: number;
  /** Whether the site has taken it. */
  store: (url: string, headers: Record<string, string>, at: number) => Promise<boolean>;
}

const AT_ONCE = 8;
const LONGEST_ENDPOINTS = [2048, 1024, 800, 600, 400];

/** Of chance, which no database can store in less. */
const endpointOf = (length: number): string =>
  endpointNamed(randomBytes(length).toString('base64url')).slice(0, length);

/** As long as the site takes them. */
async function subscribeLongest(url: string, headers: Record<string, string>): Promise<boolean> {
  for (const length of LONGEST_ENDPOINTS) {
    const { status } = await subscribe(url, stranger(), pushBrowser(endpointOf(length)), { headers });
    if (status !== 400) return status === 200;
  }
  return false;
}

export const STORED_ROWS: readonly StoredRow[] = [
  {
    name: 'subscriptions',
    before: '1.1 GB',
    perHour: 'newSubscriptionsPerHour',
    mostMegabytesPerDay: 20,
    store: subscribeLongest,
  },
  {
    name: 'tarot readings',
    before: '284 MB',
    perHour: 'newReadingsPerHour',
    mostMegabytesPerDay: 60,
    store: async (url, headers) => (await drawReading(url, { headers })) !== null,
  },
  {
    name: 'visitors',
    before: '41 MB',
    perHour: 'newVisitorsPerHour',
    mostMegabytesPerDay: 30,
    store: async (url, headers) => {
      const by = { 'x-user-id': stranger(), ...headers };
      return (await ask(url, '/api/preferences/refuse-joke', { method: 'POST', headers: by })).status === 200;
    },
  },
  {
    // Last: their books are set for a while after them. Without the demo nobody gets a report for nothing.
    name: 'orders with their reports, paid in the demo,',
    before: '–',
    perHour: 'newOrdersPerHour',
    mostMegabytesPerDay: 60,
    measured: 20,
    store: async (url, headers, at) => {
      const handle = await buyReport(url, at, { headers });
      return handle !== null && whenMade(url, handle, { headers });
    },
  },
];

/** How many of the attempts are taken, each from the address that is named for it. */
export async function taken(
  { url }: Instance,
  { store }: StoredRow,
  attempts: number,
  addressOf: (at: number) => string,
): Promise<number> {
  let next = 0;
  let count = 0;
  const send = async (): Promise<void> => {
    for (let at = next++; at < attempts; at = next++)
      if (await store(url, { 'x-forwarded-for': addressOf(at) }, at)) count += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return count;
}

/** What a row takes of the disk, its indexes included; the log of the database has bounds of its own. */
export async function bytesPerRow(instance: Instance, row: StoredRow, most: number): Promise<number> {
  const rows = row.measured ?? most;
  const tables = `${instance.dataDir}/postgres/base`;
  const from = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  // The first ones fill what is free on the pages that are there.
  await taken(instance, row, rows / 10, from);
  const before = bytesOnDisk(tables);
  const stored = await taken(instance, row, rows, (at) => from(at + 10_000));
  await delay(500);
  return (bytesOnDisk(tables) - before) / stored;
}

/** Infinity where there is no such limit. */
export function limitPerHour({ perHour }: StoredRow): number {
  const found = Object.entries(configFrom({})).find(([name]) => name === perHour);
  return found ? Number(found[1]) : Infinity;
}
