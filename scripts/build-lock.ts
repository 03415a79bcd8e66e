import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOCK = join(import.meta.dirname, '../node_modules/.zodiary-build');
const OWNER = join(LOCK, 'pid');

function ownerIsAlive(): boolean {
  try {
    process.kill(Number(readFileSync(OWNER, 'utf8')), 0);
    return true;
  } catch (error) {
    // A lock just taken has no owner written yet; one whose owner is gone was left by a killed build.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function take(): boolean {
  try {
    mkdirSync(LOCK);
    writeFileSync(OWNER, String(process.pid));
    return true;
  } catch {
    return false;
  }
}

/** One build at a time in this folder: two starts at once must not write over each other. */
export async function withBuildLock(build: () => Promise<void>): Promise<void> {
  while (!take()) {
    if (!ownerIsAlive()) rmSync(LOCK, { recursive: true, force: true });
    else await delay(200);
  }
  try {
    await build();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}
