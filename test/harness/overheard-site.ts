import { once } from 'node:events';
import { freshDatabase } from './database.ts';
import { TEST_NOON } from './site.ts';
import { SiteProcess } from './site-processes.ts';

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
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'trace',
    DATABASE_URL: databaseUrl,
    MAX_EVENT_LOOP_DELAY_MS: '30000',
    ...env,
  };
  const host = new SiteProcess({ ...process.env, ...settings }, { silent: true });
  const heard: string[] = [];
  for (const stream of [host.child.stdout!, host.child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  const { site, address, metricsAddress } = await host.start(settings, Date.parse(TEST_NOON));
  const stop = async () => {
    const closed = once(host.child, 'close');
    await host.stop(site);
    await host.end();
    await closed;
    return heard.join('');
  };
  const url = address.replace('localhost', '127.0.0.1');
  return {
    url,
    metricsUrl: metricsAddress,
    databaseUrl,
    setClock: (iso) => host.setClock(site, iso),
    stop,
  };
}
