import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { makeFolder } from './make-folder.ts';

export const KEY_BYTES = 32;
export const KEY_FILE = 'secret.key';

export type KeySettings = Pick<Config, 'secretKey' | 'oldSecretKey' | 'dataDir'>;

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

function secretInFile(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, KEY_FILE), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** All that this machine has been told or has kept. Makes none: a new one opens nothing old. */
export function knownSecrets({ secretKey, oldSecretKey, dataDir }: KeySettings): string[] {
  return [secretKey, secretInFile(dataDir), oldSecretKey].filter((secret) => secret !== null);
}

/** Another key for each use: what is known of one tells nothing of the others. */
export const deriveKey = (secret: string, use: string, salt: string | Buffer = 'zodiary'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, use, KEY_BYTES));
