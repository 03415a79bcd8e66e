import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ConcurrencyLimit, Places } from '../workers/concurrency-limit.ts';

const MEMORY_KIB = 64 * 1024;
const PASSES = 3;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Costs {
  memory: number;
  passes: number;
  parallelism: number;
}

const COSTS: Costs = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM };
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify(argon2);
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function hashWith(password: string, nonce: Buffer, costs: Costs, tagLength: number): Promise<Buffer> {
  // What looks the same is the same: some keyboards compose accents, others don't.
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...costs });
}

async function phcOf(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashWith(password, salt, COSTS, HASH_BYTES);
  const costs = `m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}`;
  return `$argon2id$v=19$${costs}$${unpadded(salt)}$${unpadded(hash)}`;
}

async function fits(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  if (!hash) throw new Error('access: the stored password is no Argon2id');
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(hash, 'base64');
  const given = await hashWith(password, Buffer.from(salt, 'base64'), costs, expected.length);
  return timingSafeEqual(given, expected);
}

/** Fits no password: where there is none to compare with, a guess takes as long as where there is one. */
const NOBODYS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  hash: (password: string, asker: string) => Promise<string>;
  /** Throws Busy where too many wait. */
  fits: (password: string, phc: string | null, asker: string) => Promise<boolean>;
}

/** Each takes 64 MiB and a third of a second of a processor: two at once, and few may wait. */
export function passwords(): Passwords {
  const limit = new ConcurrencyLimit(new Places(2), { maxWaiting: 8, maxWaitingOfOne: 2, maxWaitMs: 5000 });
  async function inTurn<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const release = await limit.enter(asker);
    try {
      return await work();
    } finally {
      release();
    }
  }
  return {
    hash: (password, asker) => inTurn(asker, () => phcOf(password)),
    fits: async (password, phc, asker) =>
      (await inTurn(asker, () => fits(password, phc ?? NOBODYS))) && phc !== null,
  };
}
