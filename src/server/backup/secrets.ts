import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE, keptSecret, type KeySettings } from '../orders/sealing.ts';

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

/** What new backups are sealed with. */
export const currentSecret = ({ secretKey, dataDir }: KeySettings): string =>
  secretKey ?? keptSecret(dataDir);
