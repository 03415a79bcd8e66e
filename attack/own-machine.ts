import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './attack.ts';
import type { Instance } from './instance.ts';

const ROOT = join(import.meta.dirname, '..');
const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 150;
const AT_ONCE_MS = 5000;
const BLOCK_BYTES = 512;

/** What the files of a folder take on the disk. */
export function bytesOnDisk(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => {
    // Files come and go while the database works.
    const found = lstatSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    return sum + (found?.isFile() ? found.blocks * BLOCK_BYTES : 0);
  }, 0);
}

export function freshFolder({ dataDir }: Instance): Figure {
  const megabytes = bytesOnDisk(dataDir) / MEGABYTE;
  return {
    name: 'a fresh site on disk',
    before: '424 MB',
    goal: `≤ ${MOST_MEGABYTES} MB`,
    now: `${megabytes.toFixed(0)} MB`,
    held: megabytes <= MOST_MEGABYTES,
  };
}

export async function impossibleFolder(): Promise<Figure> {
  const startedMs = performance.now();
  const { status, stderr, error } = spawnSync(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: '/proc/nope', PORT: '0', HOST: '127.0.0.1' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  const seconds = (performance.now() - startedMs) / 1000;
  const lines = stderr.trim().split('\n');
  const isSentence =
    lines.length === 1 && /DATA_DIR|\/proc\/nope/.test(lines[0]!) && !/at .*:\d+/.test(lines[0]!);
  return {
    name: 'DATA_DIR=/proc/nope',
    before: 'no sentence',
    goal: 'its sentence, at once',
    now: `“${lines.at(-1)!.slice(0, 100)}” after ${seconds.toFixed(1)} s${error ? ', killed' : ''}`,
    held: status === 1 && isSentence && seconds * 1000 < AT_ONCE_MS,
  };
}

/** Says who it is and prints how it is received: R and the kind of proof asked for (0: none), or E. */
const KNOCK = `
  const text = ['user', 'postgres', 'database', 'postgres', '', ''].join('\\0');
  const body = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(text)]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const socket = require('node:net').connect(process.argv[1], () => socket.write(Buffer.concat([length, body])));
  socket.on('error', ({ code }) => console.log(code));
  socket.once('data', (told) => {
    console.log(String.fromCharCode(told[0]) + (told[0] === 82 ? told.readInt32BE(5) : ''));
    socket.destroy();
  });`;

/** Another process of the database's own account, which has not read the password. */
export async function databaseDoor({ dataDir }: Instance): Promise<Figure> {
  const data = join(dataDir, 'postgres');
  const socket = readdirSync(data).find((name) => /^\.s\.PGSQL\.\d+$/.test(name));
  // As the default folder is; a temporary one is closed to others from the start.
  chmodSync(dataDir, 0o755);
  const { uid, gid } = lstatSync(data);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const { stdout, error } = spawnSync(process.execPath, ['-e', KNOCK, join(data, socket ?? 'none')], {
    cwd: '/',
    encoding: 'utf8',
    timeout: 30_000,
    ...account,
  });
  const received = error ? String(error) : stdout.trim();
  return {
    name: 'database entered by another process of its account',
    before: 'open',
    goal: 'refused without the password',
    now: received === 'R0' ? 'open' : /^R\d+$/.test(received) ? 'password asked for' : `refused: ${received}`,
    held: /^(R[1-9]\d*|E|EACCES)$/.test(received),
  };
}
