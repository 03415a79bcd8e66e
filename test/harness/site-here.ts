import { join } from 'node:path';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { systemClock } from '../../src/server/clock.ts';
import { configFrom } from '../../src/server/config.ts';
import { startSite, type Site } from '../../src/server/site.ts';
import { freshDatabase } from './database.ts';

const pages: string = join(import.meta.dirname, '../../build/server/index.js');

/** A site in the process of the test itself, which can ask the framework what it has registered. */
export async function startSiteHere(env: Record<string, string>): Promise<Site> {
  return startSite({
    config: configFrom({
      PORT: '0',
      HOST: '127.0.0.1',
      ROLE: 'web',
      DATABASE_URL: await freshDatabase(),
      SECRET_KEY: 'a key of thirty-two characters or more',
      READ_REQUESTS_PER_MINUTE: '1000000',
      WRITE_REQUESTS_PER_MINUTE: '1000000',
      MAX_EVENT_LOOP_DELAY_MS: '30000',
      ...env,
    }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    loadPages: () => import(pages) as Promise<ServerBuild>,
  });
}
