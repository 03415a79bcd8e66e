import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Config } from '../config.ts';
import { makeFolder } from '../make-folder.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_FILE = 'secret.key';

interface SealingKey {
  /** Says which key opens a text, and nothing of the key. */
  id: string;
  bytes: Buffer;
}

export interface Seals {
  /** Compressed and encrypted; opened only for the same purpose, as "order 17". */
  seal: (value: unknown, purpose: string) => string;
  open: <T>(sealed: string, purpose: string) => T;
  /** Another secret for another use, from the same key. */
  derived: (use: string) => Buffer;
  /** What a text can be found by without being told: one by each key, the present key's first. */
  fingerprints: (text: string) => string[];
}

const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'zodiary', use, KEY_BYTES));

function keyOf(secret: string): SealingKey {
  const bytes = derive(secret, 'sealing');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** Made once; of two processes that start together, both use the one that was first. */
export function keptSecret(dataDir: string): string {
  makeFolder(dataDir);
  const file = join(dataDir, KEY_FILE);
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function encrypt({ id, bytes }: SealingKey, plain: Buffer, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytes, iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

function decrypt({ bytes }: SealingKey, sealed: Buffer, purpose: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, bytes, sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

export type KeySettings = Pick<Config, 'secretKey' | 'oldSecretKey' | 'dataDir'>;

/** What strangers must not read even with the whole database in hand. The key is read when it is first needed. */
export function createSeals({ secretKey, oldSecretKey, dataDir }: KeySettings): Seals {
  let keptCurrent: string | null = secretKey;
  const current = (): string => (keptCurrent ??= keptSecret(dataDir));
  const secrets = (): string[] => [current(), oldSecretKey].filter((key) => key !== null);
  const keys = (): SealingKey[] => secrets().map(keyOf);
  return {
    seal: (value, purpose) => encrypt(keyOf(current()), gzipSync(JSON.stringify(value)), purpose),
    open<T>(sealed: string, purpose: string) {
      const [id, text = ''] = sealed.split('.');
      const key = keys().find((one) => one.id === id);
      if (!key) throw new Error('orders: sealed with a key that is not set');
      return JSON.parse(gunzipSync(decrypt(key, Buffer.from(text, 'base64url'), purpose)).toString()) as T;
    },
    derived: (use) => derive(current(), use),
    fingerprints: (text) =>
      secrets().map((secret) =>
        createHmac('sha256', derive(secret, 'fingerprints')).update(text).digest('base64url'),
      ),
  };
}

/** What is kept of a secret that somebody else holds. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
