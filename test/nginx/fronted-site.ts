import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, startNginx, type NginxOptions, type RunningNginx } from '../harness/nginx.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { ask, type Answer } from '../harness/wire.ts';

export interface FrontedSite {
  nginx: RunningNginx;
  site: TestSite;
  accessLogFile: string;
  stop: () => Promise<void>;
}

type Environment = Record<string, string>;

export async function nginxBefore(
  sites: readonly TestSite[],
  options: Omit<NginxOptions, 'instances'> = {},
): Promise<RunningNginx> {
  return startNginx(findNginx()!, { ...options, instances: sites.map(({ url }) => url) });
}

/** A real site behind the real nginx, as `deploy/nginx.conf` has it. */
export async function startFrontedSite(
  env: Environment = {},
  options: Pick<NginxOptions, 'certificate'> = {},
): Promise<FrontedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-answered-'));
  const accessLogFile = join(folder, 'nginx-answered.log');
  const site = await startTestSite({
    env: { TRUSTED_PROXIES: '127.0.0.1', ACCESS_LOG_FILE: accessLogFile, ...env },
  });
  const nginx = await nginxBefore([site], { ...options, accessLogFile });
  return {
    nginx,
    site,
    accessLogFile,
    async stop() {
      await nginx.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The next answer that nginx gives from its own copy. */
export const fromCopy = (nginx: RunningNginx, path: string, headers: Environment = {}): Promise<Answer> =>
  until<Answer | null>(`${path} is answered from a copy`, async () => {
    const answer = await ask(nginx.url, path, { headers });
    return answer.headers['x-cache'] === 'HIT' ? answer : null;
  });

/** Nothing that was stored up to now may be answered after this second. */
export async function nextSecond(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await until('the next second', () => Math.floor(Date.now() / 1000) > now);
}
