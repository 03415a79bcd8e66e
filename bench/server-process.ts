import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');
/** Of /proc/…/stat; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** User and system time of a process so far. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(line[1]) / 1024;
}

export interface RunningSite {
  pid: number;
  url: string;
  readyMs: number;
  child: ChildProcess;
  stop: () => Promise<void>;
}

async function readyLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /is ready at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The site ended before it was ready.');
}

export interface SiteProcessOptions {
  /** A module that is loaded into the process before the site and can be sent messages. */
  preloaded?: string;
  /** Gets what the site logs, which else goes to the terminal. */
  onLog?: (text: string) => void;
}

/** The site as `npm start` runs it, and how long it took to say that it is ready. */
export async function startSiteProcess(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
  { preloaded, onLog }: SiteProcessOptions = {},
): Promise<RunningSite> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...(preloaded ? ['--import', preloaded] : []), 'src/server/main.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', onLog ? 'pipe' : 'inherit', ...(preloaded ? ['ipc' as const] : [])],
    },
  );
  child.stderr?.setEncoding('utf8').on('data', onLog!);
  const url = (await readyLine(child)).replace('localhost', '127.0.0.1');
  const readyMs = performance.now() - started;
  child.stdout!.resume();
  return {
    pid: child.pid!,
    url,
    readyMs,
    child,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
