import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { deriveKey, keptSecret, type KeySettings } from '../secret-key.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

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
}

function keyOf(secret: string): SealingKey {
  const bytes = deriveKey(secret, 'sealing');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
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

/** What strangers must not read even with the whole database in hand. The key is read when it is first needed. */
export function createSeals({ secretKey, oldSecretKey, dataDir }: KeySettings): Seals {
  let keptCurrent: string | null = secretKey;
  const current = (): string => (keptCurrent ??= keptSecret(dataDir));
  const keys = (): SealingKey[] => [current(), oldSecretKey].filter((key) => key !== null).map(keyOf);
  return {
    seal: (value, purpose) => encrypt(keyOf(current()), gzipSync(JSON.stringify(value)), purpose),
    open<T>(sealed: string, purpose: string) {
      const [id, text = ''] = sealed.split('.');
      const key = keys().find((one) => one.id === id);
      if (!key) throw new Error('orders: sealed with a key that is not set');
      return JSON.parse(gunzipSync(decrypt(key, Buffer.from(text, 'base64url'), purpose)).toString()) as T;
    },
    derived: (use) => deriveKey(current(), use),
  };
}

/** What is kept of a secret that somebody else holds. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
