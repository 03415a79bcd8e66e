import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BookOrder } from './order.ts';

const PROCESS = fileURLToPath(new URL('./typeset-process.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PACKAGES = ['@myriaddreamin/typst-ts-web-compiler', '@expo-google-fonts', 'astronomia'];
/**
 * It may read our source and these packages, write nothing, start nothing, and take two thirds of a gigabyte in all: a
 * book that is set twice takes twice the memory of WebAssembly, some 270 MB.
 */
const LIMITS = [
  '--permission',
  ...['package.json', 'src/*', ...PACKAGES.map((name) => `node_modules/${name}/*`)].map(
    (path) => `--allow-fs-read=${ROOT}${path}`,
  ),
  '--wasm-max-mem-pages=6144',
  '--max-old-space-size=256',
  // It runs once: the better code of the second compiler costs more than it saves, a quarter of the processor time.
  '--liftoff-only',
];
const PDF_HEAD = '%PDF-';

/** Why a book was not set. The message says how the process ended and nothing of what was in the book. */
export class NotSet extends Error {
  override name = 'NotSet';
  /** What the process said; may hold what somebody typed, so it is for whoever looks, not for the log. */
  readonly said: string;

  constructor(how: string, said: string) {
    super(`typesetter ended with ${how}`);
    this.said = said;
  }
}

/** Sets one book in a process of its own: whatever goes wrong there ends there. */
export async function setBook(order: BookOrder, timeoutMs: number, signal?: AbortSignal): Promise<Buffer> {
  const child = spawn(process.execPath, [...LIMITS, PROCESS], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    ...(signal ? { signal } : {}),
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.name));
    child.once('close', (code, killedBy) => resolve(String(killedBy ?? code)));
  });
  // A process that died cannot be written to; its end is reported by its exit.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(order));
  const [pdf, said, how] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (how !== '0' || !pdf.subarray(0, PDF_HEAD.length).equals(Buffer.from(PDF_HEAD)))
    throw new NotSet(how, said);
  return pdf;
}
