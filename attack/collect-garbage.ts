/** Loaded into the site before its own code (`node --import`): frees what nothing holds any more whenever it is told to. */
import { isMainThread } from 'node:worker_threads';

// Threads and child processes of the site load it too.
if (isMainThread && process.argv[1]?.endsWith('/server/main.ts'))
  process.on('message', () => globalThis.gc!());
