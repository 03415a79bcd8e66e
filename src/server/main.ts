import type { Logger } from 'pino';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { enableModuleCache, flushModuleCache } from './module-cache.ts';
import type { Site } from './site.ts';

/** Long enough for open requests to finish, short enough for whoever waits for the process to end. */
const DRAIN_MS = 10_000;

async function readConfig(): Promise<Config> {
  const { configFrom, WrongSetting } = await import('./config.ts');
  try {
    return configFrom(process.env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function stopOnSignals(site: Site): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Node would print a failure that nobody handled with all that it carries along: a query with its values. */
function logWhatEndsUs(log: Logger): void {
  process.on('uncaughtException', (failure) => {
    log.fatal({ err: failure }, 'process: ended by a failure that nobody handled');
    process.exit(1);
  });
}

async function main(): Promise<void> {
  // React takes three times as long to render a page when it is not told so; whoever wants its warnings sets another.
  process.env['NODE_ENV'] ??= 'production';
  enableModuleCache();
  const config = await readConfig();
  // Loaded after the settings are read, so that a wrong one is reported at once.
  const { createLog } = await import('./log.ts');
  const log = createLog(config.logLevel);
  logWhatEndsUs(log);
  const { startSite } = await import('./site.ts');
  const { inviteOwner } = await import('./access/invite-owner.ts');
  const { renderAhead } = await import('./pages/render-ahead.ts');
  // The built pages are made by the bundler; their path must not be resolved by the type checker.
  const pages: string = '../../build/server/index.js';
  const site = await startSite({
    config,
    clock: systemClock,
    log,
    loadPages: () => import(pages),
  });
  stopOnSignals(site);
  await inviteOwner(site, config, log);
  console.log(`${config.siteName} is ready at ${site.address}`);
  flushModuleCache();
  renderAhead(site.app, log);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
