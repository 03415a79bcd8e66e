import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freshDatabase } from './database.ts';
import { TEST_NOON } from './site.ts';

export interface OverheardSite {
  url: string;
  metricsUrl: string;
  databaseUrl: string;
  setClock: (iso: string) => Promise<void>;
  /** Ends it, and tells all that it has said. */
  stop: () => Promise<string>;
}

/** A site whose every word is heard. */
export async function startOverheardSite(env: Record<string, string> = {}): Promise<OverheardSite> {
  const databaseUrl = await freshDatabase();
  const child = fork(join(import.meta.dirname, 'site-process.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'trace',
      DATABASE_URL: databaseUrl,
      TEST_CLOCK_MS: String(Date.parse(TEST_NOON)),
      ...env,
    },
    execArgv: [],
    silent: true,
  });
  const heard: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  const [{ address, metricsAddress }] = (await once(child, 'message')) as [
    { address: string; metricsAddress: string },
  ];
  const stop = async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    return heard.join('');
  };
  const setClock = async (iso: string) => {
    const answered = once(child, 'message');
    child.send({ clockMs: Date.parse(iso) });
    await answered;
  };
  const url = address.replace('localhost', '127.0.0.1');
  return { url, metricsUrl: metricsAddress, databaseUrl, setClock, stop };
}
