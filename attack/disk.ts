import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../test/harness/wire.ts';
import type { Attack, AttackOptions, Figure } from './attack.ts';
import { fullDisk } from './full-disk.ts';
import { againstInstance } from './instance.ts';
import { bytesPerRow, limitPerHour, STORED_ROWS, taken, type StoredRow } from './stored-rows.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const ROWS = 500;
const ATTEMPTS = { address: 100, network: 150, all: 500 };
/** At most, on a machine of which others take half. */
const ATTEMPTS_TAKE_MS = 25_000;
/** Many addresses are one to the attacker, who may write any into the header of a trusted proxy. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
/** The size of a row does not depend on how many there may be; what jobs store is not the strangers'. */
const WITHOUT_LIMITS = {
  ...BEHIND_A_PROXY,
  ROLE: 'web',
  WRITE_REQUESTS_PER_MINUTE: '1000000',
  NEW_VISITORS_PER_HOUR: '1000000',
  NEW_SUBSCRIPTIONS_PER_HOUR: '1000000',
  NEW_READINGS_PER_HOUR: '1000000',
  NEW_ORDERS_PER_HOUR: '1000000',
  ALL_NEW_VISITORS_PER_MINUTE: '1000000',
  ALL_NEW_SUBSCRIPTIONS_PER_MINUTE: '1000000',
  ALL_NEW_READINGS_PER_MINUTE: '1000000',
  ALL_NEW_ORDERS_PER_MINUTE: '1000000',
};

interface Measured {
  row: StoredRow;
  bytes: number;
  /** Taken of the attempts within a minute. */
  address: number;
  network: number;
  all: number;
}

const sizes = (): Promise<Map<StoredRow, number>> =>
  againstInstance({ settings: WITHOUT_LIMITS }, async (instance) => {
    // The first search writes its index.
    await ask(instance.url, '/api/search?q=leo');
    const bytes = new Map<StoredRow, number>();
    for (const row of STORED_ROWS) bytes.set(row, await bytesPerRow(instance, row, ROWS));
    return bytes;
  });

/** Limits count within the minutes of the clock: attempts on both sides of a minute's end would be taken twice as often. */
async function roomInMinute(): Promise<void> {
  const leftMs = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (leftMs < ATTEMPTS_TAKE_MS) await delay(leftMs);
}

/** Each kind on an instance of its own: a subscription makes a visitor, who would be missing in the next count. */
async function takenOf(attempts: number, addressOf: (at: number) => string): Promise<Map<StoredRow, number>> {
  const counts = new Map<StoredRow, number>();
  for (const row of STORED_ROWS) {
    const count = await againstInstance({ settings: BEHIND_A_PROXY }, async (instance) => {
      await roomInMinute();
      return taken(instance, row, attempts, addressOf);
    });
    counts.set(row, count);
  }
  return counts;
}

function figuresOf({ row, bytes, address, network, all }: Measured): Figure[] {
  const perDay = (perMinute: number, perHour = Infinity): number =>
    (Math.min(perMinute * 1440, perHour * 24) * bytes) / MEGABYTE;
  const ofAddress = perDay(address, limitPerHour(row));
  return [
    {
      name: `disk: ${row.name} of one address in a day`,
      before: row.before,
      goal: `≤ ${row.mostMegabytesPerDay} MB`,
      now: `${ofAddress.toFixed(0)} MB (${(bytes / 1024).toFixed(1)} kB each, ${address} of ${ATTEMPTS.address} in a minute)`,
      held: ofAddress <= row.mostMegabytesPerDay,
    },
    {
      name: `disk: ${row.name} of a /48 and of all`,
      before: '65,536 times that; no limit',
      goal: 'a limit each',
      now: `${network} of ${ATTEMPTS.network}, ${all} of ${ATTEMPTS.all} taken in a minute (all: ${perDay(all).toFixed(0)} MB a day)`,
      held: network < ATTEMPTS.network && all < ATTEMPTS.all,
    },
  ];
}

async function storage({ tell }: AttackOptions): Promise<Figure[]> {
  const bytes = await sizes();
  tell('row sizes measured');
  const address = await takenOf(ATTEMPTS.address, () => '198.51.100.7');
  const network = await takenOf(ATTEMPTS.network, (at) => `2001:db8:7:${(at + 1).toString(16)}::1`);
  const all = await takenOf(ATTEMPTS.all, (at) => `10.9.${at >> 8}.${at & 255}`);
  return STORED_ROWS.flatMap((row) =>
    figuresOf({
      row,
      bytes: bytes.get(row)!,
      address: address.get(row)!,
      network: network.get(row)!,
      all: all.get(row)!,
    }),
  );
}

/** Strangers try to fill the disk, and what happens when it is full. */
export const disk: Attack = async (options) => [...(await storage(options)), ...(await fullDisk())];
