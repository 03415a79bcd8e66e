import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { Busy, Invalid } from '../failures.ts';
import { ConcurrencyLimit, Places } from '../workers/concurrency-limit.ts';
import type { EncodedPicture } from './encode.ts';
import type { Encoded } from './encoder-process.ts';

const PROCESS = fileURLToPath(new URL('./encoder-process.ts', import.meta.url));
const LONGEST_MS = 30_000;

export type Encoder = (bytes: Buffer) => Promise<EncodedPicture>;

/** What the process said, or null if it ended without a word. */
function encodedBy(bytes: Buffer): Promise<Encoded | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Encoded | null>();
  const child = fork(PROCESS, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  child.once('message', (encoded) => resolve(encoded as Encoded));
  child.once('error', reject);
  child.once('exit', () => resolve(null));
  // One that died meanwhile cannot be written to; its end is told by its exit.
  child.stdin!.once('error', () => {});
  child.stdin!.end(bytes);
  return promise;
}

/**
 * Pictures are read and written by native code in a process of its own, one at a time: it takes a second or two, much
 * memory, and what came from outside may crash it.
 */
export function pictureEncoder(log: Logger): Encoder {
  const limit = new ConcurrencyLimit(new Places(1), { maxWaiting: 4, maxWaitingOfOne: 4, maxWaitMs: LONGEST_MS });
  return async (bytes) => {
    const encoded = await limit.run('desk', () => encodedBy(bytes));
    if (encoded === null) {
      log.warn({ bytes: bytes.length }, 'blog-pictures: a picture ended its process');
      throw new Busy('This picture took too long to prepare. Please try it again, or a smaller one.');
    }
    if ('picture' in encoded) return encoded.picture;
    if ('refused' in encoded) throw new Invalid(encoded.refused);
    log.info({ reason: encoded.unreadable }, 'blog-pictures: a picture could not be read');
    throw new Invalid('This picture can’t be read: the file is damaged, or isn’t whole. Please try another.');
  };
}
