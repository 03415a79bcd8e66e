import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { connected } from '../harness/database.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

/** A site, and a connection to its database, to look at what is stored. */
export function siteWithDatabase(env: Record<string, string> = {}) {
  const here = {} as { site: TestSite; client: pg.Client };
  beforeAll(async () => {
    here.site = await startTestSite({ env });
    here.client = await connected(here.site.databaseUrl);
  });
  afterAll(async () => {
    await here.client.end();
    await here.site.stop();
  });

  /** A body, where there is one, is JSON. */
  function send(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
    return fetch(`${here.site.url}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
  }
  return { here, send };
}
