import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BenchService {
  pid: number;
  host: string;
  origin: string;
  ca: string;
  stop: () => Promise<void>;
}

/** The push service that takes the messages, in a process of its own: its work must not count as ours. */
export async function startBenchService(): Promise<BenchService> {
  const child = fork(join(import.meta.dirname, 'push-service-process.ts'), { execArgv: [] });
  const [address] = (await once(child, 'message')) as [Pick<BenchService, 'host' | 'origin' | 'ca'>];
  return {
    ...address,
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
