import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';

const MEGABYTE = 1024 * 1024;
/** Requests in between are answered from what was measured last. */
const MEASURED_FOR_MS = 5_000;

export interface FreeDisk {
  /** Null where it cannot be measured. */
  megabytes: () => Promise<number | null>;
  /** Whether so little is left that strangers may store nothing: what is left belongs to those who are here. */
  isLow: () => Promise<boolean>;
}

interface FreeDiskOptions {
  folder: string;
  /** 0 asks for no room at all. */
  minMegabytes: number;
  log: Logger;
}

/** The folder is made when something is first written there; until then its parent is on the same disk. */
async function diskOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return diskOf(parent);
  }
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await diskOf(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

/** How much of the disk is free, from 0 to 1. */
export async function freeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await diskOf(folder);
  return bavail / blocks;
}

export function freeDisk({ folder, minMegabytes, log }: FreeDiskOptions): FreeDisk {
  let measuring: Promise<number | null> = Promise.resolve(null);
  let measuredAtMs = -Infinity;
  let wasLow = false;

  function megabytes(): Promise<number | null> {
    const nowMs = performance.now();
    if (nowMs - measuredAtMs < MEASURED_FOR_MS) return measuring;
    measuredAtMs = nowMs;
    measuring = freeMegabytes(folder).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'storage: free disk not measured');
      return null;
    });
    return measuring;
  }

  return {
    megabytes,
    async isLow() {
      if (minMegabytes === 0) return false;
      const free = await megabytes();
      const isLow = free !== null && free < minMegabytes;
      if (isLow && !wasLow) log.error({ free, minMegabytes }, 'storage: disk nearly full, writes refused');
      if (!isLow && wasLow) log.info({ free, minMegabytes }, 'storage: disk has room, writes taken again');
      wasLow = isLow;
      return isLow;
    },
  };
}
